import type { Paise } from '@pavilion/money';
import type { Notice } from '../notice.ts';
import type { CallName, Calls } from './calls.ts';
import { orNull, readAmount, readObject } from './readers.ts';
import {
  answerReader,
  type PastRound,
  pastReader,
  type Round,
  type RoundAnswer,
  type RoundReaders,
  readSeeds,
  roundReader,
  type SeedsInUse,
} from './round.ts';

/** How it stands between this page and its server. */
export interface TableState<Bet, Seen> {
  /** `opening`: what was left open is being found out; `sending`: a bet or a move is under way; `over`: nothing can be played any more. */
  readonly phase: 'opening' | 'ready' | 'sending' | 'over';
  /** Whether answers fail to come just now. */
  readonly isCutOff: boolean;
  readonly balance: Paise;
  readonly seeds: SeedsInUse | null;
  /** The round that is played, or was the last here. */
  readonly round: Round<Bet, Seen> | null;
  /** The newest first. */
  readonly past: readonly PastRound<Bet, Seen>[];
  /** Why the last thing was not done: the operator's or the studio's own sentence; `unknown` where there is none. */
  readonly refusal: { readonly code: string; readonly message: string | null } | null;
}

export interface TableOptions<Bet, Seen> {
  readonly calls: Calls;
  readonly balance: Paise;
  readonly readers: RoundReaders<Bet, Seen>;
  readonly post: (notice: Notice) => void;
  /** A new reference of a bet, which nobody had before. */
  readonly newRef: () => string;
  /** Resolves after a time, ms. */
  readonly pause: (time: number) => Promise<void>;
}

/** Until it is asked again what became of a stake, ms. */
const STAKING_PAUSE = 700;
/** How many rounds are kept in view. */
const SHOWN = 20;

/** A player at a game: the one place where what the server answers becomes what the page shows. */
export class Table<Bet, Seen> {
  readonly #options: TableOptions<Bet, Seen>;
  readonly #listeners = new Set<() => void>();
  #state: TableState<Bet, Seen>;
  /** How many results are on their way to be shown. */
  #showing = 0;
  /** Whether the page around is still to hear that a round has ended. */
  #isEndDue = false;

  constructor(options: TableOptions<Bet, Seen>) {
    this.#options = options;
    this.#state = {
      ...{ phase: 'opening', isCutOff: false, balance: options.balance },
      ...{ seeds: null, round: null, past: [], refusal: null },
    };
  }

  readonly state = (): TableState<Bet, Seen> => this.#state;

  /** Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows whether answers come just now. */
  reach(isReached: boolean): void {
    if (this.#state.isCutOff === isReached) this.#set({ isCutOff: !isReached });
  }

  /** Finds out how things stand: the seeds, a round that was left open, the latest rounds. */
  async open(): Promise<void> {
    const round = await this.#look();
    if (round === undefined || this.#state.phase === 'over') return;
    if (round?.state === 'staking') {
      this.#set({ phase: 'sending' });
      await this.#begin(round.ref, round.bet);
      return;
    }
    if (round) this.#options.post('pavilion:round-began');
    this.#set({ phase: 'ready', round });
  }

  /** A result is going to be shown: until what this returns is called, the page around does not hear that its round has ended. */
  readonly showing = (): (() => void) => {
    this.#showing += 1;
    return () => {
      this.#showing -= 1;
      this.#postEnd();
    };
  };

  /** Begins a round; null where it was not begun. */
  async bet(bet: Bet): Promise<Round<Bet, Seen> | null> {
    const { phase, round } = this.#state;
    if (phase !== 'ready' || round?.state === 'open') return null;
    this.#set({ phase: 'sending', refusal: null });
    return this.#begin(this.#options.newRef(), bet);
  }

  /** Makes a move in the open round; null where it was not made. */
  async move(move: object): Promise<Round<Bet, Seen> | null> {
    const { phase, round } = this.#state;
    if (phase !== 'ready' || round?.state !== 'open') return null;
    this.#set({ phase: 'sending', refusal: null });
    const body = { round: round.id, at: round.moves, move };
    const answer = await this.#call('move', body, answerReader(this.#options.readers));
    if (answer === null) await this.#catchUp(round);
    return this.#show(answer);
  }

  /** Reveals the seeds in use, and begins others with this client's seed. Returns whether it was done. */
  async changeSeeds(client: string): Promise<boolean> {
    const seeds = await this.#call('seeds', { client }, (input) => readSeeds(readObject(input).seeds));
    if (seeds === null) return false;
    this.#set({ seeds, refusal: null });
    await this.#refreshPast();
    return true;
  }

  #set(change: Partial<TableState<Bet, Seen>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Calls the server; null where it said no, which is then shown. */
  async #call<Value>(name: CallName, body: object, read: (input: unknown) => Value): Promise<Value | null> {
    const answer = await this.#options.calls(name, body, read);
    if (answer.kind === 'done') return answer.value;
    if (answer.kind === 'over') this.#end();
    else this.#set({ phase: 'ready', refusal: { code: 'REFUSED', message: answer.message } });
    return null;
  }

  /** How it stands at the server: what is shown of seeds, balance and past rounds follows it. Returns the round left open; undefined where it said no. */
  async #look(): Promise<Round<Bet, Seen> | null | undefined> {
    const readRound = roundReader(this.#options.readers);
    const found = await this.#call('state', {}, (input) => {
      const { balance, seeds, round } = readObject(input);
      return { balance: orNull(balance, readAmount), seeds: readSeeds(seeds), round: orNull(round, readRound) };
    });
    if (found === null) return undefined;
    const { seeds, round, balance } = found;
    this.#set({ seeds, balance: balance ?? this.#state.balance });
    await this.#refreshPast();
    return round;
  }

  /**
   * After a no: the round may have gone on, ended or been begun on another device. What stands at the server is shown, with the reason of
   * the no beside it. `last` is what was thought to be open here; `ref` is the bet's own that was refused.
   */
  async #catchUp(last: Round<Bet, Seen> | null, ref: string | null = null): Promise<void> {
    if (this.#state.phase === 'over') return;
    this.#set({ phase: 'sending' });
    const round = await this.#look();
    const { phase, past, round: shown } = this.state();
    if (phase === 'over') return;
    if (round?.state === 'staking' && round.ref !== ref) {
      await this.#begin(round.ref, round.bet);
      return;
    }
    if (round?.state === 'open') {
      this.#set({ phase: 'ready', round });
      return;
    }
    const isKnown = round !== undefined;
    if (isKnown || last === null) this.#endRound();
    const ended = past.find(({ id }) => id === last?.id) ?? null;
    this.#set({ phase: 'ready', round: isKnown && last !== null ? ended : shown });
  }

  #end(): void {
    this.#set({ phase: 'over' });
    this.#options.post('pavilion:session-over');
  }

  #endRound(): void {
    this.#isEndDue = true;
    this.#postEnd();
  }

  #postEnd(): void {
    if (!this.#isEndDue || this.#showing > 0) return;
    this.#isEndDue = false;
    this.#options.post('pavilion:round-ended');
  }

  /** Sends a bet until it is known whether its stake was taken; the same reference is the same bet, however often it comes. */
  async #begin(ref: string, bet: Bet): Promise<Round<Bet, Seen> | null> {
    const { post, pause, readers } = this.#options;
    this.#isEndDue = false;
    post('pavilion:round-began');
    for (;;) {
      const answer = await this.#call('bet', { ref, bet }, answerReader(readers));
      if (answer?.round.state === 'staking') {
        await pause(STAKING_PAUSE);
        continue;
      }
      if (answer === null) await this.#catchUp(null, ref);
      return this.#show(answer);
    }
  }

  /** Shows what came of a bet or a move. */
  async #show(answer: RoundAnswer<Bet, Seen> | null): Promise<Round<Bet, Seen> | null> {
    if (answer === null) return null;
    const { round } = answer;
    const balance = answer.balance ?? (await this.#newestBalance());
    if (this.#state.phase === 'over') return null;
    if (round.state !== 'open') this.#endRound();
    if (round.state === 'undone') return this.#showUndone(answer, balance);
    const ended = round.state === 'over' ? this.#withPast(round) : {};
    this.#set({ phase: 'ready', round, balance, ...ended });
    return round;
  }

  #showUndone({ refusal }: RoundAnswer<Bet, Seen>, balance: Paise): null {
    this.#set({ phase: 'ready', round: null, balance, refusal: refusal ?? { code: 'UNDONE', message: null } });
    if (refusal?.code === 'TOKEN_EXPIRED' || refusal?.code === 'INVALID_TOKEN') this.#end();
    return null;
  }

  /** A round that has ended goes before the others, and the next has the next number. */
  #withPast(round: Round<Bet, Seen>): Partial<TableState<Bet, Seen>> {
    const { seeds, past } = this.#state;
    if (seeds === null) return {};
    const proof = { ...seeds, nonce: round.nonce, server: null, played: null };
    return {
      past: [{ ...round, proof }, ...past].slice(0, SHOWN),
      seeds: { ...seeds, nonce: Math.max(seeds.nonce, round.nonce + 1) },
    };
  }

  /** What the operator says of the balance; what is shown already, where it says nothing. */
  async #newestBalance(): Promise<Paise> {
    const read = (input: unknown) => orNull(readObject(input).balance, readAmount);
    return (await this.#call('state', {}, read)) ?? this.#state.balance;
  }

  async #refreshPast(): Promise<void> {
    const past = await this.#call('rounds', {}, pastReader(this.#options.readers));
    if (past !== null) this.#set({ past });
  }
}
