import { addPaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { type Queryable, sumsOfDays } from '../../store/index.ts';

/** What a player did in some days of India's calendar, in paise. */
export interface Totals {
  /** Approved deposits. */
  readonly deposited: Paise;
  /** What was matched of their bets, on the day it was matched, whatever became of them. */
  readonly staked: Paise;
  /** What bets and games took from their cash less what they brought; below zero where they have won. */
  readonly lost: Paise;
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
