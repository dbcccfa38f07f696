import type { ScoreBoard, Sport } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { Icon, IconLink } from '@pavilion/shared-ui';
import { momentLabel } from '../bets/moment-label.ts';
import { lists } from '../exchange/lists.ts';
import { detailLabel } from '../exchange/match-row.tsx';
import { MatchWhen } from '../exchange/match-when.tsx';
import { FollowButton, PinButton } from '../exchange/pin-button.tsx';
import { leagueKey, usePins } from '../exchange/pins.ts';
import type { MatchInfo } from '../live/book.ts';
import { useBoard, useFreshness, useMatchInfo, usePrices } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { useMatchMessages } from '../messages/match.ts';
import { useScoreMessages } from '../messages/score.ts';
import { TvButton, type useTv } from '../tv/live-tv.tsx';
import { BoardShape, LazyScoreBoard } from './lazy-score-board.tsx';
import styles from './score.module.css';
import { ServingDot } from './serving-dot.tsx';

/** Which match it is, and what can be done with it: followed, pinned, watched. */
export function MatchHead({
  match,
  sport,
  tv,
}: {
  readonly match: MatchInfo;
  readonly sport: Sport;
  readonly tv: ReturnType<typeof useTv>;
}) {
  const t = useMessages();
  const { followed } = usePins();
  const { refMatchId, sportId, name, competition } = match;
  const league = leagueKey(match);
  const path = lists.find((list) => list.name === sport)?.path ?? '/';
  return (
    <header className={styles.head}>
      <IconLink icon="chevron-left" label={t('allOf', { sport: t(sport) })} to={path} />
      <div className={styles.names}>
        <h1 className={styles.title}>{name}</h1>
        <span translate="no" className={`${styles.league} cut`}>
          {competition}
        </span>
      </div>
      <FollowButton league={league} name={competition} isFollowed={followed.includes(league)} />
      <PinButton className={styles.pin} pin={{ refMatchId, sportId, kind: 'match_odds' }} label={name} />
      {tv && <TvButton tv={tv} />}
    </header>
  );
}

/**
 * How a match stands: a line that stays in view on a phone, in the feed's words, and under it the board in the terms of its sport.
 */
export function Score({
  match,
  isVoid,
}: {
  readonly match: MatchInfo;
  /** The match odds came to nothing: it was abandoned, or the operator decided so. */
  readonly isVoid: boolean;
}) {
  const m = useScoreMessages();
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const progress = useMatchInfo(match, (info) => info.progress);
  const board = useBoard(match.refMatchId);
  const hasEnded = !inPlay && progress !== '';
  const hasBegun = inPlay || hasEnded;
  return (
    <div className={styles.score}>
      <div className={styles.line} data-board={board?.kind}>
        {hasBegun ? <Sides match={match} /> : <Starts startsAt={match.startsAt} />}
        <div className={styles.state}>
          {hasEnded ? <p className={styles.ended}>{m('ended')}</p> : <MatchWhen match={match} />}
          {inPlay && <ThisOver match={match} />}
        </div>
      </div>
      {isVoid && (
        <p className={styles.void}>
          <Icon name="info" size={16} />
          {m('isVoid')}
        </p>
      )}
      {hasBegun && <Board match={match} board={board} />}
    </div>
  );
}

function Starts({ startsAt }: Pick<MatchInfo, 'startsAt'>) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <p className={styles.starts}>
      {t('starts')}: {momentLabel(startsAt, t, locale)}
    </p>
  );
}

/** What each side has. */
function Sides({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const sides = useMatchInfo(match, (info) => info.sides);
  return (
    <dl className={styles.sides}>
      {sides.map(({ name, score, detail, serving }) => (
        <div key={name} className={styles.side} data-serving={serving || undefined}>
          <dt translate="no" className="cut">
            {name}
          </dt>
          <dd translate="no">
            {serving && (
              <span className={styles.serving}>
                <ServingDot />
                <span className="sr">{t(match.sportId === '4' ? 'batting' : 'serving')}</span>
              </span>
            )}
            <b className={styles.sideScore}>{score}</b> {detailLabel(match, detail)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The balls of the current over, and room for those to come: the last one first, see `.balls`. */
function ThisOver({ match }: { readonly match: MatchInfo }) {
  const t = useMatchMessages();
  const over = useMatchInfo(match, (info) => info.over);
  if (!over || over.length === 0) return null;
  const left = Math.max(0, 6 - over.filter((ball) => !/wd|nb/.test(ball)).length);
  const spoken = over.map((ball) => {
    const { runs, mark } = ballOf(ball);
    return mark === null ? runs : t(`ball_${mark}`, { runs });
  });
  return (
    <p className={styles.over}>
      <span className={styles.overLabel}>{t('thisOver')}: </span>
      <b className="sr">{spoken.join(', ')}</b>
      <span className={styles.balls} aria-hidden="true">
        {[...over, ...Array<null>(left).fill(null)].toReversed().map((ball, index) => (
          <span key={index} className={styles.ball} data-kind={ball === null ? 'none' : kindOf(ball)}>
            {ball}
          </span>
        ))}
      </span>
    </p>
  );
}

/** A ball's runs, and what it is besides: `1lb` is a run off a leg, `W` a wicket. */
function ballOf(ball: string): { readonly runs: string; readonly mark: (typeof MARKS)[number] | null } {
  const mark = MARKS.find((each) => ball.endsWith(each)) ?? null;
  return { runs: ball.slice(0, ball.length - (mark?.length ?? 0)), mark };
}

const MARKS = ['W', 'wd', 'nb', 'lb', 'b'] as const;

const kindOf = (ball: string) => (ball === 'W' ? 'wicket' : ball === '4' || ball === '6' ? 'boundary' : 'runs');

/** The board once its channel has spoken; while no channel does the score line alone stands. */
function Board({ match, board }: { readonly match: MatchInfo; readonly board: ScoreBoard | null | undefined }) {
  const isLive = useFreshness(usePrices()).kind !== 'stale';
  const state = useMatchInfo(match, (info) => info.state);
  if (board) return <LazyScoreBoard board={board} match={{ ...match, state }} />;
  return board === undefined && isLive ? <BoardShape /> : null;
}
