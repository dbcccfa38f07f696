import { reasonTexts } from '@pavilion/api-client/wire';
import { type Paise, ZERO } from '@pavilion/money';
import { depositPasses, refusalFor, type Standing } from '../../players/index.ts';
import type { Queryable } from '../../store/index.ts';

/** What keeps a payment from being credited: its player's own deposit limit, or how they stand by now. */
type Against = 'limit' | Exclude<Standing['state'], 'active'>;

/**
 * Why what a player has paid is not credited now, nor `more` that no deposit stands for yet, paise; null where it may be. They may have stopped, or set less, since they began it. For whoever
 * decides has the player locked; the database refuses such a credit whoever makes it (`refuse_deposit`).
 */
export async function againstCredit(
  database: Queryable,
  player: number,
  now: Date,
  more: Paise = ZERO,
): Promise<Against | null> {
  const refusal = await refusalFor(database, player, 'deposit', now);
  if (refusal && refusal.standing.state !== 'active') return refusal.standing.state;
  return (await depositPasses(database, player, now, more)) ? 'limit' : null;
}

/** What the desk reads of a payment that its player asks for back, before it presses and when it is refused. */
export const GOES_BACK =
  'This payment is above the player’s limit, outside this method’s limits, or was made during a break. Decline it and refund the payment.';

/** The same as the desk reads it, before it presses and when it is refused. */
export const FOR_DESK = {
  limit: 'This exceeds the player’s own deposit limit. Decline it and refund the payment.',
  limited: 'The player’s account is limited. Decline it and refund the payment.',
  break: 'The player is on a break. Decline it and refund the payment.',
  excluded: 'The player has self-excluded. Decline it and refund the payment.',
  closed: 'The player’s account is closed. Decline it and refund the payment.',
} as const satisfies Readonly<Record<Against, string>>;

/** The same as the player reads it whose payment goes back. */
export const FOR_PLAYER = {
  limit: reasonTexts['reason-over-own-limit'],
  limited: reasonTexts['reason-account-limited'],
  break: reasonTexts['reason-on-break'],
  excluded: reasonTexts['reason-excluded'],
  closed: reasonTexts['reason-own-account-closed'],
} as const satisfies Readonly<Record<Against, string>>;
