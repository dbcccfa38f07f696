import { OVER } from './ball.ts';
import { ballChances, type CricketFormat, moodOf } from './cricket-ball.ts';
import { batterTable, runsTable, type Table } from './cricket-tables.ts';

/** What an innings is about to bring, to a side as good as `better`, with `left` balls to come. */
export interface Outlook {
  /** The chance of `runs` more, with so many wickets lost. */
  runs(left: number, wickets: number, runs: number): number;
  /** The same before `away` more wickets fall, none of them the tail's. */
  runsBefore(left: number, away: number, runs: number): number;
  /** The chance that a batter makes `runs` more before they are out; they face the next ball, or the other does. */
  batter(left: number, isFacing: boolean, runs: number): number;
}

/** Of the wickets that a line asks for none is further away than this. */
export const FURTHEST_FALL = 3;

/** A format with what its innings may bring, for any two sides. The tables are made when they are first asked for. */
export function createModel(format: CricketFormat) {
  const ordinary = (better: number) => (left: number) => ballChances(format, better, moodOf(format, left), 0);
  const runs = between([-2, -1, 0, 1, 2], (better) =>
    runsTable(format, 10, (left, wicketsLeft) => ballChances(format, better, moodOf(format, left), 10 - wicketsLeft)),
  );
  const falls = between([-2, 0, 2], (better) => runsTable(format, FURTHEST_FALL, ordinary(better)));
  const batters = between([-2, 0, 2], (better) => batterTable(format, ordinary(better)));
  return {
    ...format,
    innings: format.overs * OVER,
    outlook(better: number): Outlook {
      const [runsOf, fallsOf, battersOf] = [runs(better), falls(better), batters(better)];
      return {
        runs: (left, wickets, count) => runsOf(left, 10 - wickets, count),
        runsBefore: (left, away, count) => fallsOf(left, away, count),
        batter: (left, isFacing, count) => battersOf(left, isFacing ? 1 : 0, count),
      };
    },
  };
}

export type CricketModel = ReturnType<typeof createModel>;

/** What tables say of a side between those that they are made for: a curve through them (after Lagrange). */
function between(nodes: readonly number[], make: (better: number) => Table) {
  const tables = nodes.map(() => undefined as Table | undefined);
  const weightOf = (node: number, better: number) =>
    nodes.reduce((weight, other) => (other === node ? weight : (weight * (better - other)) / (node - other)), 1);
  const mixOf = (better: number) =>
    nodes.flatMap((node, index) => {
      const weight = weightOf(node, better);
      if (weight === 0) return [];
      tables[index] ??= make(node);
      return [{ weight, table: tables[index] }];
    });
  return (better: number) => {
    let mix: ReturnType<typeof mixOf> | undefined;
    return (left: number, row: number, runs: number) => {
      if (runs <= 0) return 1;
      mix ??= mixOf(better);
      let chance = 0;
      for (const { weight, table } of mix) chance += weight * table.at(left, row, runs);
      return Math.min(1, Math.max(0, chance));
    };
  };
}
