import type { BaccaratMark } from '@pavilion/game-rules';
import styles from './baccarat.module.css';
import { useBaccaratMessages } from './messages.ts';

type Winner = BaccaratMark['winner'];

/** Lower blue, higher rust, a tie green; each says its letter as well. */
const COLOURS: Readonly<Record<Winner, string>> = { player: '#2468AE', banker: '#C22F3C', tie: '#0E754D' };
const RINGS = { player: '#5AA5EE', banker: '#FF6674' };
const ROWS = 6;

interface RoadProps {
  /** The newest first. */
  readonly road: readonly BaccaratMark[];
  readonly columns: number;
  /** Of one field, px. */
  readonly size: number;
}

function Lines({ columns, size }: Omit<RoadProps, 'road'>) {
  const across = Array.from({ length: columns + 1 }, (_, at) => `M${at * size} 0V${ROWS * size}`);
  const down = Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * size}H${columns * size}`);
  return <path d={[...across, ...down].join('')} className={styles.lines} />;
}

/** Every result in its order, from the top down and then to the right. */
export function BeadPlate({ road, columns, size }: RoadProps) {
  const t = useBaccaratMessages();
  const shown = road.slice(0, columns * ROWS).toReversed();
  return (
    <svg className={styles.grid} width={columns * size} height={ROWS * size} role="img" aria-label={t.beadPlate}>
      <Lines columns={columns} size={size} />
      {shown.map(({ winner }, at) => {
        const [x, y] = [(Math.floor(at / ROWS) + 0.5) * size, ((at % ROWS) + 0.5) * size];
        const isNewest = at === shown.length - 1;
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <circle r={size * 0.44} fill={COLOURS[winner]} stroke={isNewest ? '#fff' : 'none'} strokeWidth="2" />
            {size >= 15 && (
              <text y={size * 0.22} textAnchor="middle" fill="#fff" className={styles.letter}>
                {t.letters[winner]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface Ring {
  readonly column: number;
  readonly row: number;
  readonly winner: 'player' | 'banker';
  ties: number;
}

/** The rings of a big road: a side that wins again goes down, another begins a column; what finds no room goes on to the right. */
export function bigRoadOf(winners: readonly Winner[]): readonly Readonly<Ring>[] {
  const rings: Ring[] = [];
  const taken = new Set<string>();
  const isTaken = (column: number, row: number) => taken.has(`${column},${row}`);
  let base = -1;
  for (const winner of winners) {
    const last = rings.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
      continue;
    }
    let [column, row] = [last?.column ?? 0, last?.row ?? 0];
    if (winner === last?.winner) {
      const hasRoom = column === base && row + 1 < ROWS && !isTaken(column, row + 1);
      if (hasRoom) row += 1;
      else column += 1;
    } else {
      do base += 1;
      while (isTaken(base, 0));
      [column, row] = [base, 0];
    }
    taken.add(`${column},${row}`);
    rings.push({ column, row, winner, ties: 0 });
  }
  return rings;
}

export function BigRoad({ road, columns, size }: RoadProps) {
  const t = useBaccaratMessages();
  const rings = bigRoadOf(road.toReversed().map(({ winner }) => winner));
  const from = Math.max(0, Math.max(0, ...rings.map(({ column }) => column)) - columns + 2);
  return (
    <svg className={styles.grid} width={columns * size} height={ROWS * size} role="img" aria-label={t.bigRoad}>
      <Lines columns={columns} size={size} />
      {rings
        .filter(({ column }) => column >= from)
        .map(({ column, row, winner, ties }) => (
          <g
            key={`${column} ${row}`}
            transform={`translate(${(column - from + 0.5) * size} ${(row + 0.5) * size})`}
            fill="none"
          >
            <circle r={size * 0.34} stroke={RINGS[winner]} strokeWidth={size * 0.17} />
            {ties > 0 && (
              <path
                d={`M${-size * 0.38} ${size * 0.38}L${size * 0.38} ${-size * 0.38}`}
                stroke="#3FD092"
                strokeWidth={size * 0.15}
              />
            )}
          </g>
        ))}
    </svg>
  );
}

/** How often each has won. */
export function Verdicts({ road }: Pick<RoadProps, 'road'>) {
  const t = useBaccaratMessages();
  const sides = ['player', 'tie', 'banker'] as const;
  return (
    <p className={styles.verdicts}>
      {sides.map((side) => {
        const count = road.filter(({ winner }) => winner === side).length;
        return (
          <span key={side} style={{ background: COLOURS[side], flexGrow: count }}>
            {t.letters[side]} {count}
          </span>
        );
      })}
    </p>
  );
}
