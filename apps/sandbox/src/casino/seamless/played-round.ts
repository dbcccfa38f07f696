import type { StatementSubject } from '@pavilion/api-client/wire';
import type { Queryable } from '../../store/index.ts';
import type { RoundDetails } from './wire.ts';

type PlayedRound = Extract<StatementSubject, { readonly kind: 'round' }>['round'];

/** A player's part of the round that a transaction of their game is of, by the transaction's number; undefined where there is none. */
export async function playedRound(
  database: Queryable,
  player: number,
  transaction: number,
  gamesOrigin: string,
): Promise<PlayedRound | undefined> {
  const [row] = await database.query(
    `select r.round, r.title as game, r.maker, r.bets, r.staked, r.won, r.opened_at as "openedAt", r.closed_at as "closedAt", r.details
     from wallet_transaction t join game_round r on r.provider = t.provider and r.round = t.round and r.player_id = t.player_id
     where t.id = $1 and t.player_id = $2`,
    [transaction, player],
  );
  if (!row) return undefined;
  const { closedAt, details, ...round } = row;
  const what = details as RoundDetails | null;
  return {
    ...round,
    ...(closedAt === null ? {} : { closedAt }),
    ...(what ? { details: { ...what, verify: gamesOrigin + what.verify } } : {}),
  };
}
