import { paise } from '@pavilion/money';
import { createCalls } from '../kit/calls/calls.ts';
import { LiveTable } from '../kit/live/live-table.ts';
import type { Socket } from '../kit/live/socket.ts';
import type { LiveReaders } from '../kit/live/wire.ts';
import type { LiveSeat } from '../kit/seat.ts';

/** A connection as the server sees it. */
class FakeSocket extends EventTarget {
  readonly heard: unknown[] = [];
  isClosed = false;

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }
}

type Answer = { readonly status: number; readonly content: object };
type Fault = 'before' | 'after';

const NO_STAGE = { name: 'betting', steps: [], mark: null, nextAt: null };

/** The studio's server at a table, as a test speaks for it: a player has ₹1,000, and its clock is 5 s ahead of the page's. */
export class LiveServer {
  readonly sockets: FakeSocket[] = [];
  /** The calls that arrived, those whose answer was lost with them. */
  readonly sent: { readonly name: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  /** What the page around was told. */
  readonly posted: string[] = [];
  readonly tickets = new Map<string, Record<string, unknown>>();
  balance = 1000_00;
  /** What becomes of the next calls, the first one first. */
  readonly faults: Fault[] = [];
  /** What one call is answered with instead of what it would be. */
  readonly answers = new Map<string, Answer>();
  readonly #opening: unknown;
  #refs = 0;
  #round = 0;

  constructor(opening: unknown = null) {
    this.#opening = opening;
  }

  get now(): number {
    return Date.now() + 5000;
  }

  seat<Bet, Step, Mark, Opening>(readers: LiveReaders<Bet, Step, Mark, Opening>): LiveSeat<Bet, Step, Mark, Opening> {
    const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
    const calls = createCalls({
      ...{ token: 'token', fetch: this.#fetch, pause },
      onReach: (isReached) => table.reach(isReached),
    });
    const connect = () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket as unknown as Socket;
    };
    const newRef = () => `ref-${++this.#refs}`;
    const post = (notice: string) => this.posted.push(notice);
    const [balance, clock] = [paise(this.balance), () => Date.now()];
    const table = new LiveTable({ calls, token: 'token', connect, balance, readers, post, newRef, pause, clock });
    const stakes = { least: paise(10_00), most: paise(10_000_00), mostWin: paise(10_00_000_00) };
    return {
      opening: {
        token: 'token',
        game: 'table',
        name: 'Night Table',
        provider: 'aura',
        engine: 'mines',
        model: null,
        balance,
        stakes,
        locale: 'en',
      },
      table,
    };
  }

  /** Sends a message over the newest connection. */
  message(type: string, rest: object = {}): void {
    const message = { type, now: this.now, ...rest };
    this.sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Ends the newest connection. */
  drop(code = 1006): void {
    this.sockets.at(-1)?.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  /** Shows the table as to one who has come just now. */
  show(stage: object = {}, table: object = {}): void {
    this.#round ||= 1;
    this.message('table', { table: this.#table(stage, table), tickets: this.#standing() });
  }

  /** Begins the next round, with 12 s for bets. */
  begin(): void {
    this.#round += 1;
    this.tickets.clear();
    this.message('round', { table: this.#table({}, {}) });
  }

  close(): void {
    this.message('closed', { round: this.#round });
  }

  step(at: number, step: unknown): void {
    this.message('step', { round: this.#round, at, step });
  }

  /** Shows the result, and ends every ticket with what it brings. */
  end(mark: unknown, pays: (ref: string) => number = () => 0, road: readonly unknown[] = [mark]): void {
    const round = this.#round;
    this.message('result', { round, mark, nextAt: this.now + 3000 });
    this.message('over', { round, seed: 'ab'.repeat(32), road });
    for (const [ref, ticket] of this.tickets) {
      if (ticket.state !== 'open') continue;
      this.tickets.set(ref, { ...ticket, state: 'over', pays: pays(ref) });
      this.balance += pays(ref);
    }
    this.message('tickets', { round, tickets: this.#standing() });
  }

  #standing(): readonly object[] {
    return [...this.tickets.values()].filter(({ state }) => state !== 'undone');
  }

  #table(stage: object, table: object): object {
    const round = {
      ...{ id: this.#round, number: 700 + this.#round, position: this.#round, hash: 'cd'.repeat(32), salt: 'ef' },
      ...{ seed: null, opening: this.#opening, beganAt: this.now, closesAt: this.now + 12_000 },
    };
    return { game: 'table', round, stage: { ...NO_STAGE, ...stage }, road: [], players: 3, crowd: null, ...table };
  }

  readonly #fetch = async (path: string, { body: text }: RequestInit): Promise<Response> => {
    const name = path.split('/').at(-1) ?? '';
    const body = JSON.parse(String(text));
    const fault = name === 'balance' ? undefined : this.faults.shift();
    if (name !== 'balance') this.sent.push({ name, body });
    if (fault === 'before') throw new TypeError('Failed to fetch');
    const { status, content } = this.answers.get(name) ?? { status: 200, content: this.#answer(name, body) };
    if (fault === 'after') throw new TypeError('Failed to fetch');
    return { status, json: async () => JSON.parse(JSON.stringify(content)) } as Response;
  };

  #answer(name: string, { ref, round, bet, ticket: id }: Record<string, unknown>): object {
    if (name === 'balance') return { balance: this.balance };
    if (name === 'table-rounds') return { rounds: [] };
    const known =
      name === 'table-bet' ? this.tickets.get(String(ref)) : [...this.tickets.values()].find((one) => one.id === id);
    if (name === 'table-bet' && known) return { ticket: known, balance: null, refusal: null };
    if (name === 'table-bet') {
      const stake = stakeIn(bet);
      this.balance -= stake;
      const ticket = { id: `id-of-${ref}`, ref, round, bet, stake, state: 'open', leftAt: null, pays: 0 };
      this.tickets.set(String(ref), ticket);
      return { ticket, balance: this.balance, refusal: null };
    }
    if (!known) throw new Error(`No test answers ${name}`);
    const ticket = { ...known, state: 'undone' };
    this.balance += Number(known.stake);
    this.tickets.set(String(known.ref), ticket);
    return { ticket, balance: this.balance, refusal: null };
  }
}

/** What a bet costs: of a table the sum of its spots. */
const stakeIn = (bet: unknown): number =>
  (Array.isArray(bet) ? bet : [bet]).reduce((sum, { stake }: { stake: number }) => sum + stake, 0);
