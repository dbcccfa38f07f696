import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { CallName, Calls } from '../calls/calls.ts';
import { orNull, readAmount, readNumber, readObject } from '../calls/readers.ts';
import type { Notice } from '../notice.ts';
import { changeBy, type LiveState, unopened, worth } from './live-state.ts';
import { openSocket, type Socket } from './socket.ts';
import {
  type LiveReaders,
  type PastLiveRound,
  pastLiveReader,
  type Ticket,
  type TicketAnswer,
  ticketAnswerReader,
} from './wire.ts';

export interface LiveOptions<Bet, Step, Mark, Opening> {
  readonly calls: Calls;
  readonly token: string;
  readonly connect: () => Socket;
  readonly balance: Paise;
  readonly readers: LiveReaders<Bet, Step, Mark, Opening>;
  readonly post: (notice: Notice) => void;
  /** A new reference of a ticket, which nobody had before. */
  readonly newRef: () => string;
  readonly pause: (time: number) => Promise<void>;
  /** This page's own clock, ms. */
  readonly clock: () => number;
}

/** Until it is asked again what became of a stake, ms. */
const STAKING_PAUSE = 700;
/** Until the operator is asked what a win has made of the balance, ms: it is told of it just now. */
const PAID_PAUSE = 1500;

/**
 * A player at a table whose rounds are everyone's: what the socket shows and what the calls answer, in one place. Bets go by calls, so that
 * one whose answer is lost is sent again; what is on its way counts as staked until it is known.
 */
export class LiveTable<Bet, Step, Mark, Opening = null> {
  readonly #options: LiveOptions<Bet, Step, Mark, Opening>;
  readonly #listeners = new Set<() => void>();
  #state: LiveState<Bet, Step, Mark, Opening>;
  /** What the server's clock is ahead of this page's, ms. */
  #ahead = 0;
  #isConnected = true;
  #isAnswered = true;
  #isHeld = false;
  #hangUp: () => void = () => {};

  constructor(options: LiveOptions<Bet, Step, Mark, Opening>) {
    this.#options = options;
    this.#state = unopened(options.balance);
  }

  readonly state = (): LiveState<Bet, Step, Mark, Opening> => this.#state;

  /** Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The server's clock, ms since 1970. */
  readonly now = (): number => this.#options.clock() + this.#ahead;

  /** Whether the round takes bets by the server's clock. */
  get isTaking(): boolean {
    const { phase, round, stage } = this.#state;
    return phase === 'ready' && stage.name === 'betting' && round !== null && this.now() < round.closesAt;
  }

  /** Hears whether calls are answered just now. */
  reach(isReached: boolean): void {
    this.#isAnswered = isReached;
    this.#showReach();
  }

  /** Begins to show the table, until `close`. */
  open(): void {
    const { token, connect, pause } = this.#options;
    this.#hangUp = openSocket({
      ...{ token, connect, pause },
      onMessage: (message) => this.#hear(message),
      onReach: (isReached) => {
        this.#isConnected = isReached;
        this.#showReach();
      },
      onEnd: (end) => {
        if (end === 'session') this.#end();
        else this.#set({ refusal: { code: 'MANY', message: null } });
      },
    });
  }

  close(): void {
    this.#hangUp();
  }

  /** Puts a bet on the round that takes them. Returns its ticket; null where it was not taken, or is not known to be. */
  async bet(bet: Bet, stake: Paise): Promise<Ticket<Bet> | null> {
    const { round, phase } = this.#state;
    if (round === null || phase !== 'ready') return null;
    const ref = this.#options.newRef();
    const sent: Ticket<Bet> = {
      id: null,
      ref,
      round: round.id,
      bet,
      stake,
      state: 'sending',
      leftAt: null,
      pays: ZERO,
    };
    this.#set({ tickets: [...this.#state.tickets, sent], refusal: null });
    for (;;) {
      const answer = await this.#ticketCall('table-bet', { ref, round: round.id, bet });
      if (answer?.ticket.state === 'staking') {
        await this.#options.pause(STAKING_PAUSE);
        continue;
      }
      if (answer === null) this.#set({ tickets: this.#state.tickets.filter((one) => one.ref !== ref) });
      return this.#take(answer);
    }
  }

  /** Takes a ticket back while bets are taken. Returns whether it is back. */
  async back(ticket: string): Promise<boolean> {
    const answer = await this.#ticketCall('table-back', { ticket });
    this.#take(answer);
    return answer?.ticket.state === 'undone';
  }

  /** Leaves the flight with a ticket, as of the moment at which the call arrives. Returns it as it then stands. */
  async leave(ticket: string): Promise<Ticket<Bet> | null> {
    return this.#take(await this.#ticketCall('table-leave', { ticket }));
  }

  /** The latest rounds, with what each is verified by and what I had on it; null where they could not be had. */
  rounds(): Promise<readonly PastLiveRound<Bet, Mark>[] | null> {
    return this.#call('table-rounds', {}, pastLiveReader(this.#options.readers));
  }

  /** Forgets why the last thing was not done. */
  dismiss(): void {
    if (this.#state.refusal !== null) this.#set({ refusal: null });
  }

  #set(change: Partial<LiveState<Bet, Step, Mark, Opening>>): void {
    this.#state = { ...this.#state, ...change };
    this.#hold();
    for (const listener of this.#listeners) listener();
  }

  #showReach(): void {
    const isCutOff = !(this.#isConnected && this.#isAnswered);
    if (isCutOff !== this.#state.isCutOff) this.#set({ isCutOff });
  }

  #end(): void {
    if (this.#state.phase === 'over') return;
    this.close();
    this.#set({ phase: 'over' });
    this.#options.post('pavilion:session-over');
  }

  /** Tells the page around as a round that I have a bet on closes, and as all of them have ended: meanwhile it should not go away. */
  #hold(): void {
    const { stage, tickets, phase } = this.#state;
    const isHeld = phase === 'ready' && stage.name !== 'betting' && tickets.some(({ state }) => state !== 'over');
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#options.post(isHeld ? 'pavilion:round-began' : 'pavilion:round-ended');
  }

  /** Calls the server; null where it said no, which is then shown. */
  async #call<Value>(name: CallName, body: object, read: (input: unknown) => Value): Promise<Value | null> {
    const answer = await this.#options.calls(name, body, read);
    if (answer.kind === 'done') return answer.value;
    if (answer.kind === 'over') this.#end();
    else this.#set({ refusal: { code: 'REFUSED', message: answer.message } });
    return null;
  }

  #ticketCall(name: 'table-bet' | 'table-back' | 'table-leave', body: object) {
    return this.#call(name, body, ticketAnswerReader(this.#options.readers));
  }

  /** Shows what came of a ticket. Returns it; null where it was not taken. */
  #take(answer: TicketAnswer<Bet> | null): Ticket<Bet> | null {
    if (answer === null) return null;
    const { ticket, refusal } = answer;
    const before = this.#state.tickets.find(({ ref }) => ref === ticket.ref);
    const after = before?.state === 'over' ? before : ticket;
    const all = this.#state.tickets.map((one) => (one.ref === ticket.ref ? after : one));
    const isRefused = ticket.state === 'undone' && before?.state === 'sending';
    this.#set({
      tickets: all.filter(({ state }) => state !== 'undone'),
      balance:
        answer.balance ?? addPaise(this.#state.balance, before ? subtractPaise(worth(after), worth(before)) : ZERO),
      ...(isRefused ? { refusal: refusal ?? { code: 'UNDONE', message: null } } : {}),
    });
    if (answer.balance === null) void this.#askBalance();
    if (refusal?.code === 'TOKEN_EXPIRED' || refusal?.code === 'INVALID_TOKEN') this.#end();
    return ticket.state === 'undone' ? null : ticket;
  }

  /** Takes what the socket says. */
  #hear(message: Readonly<Record<string, unknown>>): void {
    const ahead = readNumber(message.now) - this.#options.clock();
    const isAnew = message.type === 'table' || message.type === 'round';
    // Each is late by its way, so the one that is the least behind is the nearest.
    this.#ahead = message.type === 'table' ? ahead : Math.max(this.#ahead, ahead);
    const change = changeBy(message, this.#state, this.#options.readers);
    if (change.tickets) this.#paid(change.tickets);
    this.#set(change);
    if (isAnew) void this.#askBalance();
  }

  /** Adds what tickets have brought that had not ended before, and asks the operator soon whether it is so. */
  #paid(tickets: readonly Ticket<Bet>[]): void {
    const ended = tickets.filter(
      ({ ref, state }) =>
        state === 'over' && this.#state.tickets.some((one) => one.ref === ref && one.state === 'open'),
    );
    const pays = sumPaise(ended, (one) => one.pays);
    if (pays === 0) return;
    this.#set({ balance: addPaise(this.#state.balance, pays) });
    void this.#options.pause(PAID_PAUSE).then(() => this.#askBalance());
  }

  /** What the operator says of the balance; while something is on its way, its answer will say. */
  async #askBalance(): Promise<void> {
    const isOpen = () => this.#state.phase !== 'over' && this.#state.tickets.every(({ state }) => state !== 'sending');
    if (!isOpen()) return;
    const read = (input: unknown) => orNull(readObject(input).balance, readAmount);
    const answer = await this.#options.calls('balance', {}, read);
    if (answer.kind === 'over') this.#end();
    if (answer.kind === 'done' && answer.value !== null && isOpen()) this.#set({ balance: answer.value });
  }
}
