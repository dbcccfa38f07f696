import { addPaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { istDay } from '../../base/index.ts';
import { type Queryable, sumsOfDays, type Transaction } from '../../store/index.ts';

/** What a player did in some days of India's calendar, in paise. */
export interface Totals {
  /** Approved deposits. */
  readonly deposited: Paise;
  /** What was matched of their bets and staked in games, on that day, whatever became of it; rounds that were rolled back are none of it. */
  readonly staked: Paise;
  /** What bets and games took from their cash less what they brought; below zero where they have won. */
  readonly lost: Paise;
}

/** What was at stake in a player's bets that were settled, by the week or month of India's calendar, from a day on. */
export function settledByPeriod(
  database: Queryable,
  player: number,
  by: 'week' | 'month',
  from: string,
): Promise<{ readonly period: string; readonly settled: Paise }[]> {
  return database.query(
    `select to_char(date_trunc($2, day), 'YYYY-MM-DD') as period, sum(settled)::bigint as settled from stake_day
     where player_id = $1 and day >= $3::text::date group by 1`,
    [player, by, from],
  );
}

/** Counts what was at stake in a bet that was settled in the past, and is kept nowhere but in the ledger: any other is counted as it is settled. */
export async function recordSettledStake(tx: Transaction, player: number, stake: Paise, at: Date): Promise<void> {
  await tx.query(
    `insert into stake_day as d (player_id, day, staked, settled) values ($1, $2::text::date, 0, $3)
     on conflict (player_id, day) do update set settled = d.settled + excluded.settled`,
    [player, istDay(at), stake],
  );
}

/**
 * A player's totals from one day to another (`2026-11-21`), both included. They are kept in the transactions that move the money: what
 * is read is a row or a few for each day, and never the history.
 */
export async function totalsOf(database: Queryable, player: number, from: string, to: string): Promise<Totals> {
  const sums = await sumsOfDays(database, player, from, to);
  const [stakes] = await database.query(
    `select coalesce(sum(staked), 0)::bigint as staked from stake_day
     where player_id = $1 and day between $2::text::date and $3::text::date`,
    [player, from, to],
  );
  const of = (kind: (typeof sums)[number]['kind']) => sums.find((sum) => sum.kind === kind);
  const lostBy = (kind: 'sports' | 'casino') => subtractPaise(of(kind)?.given ?? ZERO, of(kind)?.gained ?? ZERO);
  return {
    deposited: of('deposit')?.gained ?? ZERO,
    staked: stakes?.staked ?? ZERO,
    lost: addPaise(lostBy('sports'), lostBy('casino')),
  };
}
