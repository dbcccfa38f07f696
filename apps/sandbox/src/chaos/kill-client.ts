import type { Random } from '../base/index.ts';
import { PASSWORD, type SignedIn } from '../testing/players.ts';
import { until } from '../testing/until.ts';

/** A request that moves money, and what its player heard of it: nothing where the answer never came. */
export interface Sent {
  readonly ref: string;
  readonly call: keyof typeof PATHS;
  readonly body: object;
  answer?: { readonly status: number; readonly body: unknown };
}

const PATHS = {
  createWithdrawal: ['/api/withdrawRequest/create', 'token'],
  cancelWithdrawal: ['/api/withdrawRequest/cancel', 'token'],
  fastpayme: ['/api/deposit/fastpayme', 'token'],
  placeBet: ['/sports-api/bets', 'xu-auth'],
} as const;

interface Runner {
  readonly id: string;
  readonly back: { readonly odds: number } | null;
}
type Bettable = { readonly refMatchId: string; readonly runners: readonly Runner[] };

/** A player who sends one request that moves money after another, and keeps every reply. */
export class KillClient {
  readonly player: SignedIn;
  readonly sent: Sent[] = [];
  readonly #random: Random;
  /** Their pending withdrawals. */
  #pending: string[] = [];

  constructor(player: SignedIn, random: Random) {
    this.player = player;
    this.#random = random;
  }

  /** Sends until the server is gone or `isOver`. `onAnswer` hears of each answer. */
  async work(url: string, isOver: () => boolean, onAnswer: () => void): Promise<void> {
    const matches = await openMatches(url).catch(() => []);
    while (!isOver()) {
      const sent = this.#next(matches);
      this.sent.push(sent);
      if (!(await this.send(url, sent))) return;
      onAnswer();
    }
  }

  /** Sends what was never answered once more, under its own reference. */
  async finish(url: string): Promise<void> {
    for (const sent of this.sent) {
      if (!sent.answer) await until(`${sent.call} ${sent.ref} is answered`, () => this.send(url, sent), 30_000);
    }
  }

  /** Whether an answer came. */
  async send(url: string, sent: Sent): Promise<boolean> {
    const [path, header] = PATHS[sent.call];
    try {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [header]: this.player.token },
        body: JSON.stringify(sent.body),
      });
      sent.answer = { status: answer.status, body: await answer.json() };
    } catch {
      return false;
    }
    const { status, body } = sent.answer;
    if (status >= 500) throw new Error(`${sent.call} ${sent.ref} was answered ${status}: ${JSON.stringify(body)}`);
    if (sent.call === 'createWithdrawal' && status === 200) {
      this.#pending.push((body as { data: { withdrawal: { id: string } } }).data.withdrawal.id);
    }
    return true;
  }

  #next(matches: readonly Bettable[]): Sent {
    const ref = `kill-${this.player.id}-${this.sent.length}`;
    const random = this.#random;
    const id = this.#pending.length > 0 && random.next() < 0.5 ? this.#pending.shift() : undefined;
    if (id !== undefined) return { ref, call: 'cancelWithdrawal', body: { id, clientRef: ref } };
    const match = matches.length > 0 && random.next() < 0.4 ? random.pick(matches) : undefined;
    const runner = match?.runners.find(({ back }) => back);
    if (match && runner) {
      const body = {
        refMatchId: match.refMatchId,
        marketId: `${match.refMatchId}-MO`,
        marketType: 'match_odds',
        runnerId: runner.id,
        selectionType: 'back',
        odds: runner.back?.odds,
        stack: 100,
        oddsPolicy: 'any',
        clientRef: ref,
      };
      return { ref, call: 'placeBet', body };
    }
    if (random.next() < 0.2) {
      return { ref, call: 'fastpayme', body: { amount: 500, returnPath: '/deposit', clientRef: ref } };
    }
    const body = { amount: 500, method: 'upi', upi: 'somebody@upi', password: PASSWORD, again: true, clientRef: ref };
    return { ref, call: 'createWithdrawal', body };
  }
}

async function openMatches(url: string): Promise<Bettable[]> {
  const answer = await fetch(`${url}/sports-api/bet/matches?inplay=false`);
  const { data } = (await answer.json()) as { data: { matches: (Bettable & { state: string })[] } };
  return data.matches.filter(({ state }) => state === 'open');
}
