/** What a game's bet costs at least, paise. */
const LEAST = 1000;
/** What a player's wins of one round, or of all that are together, bring at most at once: less than some alone, and than most together. */
export const MOST_WIN = 8000;
/** What a player who keeps themselves to it stakes in a day, paise. */
export const STAKE_LIMIT = 15_000;
/** What they stake at most in what counts as one bet, paise: less than two of most. */
export const BET_LIMIT = 12_000;

/** What a provider sends. Transactions and rounds are few, so that they meet. */
export interface Order {
  readonly do: 'bet' | 'bet-win' | 'win' | 'rollback';
  readonly transaction: number;
  readonly round: number;
  readonly amount: number;
  readonly win: number;
  readonly reverses: number;
  readonly close: boolean;
  /** What a bet says that its round is together in with others; null: it says nothing. */
  readonly together: number | null;
}

/** What becomes of the player or the house meanwhile. */
export type Event = 'sign out' | 'sign in' | 'exclude' | 'limit' | 'bet limit' | 'approve' | 'decline' | 'restart';

/** How an order is answered: its code with what waits of it, and whether it is the first answer once more. */
export interface Expected {
  readonly answer: string;
  readonly isAgain: boolean;
}

interface Kept {
  readonly content: string;
  readonly kind: Order['do'] | 'unseen';
  readonly round: number;
  readonly staked: number;
  readonly answer: string;
  won: number;
  /** What of it waits at the desk. */
  held: number;
  state: 'done' | 'refused' | 'rolled-back';
}

interface Part {
  /** As the first bet that was taken has said. */
  readonly together: number | null;
  bets: number;
  staked: number;
  won: number;
  isClosed: boolean;
}

/** The wallet's rules once more (docs/seamless-wallet.md), for one player, in plain numbers. */
export class GamesModel {
  cash: number;
  /** Of all bets that stand, and of all wins that were paid in them. */
  net = 0;
  #isSignedIn = true;
  #isExcluded = false;
  #isLimited = false;
  #isBetLimited = false;
  #staked = 0;
  readonly #kept = new Map<number, Kept>();
  readonly #rounds = new Map<number, Part>();

  constructor(cash: number) {
    this.cash = cash;
  }

  take(order: Order): Expected {
    const content = contentOf(order);
    const known = this.#kept.get(order.transaction);
    const first = (answer: string): Expected => ({ answer, isAgain: false });
    if (known && known.kind !== 'unseen' && known.content !== content) return first('DUPLICATE_TRANSACTION');
    if (known?.state === 'rolled-back') return first('TRANSACTION_ROLLED_BACK');
    if (known) return { answer: known.answer, isAgain: true };
    if (order.do === 'win') return first(this.#win(order));
    return first(order.do === 'rollback' ? this.#rollback(order) : this.#bet(order));
  }

  /** Whether it is done: the desk decides of what waits alone. */
  happens(event: Event): boolean {
    if (event === 'sign out') this.#isSignedIn = false;
    if (event === 'sign in') this.#isSignedIn = true;
    if (event === 'exclude') this.#isExcluded = true;
    if (event === 'limit') this.#isLimited = true;
    if (event === 'bet limit') this.#isBetLimited = true;
    return event === 'approve' || event === 'decline' ? this.#decide(event) : true;
  }

  #keep(order: Order, kept: Pick<Kept, 'state' | 'answer'> & Partial<Kept>): string {
    const { do: kind, transaction, round } = order;
    this.#kept.set(transaction, { content: contentOf(order), kind, round, staked: 0, won: 0, held: 0, ...kept });
    return kept.answer;
  }

  #bet(order: Order): string {
    const { round, amount, close, together } = order;
    const part = this.#rounds.get(round) ?? { together, bets: 0, staked: 0, won: 0, isClosed: false };
    const refusal = this.#refusal(order, part);
    if (refusal) return this.#keep(order, { state: 'refused', answer: refusal });
    this.#rounds.set(round, part);
    const { won, held, answer } = paidOf(
      order.do === 'bet-win' ? order.win : 0,
      this.#sumOf('won', part, part.together),
    );
    this.#move(won - amount);
    this.#staked += amount;
    part.bets += 1;
    part.staked += amount;
    part.won += won;
    part.isClosed = close;
    return this.#keep(order, { staked: amount, won, held, state: 'done', answer });
  }

  /** Why a bet is not taken, the first reason of several; null where it is. */
  #refusal({ amount, together }: Order, part: Part): string | null {
    if (!this.#isSignedIn) return 'TOKEN_EXPIRED';
    if (this.#isExcluded) return 'PLAYER_BLOCKED';
    if (amount < LEAST) return 'LIMIT_REACHED';
    if (part.isClosed) return 'ROUND_CLOSED';
    // Of a round that stands alone a later bet may say that it is together with others: it is held to what they have staked.
    const staked = this.#sumOf('staked', part, part.together ?? together);
    if (this.#isBetLimited && staked + amount > BET_LIMIT) return 'LIMIT_REACHED';
    if (this.#isLimited && this.#staked + amount > STAKE_LIMIT) return 'LIMIT_REACHED';
    return amount > this.cash ? 'NOT_ENOUGH_MONEY' : null;
  }

  /** Of a round, and of all others that are together in this. */
  #sumOf(what: 'staked' | 'won', part: Part, together: number | null): number {
    const others = [...this.#rounds.values()].filter(
      (other) => other !== part && together !== null && other.together === together,
    );
    return others.reduce((sum, other) => sum + other[what], part[what]);
  }

  #win(order: Order): string {
    const part = this.#rounds.get(order.round);
    if (!part || part.bets === 0) return 'TRANSACTION_NOT_FOUND';
    const { won, held, answer } = paidOf(order.amount, this.#sumOf('won', part, part.together));
    this.#move(won);
    part.won += won;
    part.isClosed ||= order.close;
    return this.#keep(order, { won, held, state: 'done', answer });
  }

  #rollback(order: Order): string {
    const { transaction, round, reverses, close } = order;
    const found = this.#kept.get(reverses);
    if (reverses === transaction || found?.kind === 'win' || found?.kind === 'rollback') return 'NOT_REVERSIBLE';
    if (found && found.kind !== 'unseen' && found.round !== round) return 'INVALID_REQUEST';
    const part = this.#rounds.get(round);
    if (part && found?.state === 'done') {
      if (part.bets === 1 && part.won > found.won) return 'NOT_REVERSIBLE';
      if (this.cash + found.staked - found.won < 0) return 'NOT_ENOUGH_MONEY';
      this.#takeBack(found, part);
    }
    if (!found) this.#keep({ ...order, transaction: reverses }, { kind: 'unseen', state: 'rolled-back', answer: '' });
    if (part) part.isClosed ||= close;
    return this.#keep(order, { state: 'done', answer: 'OK' });
  }

  #takeBack(found: Kept, part: Part): void {
    this.#move(found.staked - found.won);
    this.#staked -= found.staked;
    part.bets -= 1;
    part.staked -= found.staked;
    part.won -= found.won;
    found.state = 'rolled-back';
    found.held = 0;
    // With the last bet of a round all that waits in it ends.
    if (part.bets > 0) return;
    for (const kept of this.#kept.values()) if (kept.round === found.round) kept.held = 0;
  }

  /** The desk approves or declines what has waited longest. */
  #decide(event: 'approve' | 'decline'): boolean {
    const waiting = [...this.#kept.values()].find(({ held }) => held > 0);
    const part = waiting && this.#rounds.get(waiting.round);
    if (!part) return false;
    if (event === 'approve') {
      this.#move(waiting.held);
      part.won += waiting.held;
      waiting.won = waiting.held;
    }
    waiting.held = 0;
    return true;
  }

  #move(amount: number): void {
    this.cash += amount;
    this.net += amount;
  }
}

/** What of a win is paid where so much was won before, and how that is answered. */
const paidOf = (win: number, before: number): Pick<Kept, 'won' | 'held' | 'answer'> =>
  win > 0 && before + win > MOST_WIN
    ? { won: 0, held: win, answer: `OK ${win} held` }
    : { won: win, held: 0, answer: 'OK' };

/** What makes two orders under one name the same. */
function contentOf({ do: call, round, amount, win, reverses, close, together }: Order): string {
  if (call === 'rollback') return JSON.stringify({ round, reverses, close });
  if (call === 'win') return JSON.stringify({ call, round, amount, close });
  return JSON.stringify({ call, round, amount, close, together, ...(call === 'bet-win' ? { win } : {}) });
}
