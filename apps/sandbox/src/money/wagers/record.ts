import type { Transaction } from '../../store/index.ts';
import type { Wager } from './wagers.ts';

/** A settled stake of the past. */
export type NewWager = Omit<Wager, 'player'>;

/** Keeps a player's settled stakes, which count for nothing by themselves, and returns them with their ids. */
export function recordWagers(
  tx: Transaction,
  player: number,
  wagers: readonly NewWager[],
): Promise<(Pick<Wager, 'product' | 'stake'> & { readonly id: number })[]> {
  return tx.query(
    `insert into wager (reference, player_id, product, stake, at)
     select reference, $1, product, stake, at
     from unnest($2::text[], $3::text[], $4::bigint[], $5::timestamptz[]) as w (reference, product, stake, at)
     returning id, product, stake`,
    [
      player,
      wagers.map(({ reference }) => reference),
      wagers.map(({ product }) => product),
      wagers.map(({ stake }) => stake),
      wagers.map(({ at }) => at),
    ],
  );
}
