import type { Bet } from '@pavilion/api-client';
import {
  type Ask,
  type BetBlocker,
  type Book,
  blockerOf,
  type Course,
  courseOf,
  courseOfStake,
  coursesTogether,
  EMPTY_BOOK,
  exposureOf,
  greatestStake,
  type Hundredths,
  type MarketShape,
  type MarketState,
  type OddsPolicy,
  type Offer,
  type Outcome,
  type OwnStakeLimit,
  type Preview,
  previewOfCourse,
  riskOf,
  type StakeTerms,
  type Wager,
} from '@pavilion/betting-math';
import { maxPaise, type Paise, parseRupees, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { bookOfMarket } from './open-book.ts';
import { isDraft, isOut, type SlipBet, selectionOf } from './slip-bet.ts';

/** The price of a selection now. */
export interface LiveQuote {
  readonly state: MarketState;
  /** Null where nobody offers one. */
  readonly price: Hundredths | null;
  /** A fancy's line as it stands now. */
  readonly line: number | null;
  /** The most that the operator takes at this price; null where nothing is said of it. */
  readonly size: Paise | null;
  /** On match odds, what is offered on the selection's side, the best price first: a bet takes a part of it, and its rest waits. Null elsewhere. */
  readonly offers: readonly Offer[] | null;
  /** Older than its feed's limit, or not there yet. */
  readonly isStale: boolean;
  /** When it was known to be true, ms. */
  readonly at: number;
}

/** What the slip knows besides its selections. */
export interface SlipContext {
  readonly isSignedIn: boolean;
  readonly isMaintenance: boolean;
  readonly policy: OddsPolicy;
  /** Cash that nothing holds; null until it is known. */
  readonly free: Paise | null;
  /** What the player keeps themselves to; empty where they have set nothing, or until it is known. */
  readonly own: readonly OwnStakeLimit[];
  /** Null until something is known of it. */
  readonly quoteOf: (bet: SlipBet) => LiveQuote | null;
  /** The player's bets on a match; null until they are known. */
  readonly betsOf: (refMatchId: string) => readonly Bet[] | null;
}

/** A selection's stake with the most that it may win or lose at the prices of now, in the parts that would be matched and wait. */
export interface SlipWager extends Wager {
  /** What is asked for. */
  readonly price: Hundredths;
  readonly parts: Book;
}

/** A selection with all that the slip says of it. */
export interface Assessed {
  readonly bet: SlipBet;
  readonly quote: LiveQuote | null;
  readonly stake: Paise | null;
  /** The first thing that stands against it; null where it can be placed. */
  readonly blocker: BetBlocker | null;
  /** What the Max button fills in; null where not even the least stake can be placed. */
  readonly most: Paise | null;
  readonly wager: SlipWager | null;
  /** How the market can end, as the bet divides it. */
  readonly outcomes: readonly Outcome[];
  /** The market with this bet and those before it on the slip: as it is, while there is no stake. Null while the player's bets on it are not known. */
  readonly preview: Preview | null;
  /** Selections before it are counted in its market as though they were placed, which is not how it is now. */
  readonly isAfterOthers: boolean;
}

/**
 * What stands against each selection, in the slip's order: as the operator will take them one after the other, so those before it
 * count among the bets on their market and in the money that is left.
 */
export function assess(bets: readonly SlipBet[], context: SlipContext): readonly Assessed[] {
  const delayed = bets.filter((bet) => knownOf(bet, context)?.status === 'delayed');
  const bookNow = (bet: SlipBet, without?: string) => bookOfNow(bet, delayed, context, without);
  const courses = new Map<string, Course>();
  let own = context.own;
  let free = context.free && subtractPaise(context.free, mayBeNeeded(delayed, bookNow));
  return bets.map((bet) => {
    // What the operator has of it already, its market and the money that it holds say.
    if (isOut(bet) && knownOf(bet, context))
      return assessOne(bet, context, bookNow(bet, bet.clientRef), { free, own }).assessed;
    const others = bet.marketId ? courses.get(bet.marketId) : undefined;
    const before = others ?? bookNow(bet);
    const { assessed, course } = assessOne(bet, context, before, { free, own });
    const { blocker, preview } = assessed;
    // One that something stands against is not placed with the others.
    if (course && preview && before && bet.marketId && (isDraft(bet) ? blocker === null : isOut(bet))) {
      courses.set(bet.marketId, coursesTogether(before, course));
      free = free && maxPaise(ZERO, subtractPaise(free, preview.funds));
      own = leftAfter(own, bet, context);
    }
    return others ? { ...assessed, isAfterOthers: true } : assessed;
  });
}

/** What the player's own limits leave once a selection is placed. */
function leftAfter(
  own: readonly OwnStakeLimit[],
  bet: SlipBet,
  { quoteOf, policy }: SlipContext,
): readonly OwnStakeLimit[] {
  const risk = riskOf(bet, askOf(bet, quoteOf(bet), policy), stakeCounted(bet) ?? ZERO);
  return own.map((limit) =>
    limit.name === 'stake-day' ? { ...limit, left: maxPaise(ZERO, subtractPaise(limit.left, risk)) } : limit,
  );
}

/** A bet of the slip as the operator has it. */
const knownOf = ({ refMatchId, clientRef }: SlipBet, { betsOf }: SlipContext): Bet | undefined =>
  betsOf(refMatchId)?.find((bet) => bet.clientRef === clientRef);

/**
 * The player's bets on the market of a selection, as far as the operator has them; without that of a reference. One of the slip's own that
 * is delayed may be matched at other prices than it is held at.
 */
function bookOfNow(
  { refMatchId, marketId }: SlipBet,
  delayed: readonly SlipBet[],
  context: SlipContext,
  without?: string,
): Course | null {
  const known = context.betsOf(refMatchId);
  if (!known || !marketId) return null;
  const own = delayed.filter((bet) => bet.marketId === marketId);
  const apart = new Set([without, ...own.map(({ clientRef }) => clientRef)]);
  const others = courseOf(
    bookOfMarket(
      marketId,
      known.filter(({ clientRef }) => !apart.has(clientRef)),
    ),
  );
  return own
    .filter(({ clientRef }) => clientRef !== without)
    .reduce((course, bet) => coursesTogether(course, courseOfBet(bet, context)), others);
}

function courseOfBet(bet: SlipBet, { quoteOf, policy }: SlipContext): Course {
  return courseOfStake(bet.kind, askOf(bet, quoteOf(bet), policy), stakeCounted(bet) ?? ZERO);
}

/** What the markets of delayed bets may come to hold beyond what the operator holds for them already, once they are matched. */
function mayBeNeeded(delayed: readonly SlipBet[], bookNow: (bet: SlipBet) => Course | null): Paise {
  const perMarket = new Map(delayed.map((bet) => [bet.marketId, bet]));
  return sumPaise([...perMarket.values()], (bet) => {
    const course = bookNow(bet);
    if (!course) return ZERO;
    const { exposure } = previewOfCourse(shapeOf(bet), course, courseOf(EMPTY_BOOK));
    return subtractPaise(exposureOf(shapeOf(bet), course.held), exposure.now);
  });
}

function assessOne(
  bet: SlipBet,
  context: SlipContext,
  bets: Course | null,
  { free, own }: Pick<SlipContext, 'free' | 'own'>,
): { readonly assessed: Assessed; readonly course: Course | null } {
  const quote = context.quoteOf(bet);
  const stake = stakeOf(bet);
  const ask = askOf(bet, quote, context.policy);
  const terms = quote && termsOf(bet, quote, ask, { own, funds: bets && free !== null ? { bets, free } : null });
  const blocker = blockerOf({
    isSignedIn: context.isSignedIn,
    isMaintenance: context.isMaintenance,
    isSelfExcluded: false,
    state: quote?.state ?? 'open',
    seen: { selection: selectionOf(bet), price: bet.ownPrice ?? bet.price },
    terms,
    isStale: quote === null || quote.isStale || bet.limits === null || bet.marketId === null,
    policy: context.policy,
    stake,
    isSubmitting: isOut(bet),
  });
  const counted = stakeCounted(bet);
  const course = courseOfStake(bet.kind, ask, counted ?? ZERO);
  const reckoned = previewOfCourse(shapeOf(bet), bets ?? courseOf(EMPTY_BOOK), course);
  const assessed: Assessed = {
    bet,
    quote,
    stake,
    blocker,
    most: terms && greatestStake(terms),
    wager: counted && wagerOf(ask, counted, course),
    outcomes: reckoned.rows.map(({ outcome }) => outcome),
    preview: bets && bet.marketId ? reckoned : null,
    isAfterOthers: false,
  };
  return { assessed, course: counted && course };
}

/** What a selection's stake comes to; null while there is none that can be reckoned with. */
export function slipWagerOf(bet: SlipBet, quote: LiveQuote | null, policy: OddsPolicy): SlipWager | null {
  const stake = stakeCounted(bet);
  const ask = askOf(bet, quote, policy);
  return stake && wagerOf(ask, stake, courseOfStake(bet.kind, ask, stake));
}

function wagerOf({ selection, side, price }: Ask, stake: Paise, { held, met }: Course): SlipWager {
  const profit = (book: Book) => sumPaise([...book.matched, ...book.unmatched], (wager) => wager.profit);
  // A lay may lose what the operator holds while it is delayed, or what it is matched at, whichever is more.
  const counted = side === 'lay' ? maxPaise(profit(held), profit(met)) : profit(met);
  return { selection, side, stake, profit: counted, price, parts: met };
}

/** The stake, where it can be reckoned with: one beyond the market's greatest may be beyond what can be counted. */
function stakeCounted(bet: SlipBet): Paise | null {
  const stake = stakeOf(bet);
  return stake === null || stake <= 0 || bet.limits === null || stake > bet.limits.maxStake ? null : stake;
}

const stakeOf = ({ request, stakeText }: SlipBet): Paise | null => request?.stake ?? parseRupees(stakeText);

const shapeOf = ({ kind, runners }: Pick<SlipBet, 'kind' | 'runners'>): MarketShape => ({
  kind,
  runners: runners.map(({ id }) => id),
});

/**
 * What a selection asks for as it stands now: the player's own odds, or those that are shown, also where they have got better since they
 * were seen; on a fancy's line where that has moved to. Own odds are the worst that is taken, whatever is taken otherwise.
 */
function askOf(bet: SlipBet, quote: LiveQuote | null, policy: OddsPolicy): Ask {
  const { request, ownPrice, side } = bet;
  return {
    selection: selectionOf({ ...bet, line: request?.line ?? quote?.line ?? bet.line }),
    side,
    price: request?.price ?? ownPrice ?? quote?.price ?? bet.price,
    offers: quote?.offers ?? null,
    isAny: policyOf(bet, policy) === 'any',
    isDelayed: (request ?? bet.limits ?? { delay: 0 }).delay > 0,
  };
}

/** What may be taken in place of the price that a selection asks for. */
export const policyOf = ({ request, ownPrice }: SlipBet, policy: OddsPolicy): OddsPolicy =>
  request?.policy ?? (ownPrice === null ? policy : 'better');

function termsOf(
  bet: SlipBet,
  quote: LiveQuote,
  ask: Ask,
  { own, funds }: Pick<StakeTerms, 'own' | 'funds'>,
): StakeTerms | null {
  if (bet.limits === null || bet.marketId === null) return null;
  // Own odds can wait on a ladder that is empty, but not where there is none.
  if (quote.price === null && (bet.ownPrice === null || quote.offers === null)) return null;
  return { ...ask, market: shapeOf(bet), size: quote.size, limits: bet.limits, own, funds };
}
