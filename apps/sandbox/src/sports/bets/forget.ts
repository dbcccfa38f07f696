import type { forgetBet as forgetCall } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import { type KeptRequest, spendReference } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import { betsOf } from './list.ts';

/**
 * The bet that stands by a reference, as it is by now, encoded; null where there is none, and then the reference is spent on that: what
 * comes by it later is refused. One that is being placed at this moment is waited for. Throws a `Refusal` where the reference stands for
 * something else than a bet.
 */
export async function forgetBet(
  database: Queryable,
  named: { readonly player: number; readonly clientRef: string; readonly at: Date },
  { call, hash, encode }: KeptRequest<typeof forgetCall>,
): Promise<unknown> {
  const { player, clientRef } = named;
  const standing = async () => (await betsOf(database, player, { clientref: clientRef })).bets[0];
  const bet = await standing();
  if (bet) return encode({ data: { bet } });
  try {
    return await spendReference(database, { ...named, call }, hash, encode({ data: { bet: null } }));
  } catch (error) {
    const placed = error instanceof Refusal ? await standing() : undefined;
    if (!placed) throw error;
    return encode({ data: { bet: placed } });
  }
}
