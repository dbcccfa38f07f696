import type { calls, MoneyCall } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import { type Restriction, type Restrictions, restrictions } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import { CLOSED, restrictedOf, restrictionsOf } from '../accounts/restrictions.ts';
import type { NewNotice } from '../notifications/notify.ts';

/** How a player stands with the house: what keeps them from most, or `active`. `until` is null where it has no end. */
export interface Standing {
  readonly state: 'active' | Restriction;
  readonly until: Date | null;
}

/** What a player's state may keep them from. Signing in, and looking at what is theirs, only a closed account does. */
export type Deed = 'bet' | 'play' | 'deposit' | 'bonus' | 'withdraw';

type MoneyCallName = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends MoneyCall ? Name : never;
}[keyof typeof calls];

/** What each call does that moves money, opens a game or recruits: one more of them in the wire is a type error here until it is said. */
const DEEDS: Readonly<Record<MoneyCallName | 'openLobby' | 'generateReferral', Deed>> = {
  placeBet: 'bet',
  // Who may not bet any more may still have less at stake.
  cancelBet: 'withdraw',
  forgetBet: 'withdraw',
  takeCashOut: 'withdraw',
  openLobby: 'play',
  createDeposit: 'deposit',
  // It is never added: what they have paid is theirs.
  reclaimPayment: 'withdraw',
  fastpayme: 'deposit',
  activateBonus: 'bonus',
  // A code brings its owner commission, and others here in their name.
  generateReferral: 'bonus',
  // What a bonus has released is theirs, and to give one up takes nothing from the house.
  claimBonusPart: 'withdraw',
  cancelBonus: 'withdraw',
  createWithdrawal: 'withdraw',
  cancelWithdrawal: 'withdraw',
};

/** How a player with these restrictions stands at `now`. */
export function standingOf(of: Restrictions, now: Date): Standing {
  for (const state of restrictions) {
    const until = of[state];
    if (until === undefined) continue;
    if (until === null) return { state, until };
    const end = new Date(until);
    if (end > now) return { state, until: end };
  }
  return { state: 'active', until: null };
}

/** Whether somebody with these restrictions has excluded themselves, whatever else keeps them from something. */
export const isExcluded = (of: Restrictions, now: Date): boolean =>
  of.excluded !== undefined && standingOf({ excluded: of.excluded }, now).state === 'excluded';

/** A no because of how a player stands, and not because of what they ask for. */
export class StandingRefusal extends Refusal {
  readonly standing: Standing;

  constructor(standing: Standing) {
    super(403, textOf(standing));
    this.standing = standing;
  }
}

/**
 * Why a player with these restrictions may not do something now; null where they may. This is the one place that says so: they may
 * withdraw whatever keeps them from the rest, until the account is closed.
 */
export function refusalOf(of: Restrictions, deed: Deed, now: Date): StandingRefusal | null {
  const standing = standingOf(of, now);
  const isAllowed = standing.state === 'active' || (deed === 'withdraw' && standing.state !== 'closed');
  return isAllowed ? null : new StandingRefusal(standing);
}

/** The same for a call of the wire by its name; null for one that a player's state doesn't matter for. */
export function callRefusal(of: Restrictions, call: string, now: Date): StandingRefusal | null {
  return call in DEEDS ? refusalOf(of, DEEDS[call as keyof typeof DEEDS], now) : null;
}

/** Why a player may not do something now, where nobody has their session at hand. */
export async function refusalFor(
  database: Queryable,
  player: number,
  deed: Deed,
  now: Date,
): Promise<StandingRefusal | null> {
  return refusalOf(await restrictionsOf(database, player), deed, now);
}

/** Who of these players may not bet now. */
export async function whoMayNotBet(database: Queryable, players: readonly number[], now: Date): Promise<number[]> {
  const restricted = await restrictedOf(database, players);
  return restricted.filter(({ restrictions: of }) => refusalOf(of, 'bet', now)).map(({ id }) => id);
}

function textOf({ state, until }: Standing): string {
  const still = 'You can still withdraw.';
  switch (state) {
    case 'closed':
      return CLOSED;
    case 'excluded':
      return `You have excluded yourself ${until ? `until ${momentOf(until)} IST` : 'for good'}. ${still}`;
    case 'break':
      return `You are on a break${until ? ` until ${momentOf(until)} IST` : ''}. ${still}`;
    default:
      return `Your account is limited. ${still} Contact support for the reason.`;
  }
}

const TITLES: Readonly<Record<Restriction, string>> = {
  limited: 'Your account is limited',
  break: 'You are on a break',
  excluded: 'You have excluded yourself',
  closed: 'Your account is closed',
};

const ABOUT_LIMITS = { about: { kind: 'limits' } } as const;

/** What a player is told when they stand like this from now on. */
export const standingNotice = (standing: Standing): Omit<NewNotice, 'at'> =>
  standing.state === 'active'
    ? {
        ...ABOUT_LIMITS,
        title: 'Your account is active',
        message: 'You can play again.',
        status: 'success',
      }
    : { ...ABOUT_LIMITS, title: TITLES[standing.state], message: textOf(standing), status: 'warning' };

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** A moment as players read it, in India's time: `24 Nov 2026, 14:30`. */
export const momentOf = (at: Date) => MOMENT.format(at);
