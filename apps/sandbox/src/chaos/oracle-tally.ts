import type { Verdict } from './oracle-slips.ts';
import type { Seen } from './oracle-snapshots.ts';

/** What happened, for whoever reads it. */
export interface OracleTally {
  readonly verdicts: Map<Verdict, number>;
  readonly seen: Seen;
  waiting: number;
  /** Bets that the exchange was asked for, how often one met a player's or the market's, and how many stood in part. */
  readonly exchange: { orders: number; withPlayers: number; withMarket: number; partial: number };
  /** Positions that were cashed out, and offers that there were none of. */
  cashedOut: number;
  notOffered: number;
  decided: number;
  corrected: number;
  voided: number;
  compared: number;
}

/** What happened, in a line. */
export function wordsOf({
  verdicts,
  seen,
  waiting,
  exchange: { orders, withPlayers, withMarket, partial },
  cashedOut,
  notOffered,
  decided,
  corrected,
  voided,
  compared,
}: OracleTally): string {
  const bets = [...verdicts].toSorted(([, a], [, b]) => b - a).map(([verdict, times]) => `${times} ${verdict}`);
  return [
    bets.join(', '),
    `${waiting} waiting`,
    `${orders} orders on the exchange: players met ${withPlayers} times, the market ${withMarket} times, ${partial} stood in part`,
    `${cashedOut} cashed out (${notOffered} times nothing was offered)`,
    `markets ${decided} decided, ${corrected} corrected, ${voided} void`,
    `players compared ${compared} times, ${seen.compared} times while things happened (two answers differed ${seen.between} times)`,
  ].join('; ');
}
