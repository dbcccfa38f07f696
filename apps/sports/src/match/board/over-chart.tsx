import type { CricketBoard } from '@pavilion/api-client';
import { useScoreMessages } from '../../messages/score.ts';
import styles from './over-chart.module.css';

/** Height of the drawing and width of an over in its own units. */
const HEIGHT = 40;
const WIDE = 16;
/** A chart is not drawn for fewer runs than these, so that a first single fills no column. */
const LEAST = 12;

/** Both innings over by over: the side that bats filled, the other one in outline behind it, a mark for each wicket. */
export function OverChart({
  overs,
  batting,
  names,
}: {
  readonly overs: NonNullable<CricketBoard['overs']>;
  readonly batting: 0 | 1;
  readonly names: readonly [string, string];
}) {
  const t = useScoreMessages();
  const other = batting === 0 ? 1 : 0;
  const [ours, theirs] = [overs[batting], overs[other]];
  // A wicket may fall in an over that has no runs yet.
  const count = Math.max(ours.runs.length, theirs.runs.length, ...ours.wickets.map((over) => over + 1));
  if (count === 0) return null;
  const most = Math.max(LEAST, ...ours.runs, ...theirs.runs);
  const heightOf = (runs: number) => (runs / most) * HEIGHT;
  const label = ([batting, other] as const)
    .filter((side) => overs[side].runs.length > 0)
    .map((side) =>
      t('anOverOf', { team: names[side], overs: overs[side].runs.length, runs: overs[side].runs.join(', ') }),
    )
    .join('. ');
  return (
    <div className={styles.chart}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${count * WIDE} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('anOver')}. ${label}`}
      >
        {theirs.runs.map((runs, over) => (
          <rect key={over} className={styles.theirs} x={over * WIDE + 1} width={WIDE - 2} {...column(heightOf(runs))} />
        ))}
        {ours.runs.map((runs, over) => (
          <rect key={over} className={styles.ours} x={over * WIDE + 3} width={WIDE - 6} {...column(heightOf(runs))} />
        ))}
        {ours.wickets.map((over, nth) => (
          <rect
            key={nth}
            className={styles.wicket}
            x={over * WIDE + 3}
            width={WIDE - 6}
            y={Math.max(0, HEIGHT - heightOf(ours.runs[over] ?? 0) - 6 * (1 + earlier(ours.wickets, nth)))}
            height={4}
          />
        ))}
      </svg>
      <p className={styles.key} aria-hidden="true">
        <span className={styles.keyOurs}>{names[batting]}</span>
        {theirs.runs.length > 0 && <span className={styles.keyTheirs}>{names[other]}</span>}
        {ours.wickets.length > 0 && <span className={styles.keyWicket}>{t('wicket')}</span>}
      </p>
    </div>
  );
}

const column = (height: number) => ({ y: HEIGHT - height, height });

/** How many wickets fell before this one in its over. */
const earlier = (wickets: readonly number[], nth: number): number =>
  wickets.slice(0, nth).filter((over) => over === wickets[nth]).length;
