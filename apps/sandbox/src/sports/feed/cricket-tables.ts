import { OVER } from './ball.ts';
import { AGAIN, type BallChances, BYES, type CricketFormat } from './cricket-ball.ts';

/** The runs of a ball that a step back looks over. */
const REACH = 6;

/** Chances by the balls left, a row, and runs from 1 up to where there is next to no chance. */
export class Table {
  readonly #layers: Float32Array[] = [];
  readonly #rows: number;
  readonly #perBall: number;
  readonly balls: number;

  constructor({ overs, par }: CricketFormat, rows: number) {
    this.balls = overs * OVER;
    this.#rows = rows;
    this.#perBall = (1.75 * par) / this.balls;
  }

  /** One more than the most runs that are reckoned with. */
  width(left: number): number {
    return Math.min(6 * left, Math.ceil(24 + this.#perBall * left)) + 1;
  }

  at(left: number, row: number, runs: number): number {
    if (runs <= 0) return 1;
    const width = this.width(left);
    return runs < width ? (this.#layers[left]?.[row * width + runs] ?? 0) : 0;
  }

  /** A row to reckon with: sure of 0 runs and of less, of none more yet. */
  blank(): Float64Array {
    return new Float64Array(REACH + this.width(this.balls)).fill(1, 0, REACH + 1);
  }

  keep(left: number, rows: readonly Float64Array[]): void {
    const width = this.width(left);
    const layer = new Float32Array(this.#rows * width);
    for (const [index, row] of rows.entries()) layer.set(row.subarray(REACH, REACH + width), index * width);
    this.#layers[left] = layer;
  }
}

/** The chance of so many runs more before a number of wickets falls: backwards from the last ball. The first row is that of none left. */
export function runsTable(
  format: CricketFormat,
  wickets: number,
  chances: (left: number, wicketsLeft: number) => BallChances,
): Table {
  const table = new Table(format, wickets + 1);
  const rows = Array.from({ length: wickets + 1 }, () => ({ now: table.blank(), before: table.blank() }));
  for (let left = 1; left <= table.balls; left += 1) {
    const end = REACH + table.width(left);
    for (const [index, row] of rows.entries()) {
      if (index === 0) continue;
      row.now = fill(row.now, row.before, rows[index - 1]?.before ?? row.before, chances(left, index), end);
    }
    // Whoever has no wicket left has what they have.
    table.keep(
      left,
      rows.map(({ now }) => now),
    );
    for (const row of rows) [row.now, row.before] = [row.before, row.now];
  }
  return table;
}

/** A row of chances from those of a ball later: as they are after a ball without a wicket, and after a wicket. */
function fill(
  now: Float64Array,
  kept: Float64Array,
  lost: Float64Array,
  { wicket, six, four, three, two, one }: BallChances,
  end: number,
): Float64Array {
  const dot = 1 - wicket - six - four - three - two - one - BYES - AGAIN;
  const single = one + BYES;
  for (let at = REACH + 1; at < end; at += 1) {
    now[at] =
      AGAIN * (now[at - 1] as number) +
      wicket * (lost[at] as number) +
      dot * (kept[at] as number) +
      single * (kept[at - 1] as number) +
      two * (kept[at - 2] as number) +
      three * (kept[at - 3] as number) +
      four * (kept[at - 4] as number) +
      six * (kept[at - 6] as number);
  }
  return now;
}

/** The chance that a batter makes so many runs more: in the first row while the other faces, in the second while they do. */
export function batterTable(format: CricketFormat, chances: (left: number) => BallChances): Table {
  const table = new Table(format, 2);
  let [facing, other, facingBefore, otherBefore] = [table.blank(), table.blank(), table.blank(), table.blank()];
  for (let left = 1; left <= table.balls; left += 1) {
    const end = REACH + table.width(left);
    const { wicket, six, four, three, two, one } = chances(left);
    const dot = 1 - wicket - six - four - three - two - one - BYES - AGAIN;
    // At the end of an over the other one faces.
    const isOver = (left - 1) % OVER === 0;
    const [stays, crosses] = isOver ? [otherBefore, facingBefore] : [facingBefore, otherBefore];
    const still = (wicket + dot + two + four + six) / (1 - AGAIN);
    const run = (one + three + BYES) / (1 - AGAIN);
    for (let at = REACH + 1; at < end; at += 1) {
      other[at] = still * (crosses[at] as number) + run * (stays[at] as number);
      facing[at] =
        (dot * (stays[at] as number) +
          BYES * (crosses[at] as number) +
          one * (crosses[at - 1] as number) +
          two * (stays[at - 2] as number) +
          three * (crosses[at - 3] as number) +
          four * (stays[at - 4] as number) +
          six * (stays[at - 6] as number)) /
        (1 - AGAIN);
    }
    table.keep(left, [other, facing]);
    [facing, other, facingBefore, otherBefore] = [facingBefore, otherBefore, facing, other];
  }
  return table;
}
