import type { PasskeyAssertion } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { CallContext, RateLimiter } from '../../server/index.ts';
import { momentOf } from '../standing/standing.ts';
import { type AssertionServices, passkeySiteOf, signedBy } from './assertion.ts';
import { confirmationOf } from './passkeys.ts';

/** What confirming by a passkey needs. */
interface PasskeyConfirmation extends AssertionServices {
  readonly limiter: RateLimiter;
}

/**
 * Whether a player who has a passkey has confirmed by it what they ask for: false for who has none. Refused where they have one and did not,
 * at the field `passkey`: a stolen token or password alone moves no money to a new place; nor does it by changing the passkeys first, after which
 * nothing is confirmed for a day. Wrong ones are counted and limited with wrong passwords, a right one clears them, and right ones are limited as those are.
 */
export async function confirmByPasskey(
  services: PasskeyConfirmation,
  { player, counted, page }: Pick<CallContext, 'page'> & { readonly player: number; readonly counted: string },
  passkey: PasskeyAssertion | undefined,
): Promise<boolean> {
  const { hasPasskey, heldUntil } = await confirmationOf(services.database, player, services.clock());
  if (heldUntil) {
    throw new Refusal(
      409,
      `You changed your passkeys. You can’t withdraw to a new account or address until ${momentOf(heldUntil)} IST.`,
    );
  }
  if (!hasPasskey) return false;
  if (!passkey) throw new Refusal(403, 'Confirm this with your passkey.', 'passkey');
  await services.limiter.take('passwordChecksPerPlayer', `passwordTriesPerPlayer ${counted}`);
  await services.limiter.take('passwordTriesPerPlayer', counted);
  await signedBy(services, passkeySiteOf({ page }), passkey, { what: `confirm ${player}`, player, field: 'passkey' });
  await services.limiter.forget('passwordTriesPerPlayer', counted);
  return true;
}
