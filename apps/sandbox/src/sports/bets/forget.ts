import type { forgetBet as forgetCall } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import { type KeptRequest, type RateLimiter, refuseUnsweptReference, spendReference } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import { betsOf } from './list.ts';

/**
 * The bet that stands by a reference, as it is by now, encoded; null where there is none, and then the reference is spent on that: what
 * comes by it later is refused. One that is being placed at this moment is waited for. Throws a `Refusal` where the reference stands for
 * something else than a bet, where the reference is not of now, and for whoever spends too many.
 */
export async function forgetBet(
  { database, limiter }: { readonly database: Queryable; readonly limiter: RateLimiter },
  named: { readonly player: number; readonly clientRef: string; readonly at: Date },
  { call, hash, encode }: KeptRequest<typeof forgetCall>,
): Promise<unknown> {
  const { player, clientRef } = named;
  const standing = async () => (await betsOf(database, player, { clientref: clientRef })).bets[0];
  const bet = await standing();
  if (bet) return encode({ data: { bet } });
  refuseUnsweptReference(clientRef, named.at);
  await limiter.take('forgottenBetsPerPlayer', String(player));
  try {
    return await spendReference(database, { ...named, call }, hash, encode({ data: { bet: null } }));
  } catch (error) {
    const placed = error instanceof Refusal ? await standing() : undefined;
    if (!placed) throw error;
    return encode({ data: { bet: placed } });
  }
}
