import { drawsOfBet } from '@pavilion/game-rules';
import type { RowOf } from '../../store/index.ts';
import type { Played } from './engines.ts';

/** What a round is kept as, with the seeds that it is drawn from. */
export const ROUND =
  `select r.id, r.provider, r.game, r.player, r.ref, r.nonce, r.engine, r.model, r.bet, r.moves, r.stake, r.pays,
    r.most_win as "mostWin", r.state, r.is_abandoned as "isAbandoned", r.wallet_token as "walletToken", r.began_at as "beganAt", r.moved_at as "movedAt", s.server_seed as server, s.client_seed as client,
    s.revealed_at as "revealedAt"
  from studio_round r join studio_seed s on s.id = r.seed_id` as const;

/** A round of a player's own. */
export type RoundRow = RowOf<typeof BY_ID>;
export const BY_ID = `${ROUND} where r.id = $1` as const;

/** What a round follows from, with other moves where these are not the last. */
export const playedOf = (
  { bet, moves, mostWin, server, client, nonce }: RoundRow,
  all: readonly unknown[] = moves,
): Played => ({ bet, moves: all, mostWin, draws: drawsOfBet(server, client, nonce) });
