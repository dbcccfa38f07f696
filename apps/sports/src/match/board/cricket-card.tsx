import type { CricketBoard } from '@pavilion/api-client';
import { useScoreMessages } from '../../messages/score.ts';
import { type BoardProps, namesOf } from './board-props.ts';
import styles from './cricket-card.module.css';
import { OverChart } from './over-chart.tsx';
import shared from './score-board.module.css';

/** A cricket match: what is needed and at what rate, who is in, who bowls, and the innings over by over. */
export function CricketCard({ board, match }: BoardProps<CricketBoard>) {
  const names = namesOf(match);
  return (
    <>
      <Standing board={board} names={names} />
      <div className={styles.card}>
        <Crease board={board} />
        {board.overs && <OverChart overs={board.overs} batting={board.batting} names={names} />}
        {board.day && <InningsList board={board} names={names} />}
      </div>
    </>
  );
}

interface Part {
  readonly board: CricketBoard;
  readonly names: readonly [string, string];
}

/** What has to be made yet, how fast they go, and why nobody bowls. */
function Standing({ board, names }: Part) {
  const t = useScoreMessages();
  const { need, pause, day, innings } = board;
  const { runs = 0, balls = 0 } = innings.at(-1) ?? {};
  return (
    <p className={shared.notes}>
      {pause && <b className={shared.strong}>{t(`pause_${pause}`)}</b>}
      {day && <span>{t('day', day)}</span>}
      {need && (
        <b className={styles.need}>
          {need.balls === null ? t('need', { runs: need.runs }) : t('needOff', { runs: need.runs, balls: need.balls })}
        </b>
      )}
      {day && !need && innings.length > 1 && <b className={styles.need}>{leadText(board, names, t)}</b>}
      {balls > 0 && (
        <span className={styles.rates}>
          <Rate label={t('runRate')} rate={rateOf(runs, balls)} />
          {need?.balls ? <Rate label={t('neededRate')} rate={rateOf(need.runs, need.balls)} /> : null}
        </span>
      )}
    </p>
  );
}

function Rate({ label, rate }: { readonly label: string; readonly rate: string }) {
  return (
    <span>
      {label} <b>{rate}</b>
    </span>
  );
}

/** Runs of six balls. */
const rateOf = (runs: number, balls: number): string => ((runs * 6) / balls).toFixed(2);

function leadText({ innings }: CricketBoard, names: Part['names'], t: ReturnType<typeof useScoreMessages>): string {
  const lead = innings.reduce((sum, { side, runs }) => sum + (side === 0 ? runs : -runs), 0);
  return lead === 0 ? t('level') : t('leads', { team: names[lead > 0 ? 0 : 1], runs: Math.abs(lead) });
}

/** Who is in and how long together, who bowls, who was out last. */
function Crease({ board: { batters, partnership, bowler, lastOut } }: { readonly board: CricketBoard }) {
  const t = useScoreMessages();
  if (!batters || !partnership) return null;
  return (
    <div className={styles.crease}>
      <p>
        {t('partnership')} <b>{partnership.runs}</b> · {t('balls', { count: partnership.balls })}
      </p>
      <span className={styles.share} aria-hidden="true">
        {batters.map(({ name, runs }) => (
          <i key={name} style={{ flexGrow: runs + 1 }} />
        ))}
      </span>
      <dl className={styles.people}>
        {batters.map(({ name, runs, balls }, index) => (
          <div key={name} className={styles.person}>
            <dt>
              {name}
              {index === 0 && <span className="sr">, {t('facing')}</span>}
            </dt>
            <dd>
              <Figures
                text={`${runs}${index === 0 ? '*' : ''}`}
                more={`(${balls})`}
                label={t('batterFigures', { runs, balls })}
              />
            </dd>
          </div>
        ))}
        {bowler && (
          <div className={styles.person}>
            <dt>
              {bowler.name}, {t('bowling')}
            </dt>
            <dd>
              <Figures
                text={`${bowler.wickets}/${bowler.runs}`}
                more={t('overs', { overs: oversOf(bowler.balls) })}
                label={t('bowlerFigures', { ...bowler, overs: oversOf(bowler.balls) })}
              />
            </dd>
          </div>
        )}
        {lastOut && (
          <div className={styles.person}>
            <dt>{t('lastOut')}</dt>
            <dd>{t('lastOutAt', { ...lastOut, overs: oversOf(lastOut.balls) })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Figures as a scorecard has them, and in words for who can't see them. */
function Figures({ text, more, label }: { readonly text: string; readonly more: string; readonly label: string }) {
  return (
    <>
      <span translate="no" aria-hidden="true">
        <b>{text}</b> {more}
      </span>
      <span className="sr">{label}</span>
    </>
  );
}

const oversOf = (balls: number): string => `${Math.floor(balls / 6)}${balls % 6 === 0 ? '' : `.${balls % 6}`}`;

/** The innings of a match over days, in their order. */
function InningsList({ board: { innings }, names }: Part) {
  const t = useScoreMessages();
  return (
    <ol className={styles.innings} aria-label={t('innings')}>
      {innings.map(({ side, runs, wickets, balls, isDeclared, isFollowOn }, index) => (
        <li key={index} className={styles.person}>
          <span>
            {names[side]}
            {isFollowOn && `, ${t('followOn')}`}
          </span>
          <span>
            <b>{wickets === 10 ? runs : `${runs}/${wickets}`}</b>
            {isDeclared && ` ${t('declared')}`} ({oversOf(balls)})
          </span>
        </li>
      ))}
    </ol>
  );
}
