import type { Bet } from '@pavilion/api-client';
import {
  type BetBlocker,
  type Book,
  blockerOf,
  EMPTY_BOOK,
  greatestStake,
  type Hundredths,
  type MarketShape,
  type MarketState,
  type OddsPolicy,
  type Outcome,
  type Preview,
  previewOf,
  type StakeTerms,
  type Wager,
  wagerOf,
} from '@pavilion/betting-math';
import { maxPaise, type Paise, parseRupees, subtractPaise, ZERO } from '@pavilion/money';
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
  /** On match odds, how much is offered at what is asked for, or better: of more than that the rest waits. */
  readonly offered: Paise | null;
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
  /** Null until something is known of it. */
  readonly quoteOf: (bet: SlipBet) => LiveQuote | null;
  /** The player's bets on a match; null until they are known. */
  readonly betsOf: (refMatchId: string) => readonly Bet[] | null;
}

/** A selection's wager, in the parts that would be matched at once and wait. */
export interface SlipWager extends Wager {
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
}

/**
 * What stands against each selection, in the slip's order: as the operator will take them one after the other, so those before it
 * count among the bets on their market and in the money that is left.
 */
export function assess(bets: readonly SlipBet[], context: SlipContext): readonly Assessed[] {
  const books = new Map<string, Book>();
  let free = context.free;
  return bets.map((bet) => {
    const isKnown = isOut(bet) && context.betsOf(bet.refMatchId)?.some(({ clientRef }) => clientRef === bet.clientRef);
    // What the operator has of it already, its market and the money that it holds say.
    if (isKnown) return assessOne(bet, context, bookNow(bet, context, bet.clientRef), free);
    const before = (bet.marketId && books.get(bet.marketId)) || bookNow(bet, context);
    const assessed = assessOne(bet, context, before, free);
    const { wager, preview } = assessed;
    if (wager && preview && before && bet.marketId && (isDraft(bet) || isOut(bet))) {
      books.set(bet.marketId, together(before, wager.parts));
      free = free && maxPaise(ZERO, subtractPaise(free, preview.funds));
    }
    return assessed;
  });
}

/** The player's bets on the market of a selection, as far as the operator has them; without that of a reference. */
function bookNow({ refMatchId, marketId }: SlipBet, { betsOf }: SlipContext, without?: string): Book | null {
  const known = betsOf(refMatchId);
  if (!known || !marketId) return null;
  return bookOfMarket(marketId, without === undefined ? known : known.filter(({ clientRef }) => clientRef !== without));
}

function assessOne(bet: SlipBet, context: SlipContext, book: Book | null, free: Paise | null): Assessed {
  const quote = context.quoteOf(bet);
  const stake = stakeOf(bet);
  const terms = quote && termsOf(bet, quote, book && free !== null ? { book, free } : null);
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
  const wager = slipWagerOf(bet, quote);
  const parts = wager?.parts ?? { matched: [wagerAt(bet, quote, ZERO)] };
  const reckoned = previewOf(shapeOf(bet), book ?? EMPTY_BOOK, parts);
  return {
    bet,
    quote,
    stake,
    blocker,
    most: terms && greatestStake(terms),
    wager,
    outcomes: reckoned.rows.map(({ outcome }) => outcome),
    preview: book && bet.marketId ? reckoned : null,
  };
}

/**
 * What a selection asks for as it stands now: at the player's own odds or those that are offered, a fancy's line where it has moved
 * to. Null while there is no stake that can be reckoned with.
 */
export function slipWagerOf(bet: SlipBet, quote: LiveQuote | null): SlipWager | null {
  const stake = stakeOf(bet);
  // A stake beyond the market's greatest may be beyond what can be counted.
  if (stake === null || stake <= 0 || bet.limits === null || stake > bet.limits.maxStake) return null;
  const waiting = waitingOf(bet, quote, stake);
  const partOf = (amount: Paise) => (amount > 0 ? [wagerAt(bet, quote, amount)] : []);
  const parts = { matched: partOf(subtractPaise(stake, waiting)), unmatched: partOf(waiting) };
  return { ...wagerAt(bet, quote, stake), parts };
}

const together = (one: Book, more: Book): Book => ({
  matched: [...one.matched, ...more.matched],
  unmatched: [...one.unmatched, ...more.unmatched],
});

const wagerAt = (bet: SlipBet, quote: LiveQuote | null, stake: Paise): Wager =>
  wagerOf(bet.kind, { selection: placeOf(bet, quote), side: bet.side }, fillOf(bet, quote, stake));

const stakeOf = ({ request, stakeText }: SlipBet): Paise | null => request?.stake ?? parseRupees(stakeText);

const shapeOf = ({ kind, runners }: Pick<SlipBet, 'kind' | 'runners'>): MarketShape => ({
  kind,
  runners: runners.map(({ id }) => id),
});

/** How much of a stake nobody would match now: what is offered at what is asked for, or better, is less. */
function waitingOf({ kind }: SlipBet, quote: LiveQuote | null, stake: Paise): Paise {
  if (kind !== 'match_odds' || quote === null) return ZERO;
  return maxPaise(ZERO, subtractPaise(stake, quote.offered ?? ZERO));
}

/** What it is on now: a fancy's line is where it has moved to. */
const placeOf = (bet: SlipBet, quote: LiveQuote | null) =>
  selectionOf({ ...bet, line: bet.request?.line ?? quote?.line ?? bet.line });
const fillOf = (bet: SlipBet, quote: LiveQuote | null, stake: Paise) => ({
  stake,
  price: bet.request?.price ?? bet.ownPrice ?? quote?.price ?? bet.price,
});

function termsOf(bet: SlipBet, quote: LiveQuote, funds: StakeTerms['funds']): StakeTerms | null {
  const price = bet.ownPrice ?? quote.price;
  if (price === null || bet.limits === null || bet.marketId === null) return null;
  return {
    market: shapeOf(bet),
    selection: placeOf(bet, quote),
    side: bet.side,
    price,
    size: quote.size,
    limits: bet.limits,
    funds,
  };
}
