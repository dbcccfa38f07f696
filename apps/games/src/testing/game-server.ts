import { paise } from '@pavilion/money';
import { createCalls } from '../kit/calls/calls.ts';
import type { RoundReaders } from '../kit/calls/round.ts';
import { Table } from '../kit/calls/table.ts';
import type { Seat } from '../kit/seat.ts';

/** What a test says of a round; the rest is as in any. */
interface SpokenRound {
  readonly state: string;
  readonly seen: unknown;
  readonly bet?: object;
  readonly pays?: number;
  /** How many moves were made. */
  readonly moves?: number;
  readonly balance?: number | null;
  readonly refusal?: { readonly code: string; readonly message: string };
}

/** The studio's server as a test speaks for it. */
export interface GameServer {
  readonly seeds: { readonly hash: string; readonly client: string; readonly nonce: number };
  /** The bodies of the bets, moves and changes of seeds, in their order. */
  readonly sent: unknown[];
  /** What the page around was told. */
  readonly posted: string[];
  /** The rounds that it lists, as it lists them. */
  readonly past: object[];
  /** What the next bet or move is answered with. */
  readonly answer: (name: 'bet' | 'move', round: SpokenRound) => void;
  readonly seat: <Bet, Seen>(readers: RoundReaders<Bet, Seen>) => Seat<Bet, Seen>;
}

const STAKES = { least: paise(10_00), most: paise(10_000_00), mostWin: paise(10_00_000_00) };

/** A server where a player has ₹1,000, and the round that is given stands open. */
export function gameServer(open: SpokenRound | null = null, bet: object = { stake: 100_00, mines: 3 }): GameServer {
  const sent: unknown[] = [];
  const posted: string[] = [];
  const past: object[] = [];
  const next: Partial<Record<string, SpokenRound>> = {};
  const seeds = { hash: 'c374a08e'.repeat(8), client: 'rohit-7f3a91', nonce: 4 };
  const roundOf = ({ state, seen, pays = 0, moves = 0, ...rest }: SpokenRound) => ({
    ...{ id: 'round', ref: 'ref', nonce: 4, bet: rest.bet ?? bet, moves: Array.from({ length: moves }, () => ({})) },
    ...{ stake: 100_00, state, pays, isCapped: false, seen, beganAt: '2026-11-23T20:00:00.000Z' },
  });
  const contentOf = (name: string): object => {
    if (name === 'state') return { balance: 1000_00, seeds, round: open && roundOf(open) };
    if (name === 'rounds') return { rounds: past };
    if (name === 'seeds') return { seeds: { ...seeds, client: 'asha-7', nonce: 0 } };
    const round = next[name];
    if (!round) throw new Error(`No test answers ${name}`);
    return { round: roundOf(round), balance: round.balance ?? null, refusal: round.refusal ?? null };
  };
  const fetch = async (path: string, { body }: RequestInit) => {
    const name = path.split('/').at(-1) ?? '';
    if (name !== 'state' && name !== 'rounds') sent.push(JSON.parse(String(body)));
    // What a browser's answer is to the calls; jsdom has none.
    return { status: 200, json: async () => JSON.parse(JSON.stringify(contentOf(name))) } as Response;
  };
  return {
    ...{ seeds, sent, posted, past },
    answer(name, round) {
      next[name] = round;
    },
    seat(readers) {
      const pause = () => Promise.resolve();
      const calls = createCalls({ token: 'token', fetch, pause, onReach: () => {} });
      const post = (notice: string) => posted.push(notice);
      const table = new Table({ calls, balance: paise(1000_00), readers, post, newRef: () => 'ref', pause });
      const opening = {
        token: 'token',
        game: '3300042',
        name: 'Night Game',
        provider: 'spribe',
        engine: 'mines',
        model: null,
        balance: paise(1000_00),
        stakes: STAKES,
        locale: 'en',
      } as const;
      return { opening, table };
    },
  };
}
