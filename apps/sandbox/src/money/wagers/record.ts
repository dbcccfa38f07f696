import type { Transaction } from '../../store/index.ts';
import type { Wager } from './wagers.ts';

/** Something played in the past, all of its stake at risk. */
export type NewWager = Omit<Wager, 'player' | 'atRisk'>;

/** Keeps what a player played, which counts for nothing by itself, and returns it with its ids. */
export function recordWagers(
  tx: Transaction,
  player: number,
  wagers: readonly NewWager[],
): Promise<(Pick<Wager, 'product' | 'atRisk'> & { readonly id: number })[]> {
  return tx.query(
    `insert into wager (reference, player_id, product, stake, at_risk, result, at)
     select reference, $1, product, stake, stake, result, at
     from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::timestamptz[]) as w (reference, product, stake, result, at)
     returning id, product, at_risk as "atRisk"`,
    [
      player,
      wagers.map(({ reference }) => reference),
      wagers.map(({ product }) => product),
      wagers.map(({ stake }) => stake),
      wagers.map(({ result }) => result),
      wagers.map(({ at }) => at),
    ],
  );
}
