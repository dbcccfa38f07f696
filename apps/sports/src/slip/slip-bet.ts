import { type MarketType, newClientRef } from '@pavilion/api-client';
import {
  type BetState,
  canMove,
  type Hundredths,
  type OddsPolicy,
  type Selection,
  type Side,
} from '@pavilion/betting-math';
import type { Paise } from '@pavilion/money';
import { steadyOf } from '@pavilion/shared-ui/clock';
import type { Depth } from '../live/book.ts';

/** What a price button hands over: whose price it is, and how it stood as it was seen. */
export interface PickedPrice {
  readonly refMatchId: string;
  readonly sportId: '4' | '1' | '2';
  readonly matchName: string;
  readonly kind: MarketType;
  /** Null where a list does not know it: the slip asks for it. */
  readonly marketId: string | null;
  /** Null for the match odds, whose name is the app's own. */
  readonly marketName: string | null;
  /** For a fancy the market's own id. */
  readonly runnerId: string;
  readonly runnerName: string;
  /** The market's runners in its order; none for a fancy. */
  readonly runners: readonly { readonly id: string; readonly name: string }[];
  readonly side: Side;
  /** Which of the side's prices it is, the best one at 0: one that is further off is asked for as the player's own odds. */
  readonly depth: Depth;
  readonly price: Hundredths;
  /** A fancy's line, null for a market of runners. */
  readonly line: number | null;
  /** When that price was the newest known, ms. */
  readonly pricedAt: number;
}

/** What the market asks of a bet; `delay` in seconds. */
export interface BetLimits {
  readonly minStake: Paise;
  readonly maxStake: Paise;
  readonly maxProfit: Paise;
  readonly delay: number;
}

/** What went out to the operator. */
export interface BetRequest {
  readonly at: number;
  readonly stake: Paise;
  readonly price: Hundredths;
  readonly line: number | null;
  readonly policy: OddsPolicy;
  /** Seconds that the operator holds it for. */
  readonly delay: number;
}

/** What a bet came to by a result; the commission is taken from the market's sum, not from a bet. */
export interface Result {
  readonly at: number;
  readonly status: 'won' | 'lost' | 'void';
  readonly profit: Paise;
  /** It took the place of another result. */
  readonly isCorrected: boolean;
}

/** What became of it. */
export interface Outcome {
  readonly at: number;
  /** When the last of it was matched; null where nobody has said. */
  readonly matchedAt: number | null;
  /** What it was settled by, each result that took another one's place after that. */
  readonly results: readonly Result[];
  readonly matchedStake: Paise;
  readonly matchedPrice: Hundredths | null;
  /** What it wins and what it can cost as the operator has it, to the paisa; null where the operator has no such bet. */
  readonly sums: { readonly wins: Paise; readonly liability: Paise } | null;
  /** Why it was refused, in the operator's words; null where it was not, or nobody said. */
  readonly reason: string | null;
  /** What became of the part that was never matched, once it no longer waits. */
  readonly rest: 'cancelled' | 'lapsed' | null;
  /** It never arrived, and its reference is spent: it never will. */
  readonly isAbsent: boolean;
}

/** One selection of the slip, from the tap on a price to its receipt (betting.md, "Bet slip"). */
export interface SlipBet extends PickedPrice {
  readonly key: string;
  readonly clientRef: string;
  /** As it was typed; never changed by a price. */
  readonly stakeText: string;
  readonly limits: BetLimits | null;
  /** The player's own odds, at which what nobody takes waits; null for the price that is offered. Match odds alone. */
  readonly ownPrice: Hundredths | null;
  readonly state: BetState;
  /** Goes out by itself as soon as nothing stands against it. */
  readonly isOneTap: boolean;
  readonly request: BetRequest | null;
  readonly outcome: Outcome | null;
}

/** What makes two prices the same selection: a market's runner and side. A moved line is the same place on the screen. */
export const pickKey = ({
  refMatchId,
  kind,
  runnerId,
  side,
}: Pick<PickedPrice, 'refMatchId' | 'kind' | 'runnerId' | 'side'>): string =>
  [refMatchId, kind, runnerId, side].join('\n');

/** A new selection. Its reference is made now: whatever becomes of the request, the operator takes it once. */
export function draftOf(picked: PickedPrice, stakeText: string, isOneTap = false): SlipBet {
  return {
    ...picked,
    key: pickKey(picked),
    clientRef: newClientRef(),
    stakeText,
    limits: null,
    ownPrice: ownPriceOf(picked),
    state: 'draft',
    isOneTap,
    request: null,
    outcome: null,
  };
}

/** What a tap on a price asks for besides what is offered. */
export const ownPriceOf = ({ depth, price }: Pick<PickedPrice, 'depth' | 'price'>): Hundredths | null =>
  depth === 0 ? null : price;

/** The same bet in its next state; as it is where `canMove` does not allow that. */
export function movedTo(
  bet: SlipBet,
  to: BetState,
  change: Partial<Pick<SlipBet, 'request' | 'outcome'>> = {},
): SlipBet {
  if (!canMove(bet.state, to)) return bet;
  return { ...bet, ...change, isOneTap: false, state: to };
}

/** What the bet is on, by the rules' word for it. */
export const selectionOf = ({ kind, line, runnerId }: Pick<PickedPrice, 'kind' | 'line' | 'runnerId'>): Selection =>
  kind === 'fancy' ? (line ?? 0) : runnerId;

/** Whether it can still be edited. */
export const isDraft = ({ state }: SlipBet): boolean => state === 'draft';
/** Whether the operator's answer is out: the page is held, and nothing takes it off the slip. */
export const isOut = ({ state }: SlipBet): boolean =>
  state === 'submitting' || state === 'delayed' || state === 'unknown';
/** Whether it stands on the slip as a receipt. */
export const isDone = (bet: SlipBet): boolean => !isDraft(bet) && !isOut(bet);

/** How long an answer usually takes at most, beside the operator's own delay, ms. */
const USUAL = 8000;
/** Whether the answer to a bet takes longer than usual, at the steady time `now`. */
export const isLate = ({ state, request }: Pick<SlipBet, 'state' | 'request'>, now: number): boolean =>
  (state === 'submitting' || state === 'delayed') &&
  request !== null &&
  now >= steadyOf(request.at) + request.delay * 1000 + USUAL;
