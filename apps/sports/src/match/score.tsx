import type { ScoreBoard, Sport } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { lists } from '../exchange/lists.ts';
import { detailLabel, Marks } from '../exchange/match-row.tsx';
import { momentLabel } from '../exchange/match-time.ts';
import { MatchWhen } from '../exchange/match-when.tsx';
import type { MatchInfo } from '../live/book.ts';
import { useBoard, useFreshness, useMatchInfo, usePrices } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { useMatchMessages } from '../messages/match.ts';
import { useScoreMessages } from '../messages/score.ts';
import { BoardShape, LazyScoreBoard } from './lazy-score-board.tsx';
import styles from './score.module.css';
import { ServingDot } from './serving-dot.tsx';

/** Which match it is and how it stands: its score in the feed's words, and its board in those of its sport. */
export function Score({
  match,
  sport,
  isVoid,
}: {
  readonly match: MatchInfo;
  readonly sport: Sport;
  /** The match odds came to nothing: it was abandoned, or the operator decided so. */
  readonly isVoid: boolean;
}) {
  const t = useMessages();
  const m = useScoreMessages();
  const locale = useLocale();
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const progress = useMatchInfo(match, (info) => info.progress);
  const board = useBoard(match.refMatchId);
  const hasEnded = !inPlay && progress !== '';
  const hasBegun = inPlay || hasEnded;
  const path = lists.find(({ name }) => name === sport)?.path ?? '/';
  return (
    <header className={styles.score}>
      <div className={styles.crumb}>
        <Link to={path} className={styles.crumbLink}>
          <Icon name="chevron-left" size={16} />
          {t('allOf', { sport: t(sport) })}
        </Link>
        <span className={styles.crumbText}>{match.competition}</span>
        <Marks match={match} />
      </div>
      <h1 className={styles.title}>{match.name}</h1>
      {hasEnded ? <p className={styles.ended}>{m('ended')}</p> : <MatchWhen match={match} />}
      {isVoid && (
        <p className={styles.void}>
          <Icon name="info" size={16} />
          {m('isVoid')}
        </p>
      )}
      {hasBegun && board?.kind !== 'tennis' && <Sides match={match} />}
      {inPlay && <ThisOver match={match} />}
      {hasBegun && <Board match={match} board={board} />}
      {!hasBegun && (
        <p className={styles.starts}>
          {t('starts')}: {momentLabel(match.startsAt, t, locale)}
        </p>
      )}
    </header>
  );
}

/** What each side has. */
function Sides({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const sides = useMatchInfo(match, (info) => info.sides);
  if (sides.length === 0) return null;
  return (
    <dl className={styles.sides}>
      {sides.map(({ name, score, detail, serving }) => (
        <div key={name} className={styles.side} data-serving={serving || undefined}>
          <dt>
            {name}
            {serving && (
              <>
                <ServingDot />
                <span className="sr">{t(match.sportId === '4' ? 'batting' : 'serving')}</span>
              </>
            )}
          </dt>
          <dd>
            <b className={styles.sideScore}>{score}</b> {detailLabel(match, detail)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The balls of the over that is bowled, and room for those to come. */
function ThisOver({ match }: { readonly match: MatchInfo }) {
  const t = useMatchMessages();
  const over = useMatchInfo(match, (info) => info.over);
  if (!over || over.length === 0) return null;
  const left = Math.max(0, 6 - over.filter((ball) => !/wd|nb/.test(ball)).length);
  const words = over.map((ball) => {
    const { runs, mark } = ballOf(ball);
    return mark === null ? runs : t(`ball_${mark}`, { runs });
  });
  return (
    <p className={styles.starts}>
      {t('thisOver')}: <b className="sr">{words.join(', ')}</b>
      <span className={styles.balls} aria-hidden="true">
        {[...over, ...Array<null>(left).fill(null)].map((ball, index) => (
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
