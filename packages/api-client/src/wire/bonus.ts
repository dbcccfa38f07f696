import * as z from 'zod/mini';
import { answer, defineCall, defineMoneyCall, nothing } from './call.ts';
import { instant, rupees } from './money.ts';
import { namedBonus } from './named-text.ts';
import { listOf, orElse } from './reading.ts';

/** The states of betting.md, "Bonus". */
export const bonusStates = ['available', 'active', 'completed', 'cancelled', 'expired'] as const;
export const bonusPartStates = ['locked', 'claimable', 'claimed'] as const;

/** What a stake can be on; each bonus says how much of it counts. A bet's is the type of its market. */
export const bonusProducts = ['match_odds', 'bookmaker', 'fancy', 'slots', 'live', 'crash'] as const;
export type BonusProduct = (typeof bonusProducts)[number];

/** A bonus of the player's: `required` is what has to be wagered in all, `done` what has been; it is released in `parts`. */
export const bonus = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Both by name, where the operator has them in other languages. */
  named: z.optional(namedBonus),
  /** `other`: a state that this client does not know. */
  state: orElse(z.enum([...bonusStates, 'other']), 'other'),
  amount: rupees,
  /** The deposit that brought it. */
  deposit: z.optional(rupees),
  /** Of an available bonus: a withdrawal has left less than that deposit meanwhile, so it can't be taken up unless the money comes back. */
  withdrawn: z.optional(z.boolean()),
  /** What `required` is a multiple of. */
  base: z.enum(['bonus', 'deposit-and-bonus']),
  multiplier: z.number(),
  required: rupees,
  done: rupees,
  parts: z.int(),
  released: rupees,
  /** Opened and not yet claimed. */
  claimable: rupees,
  /** Cash that can't be withdrawn now since it is active: `mostLocked`, as far as there is cash that no open bet holds. */
  locked: rupees,
  /** What it locks at most while it is active: its deposit, less the share of it whose parts have been claimed. */
  mostLocked: rupees,
  /**
   * How much counts of what was at risk in a settled market or round, in percent, by product; how much has been at risk there (`stake`:
   * a market's worst outcome, once, so that a hedge is next to nothing), and what of it was counted.
   */
  contributions: listOf(
    z.object({ product: z.enum(bonusProducts), percent: z.number(), stake: rupees, counted: rupees }),
  ),
  /** How many days its wagering may take from the moment it is taken up. */
  days: z.int(),
  startedAt: z.optional(instant),
  /** Of an available bonus: until when it can be taken up; of an active one: until when it has to be played through. */
  expiresAt: instant,
  /** When it was completed, cancelled or expired. */
  endedAt: z.optional(instant),
});
export type Bonus = z.output<typeof bonus>;

/** Part k opens once `opensAt` has been wagered: required · k / n. */
export const bonusPart = z.object({
  part: z.int(),
  amount: rupees,
  opensAt: rupees,
  state: orElse(z.enum(bonusPartStates), 'locked'),
  claimedAt: z.optional(instant),
});
export type BonusPart = z.output<typeof bonusPart>;

const bonusId = z.string().check(z.maxLength(40));

/** Answers the player's bonuses, the newest first. */
export const getBonusClaims = defineCall({
  name: 'getBonusClaims',
  host: 'api',
  method: 'GET',
  path: '/bonus/claims',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ bonusListing: listOf(bonus) })),
});

/** Takes up an available bonus: its wagering begins. */
export const activateBonus = defineMoneyCall({
  name: 'activateBonus',
  host: 'api',
  path: '/bonus/claims',
  auth: 'token',
  request: { bonusId },
  response: answer(z.object({ bonus })),
});

/** Sums over all of the player's bonuses. */
export const getBonusStats = defineCall({
  name: 'getBonusStats',
  host: 'api',
  method: 'GET',
  path: '/bonus/claims/stats',
  auth: 'token',
  request: nothing,
  response: answer(
    z.object({
      available: z.int(),
      active: z.int(),
      /** Not yet opened, opened and not yet claimed, claimed, and given up by cancelling or by time. */
      locked: rupees,
      claimable: rupees,
      claimed: rupees,
      lost: rupees,
    }),
  ),
});

/** Answers a bonus with its parts and when each opens. */
export const getBonusParts = defineCall({
  name: 'getBonusParts',
  host: 'api',
  method: 'GET',
  path: '/bonus/claims/parts',
  auth: 'token',
  request: z.object({ bonusId }),
  response: answer(z.object({ bonus, parts: listOf(bonusPart) })),
});

/** Claims an opened part: its amount becomes cash. */
export const claimBonusPart = defineMoneyCall({
  name: 'claimBonusPart',
  host: 'api',
  path: '/bonus/claims/parts',
  auth: 'token',
  request: { bonusId, part: z.int().check(z.minimum(1), z.maximum(100)) },
  response: answer(z.object({ bonus, part: bonusPart })),
});

/**
 * Gives an active bonus up; `lost` is what had not been claimed. Sent with what the player was shown, `lost` and what `counted` (the bonus'
 * `done`), it is refused where a claim or a settled bet has changed that meanwhile.
 */
export const cancelBonus = defineMoneyCall({
  name: 'cancelBonus',
  host: 'api',
  path: '/bonus/claims/cancel',
  auth: 'token',
  request: { bonusId, lost: z.optional(rupees), counted: z.optional(rupees) },
  response: answer(z.object({ bonus, lost: rupees })),
});

export const bonusCalls = { getBonusClaims, activateBonus, getBonusStats, getBonusParts, claimBonusPart, cancelBonus };
