import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANY_STAKE,
  aviatorResult,
  dice,
  drawsOfBet,
  drawsOfRound,
  flightOf,
  goal,
  hilo,
  mines,
  miniroulette,
  type OwnBet,
  type OwnGame,
  type OwnRound,
  plinko,
  readAviatorBet,
  seedFrom,
} from '../index.ts';

// The rounds of `vectors/` are worked out twice: by the rules, and by what stands here, which shares nothing with them but games.md.

/** Each game has some of these. */
interface AnyBet {
  readonly stake: number;
  readonly mines: number;
  readonly pitch: string;
  readonly side: string;
  readonly target: number;
  readonly rows: number;
  readonly risk: string;
  readonly chips: readonly { readonly spot: string; readonly stake: number }[];
  readonly first: string;
}
interface Vector {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly bet: AnyBet;
  readonly moves: readonly {
    readonly kind: string;
    readonly field?: number;
    readonly row?: number;
    readonly call?: string;
  }[];
  readonly drawn: unknown;
  readonly pays: number;
}
interface FlightVector {
  readonly seed: string;
  readonly salt: string;
  readonly crash: number;
  readonly bets: readonly {
    readonly bet: { stake: number; target: number | null };
    readonly hand: number | null;
    readonly pays: number;
  }[];
}

const vectorsOf = <Kind>(code: string): readonly Kind[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../vectors/${code}.json`), 'utf8'));

type Below = (count: number) => number;
type Result = Pick<Vector, 'drawn' | 'pays'>;

/** The numbers of a bet, as games.md has them. */
function numbers({ serverSeed, clientSeed, nonce }: Vector): Below {
  let taken = 0;
  return (count) => {
    const key = Buffer.from(serverSeed, 'hex');
    const block = createHmac('sha256', key)
      .update(`${clientSeed}:${nonce}:${Math.floor(taken / 8)}`)
      .digest();
    const number = block.readUInt32BE((taken % 8) * 4);
    taken += 1;
    return Number((BigInt(number) * BigInt(count)) >> 32n);
  };
}

/** `0.97 · product of the fractions`, down to four decimals, times the stake, down to the paisa; at most ten lakh rupees. */
function paid(stake: number, fractions: readonly (readonly [number, number])[]): number {
  const [above, under] = fractions.reduce(([a, b], [c, d]) => [a * BigInt(c), b * BigInt(d)], [1n, 1n]);
  const pays = (BigInt(stake) * ((above * 10_000n) / under)) / 10_000n;
  return Number(pays > 100_000_000n ? 100_000_000n : pays);
}

const seconds: Readonly<Record<string, (vector: Vector, below: Below) => Result>> = {
  mines({ bet, moves }, below) {
    const pack = [...Array(25).keys()];
    const mined: number[] = [];
    for (let last = 24; mined.length < bet.mines; last -= 1) {
      const at = below(last + 1);
      mined.push(...pack.splice(at, 1, ...pack.slice(last)));
      pack.length = last;
    }
    const fields = moves.flatMap(({ field }) => field ?? []);
    if (fields.some((field) => mined.includes(field))) return { drawn: mined, pays: 0 };
    const chances = fields.map((_, nth) => [25 - nth, 25 - bet.mines - nth] as const);
    return { drawn: mined, pays: paid(bet.stake, [[97, 100], ...chances]) };
  },
  goal({ bet, moves }, below) {
    const [rows, columns] = bet.pitch.split('x').map(Number) as [number, number];
    const bombs = [...Array(columns)].map(() => below(rows));
    const passes = moves.flatMap(({ row }) => row ?? []);
    if (passes.some((row, at) => bombs[at] === row)) return { drawn: bombs, pays: 0 };
    return { drawn: bombs, pays: paid(bet.stake, [[97, 100], ...passes.map(() => [rows, rows - 1] as const)]) };
  },
  dice({ bet }, below) {
    const roll = below(10_000);
    const chance = bet.side === 'under' ? bet.target : 10_000 - bet.target;
    const isWon = bet.side === 'under' ? roll < bet.target : roll >= bet.target;
    return { drawn: roll, pays: isWon ? paid(bet.stake, [[9_700, chance]]) : 0 };
  },
  plinko({ bet }, below) {
    const path = [...Array(bet.rows)].map(() => below(2));
    const fromEdge = Math.min(path.join('').replaceAll('0', '').length, path.join('').replaceAll('1', '').length);
    const pockets: Record<string, string> = {
      '12 low': '10 3 1.6 1.4 1.1 1 0.41',
      '12 medium': '24 8 3 1.8 1.1 0.6 0.54',
      '12 high': '120 20 6 2 0.7 0.2 0.61',
      '16 low': '16 9 2 1.4 1.4 1.2 1.1 1 0.39',
      '16 medium': '110 40 10 5 3 1.5 1 0.5 0.20',
      '16 high': '900 120 25 8 4 2 0.2 0.2 0.24',
    };
    const pocket = Number(pockets[`${bet.rows} ${bet.risk}`]?.split(' ')[fromEdge]);
    return { drawn: path, pays: paid(bet.stake, [[Math.round(pocket * 100), 100]]) };
  },
  miniroulette({ bet }, below) {
    const number = below(13);
    const inHalf: Record<string, readonly number[]> = {
      red: [1, 3, 5, 7, 9, 12],
      black: [2, 4, 6, 8, 10, 11],
      odd: [1, 3, 5, 7, 9, 11],
      even: [2, 4, 6, 8, 10, 12],
      '1-6': [1, 2, 3, 4, 5, 6],
      '7-12': [7, 8, 9, 10, 11, 12],
    };
    let tenths = 0;
    for (const { spot, stake } of bet.chips) {
      if (inHalf[spot]?.includes(number)) tenths += 21 * stake;
      if (Number(spot) === number) tenths += 126 * stake;
    }
    return { drawn: number, pays: Math.floor(tenths / 10) };
  },
  hilo({ bet, moves }, below) {
    const ranks = 'A23456789TJQK';
    const cards: string[] = [bet.first];
    const chances: (readonly [number, number])[] = [];
    let isLost = false;
    for (const { kind, call } of moves) {
      if (kind === 'cash-out') break;
      const before = ranks.indexOf(cards.at(-1)?.[0] ?? '') + 1;
      const place = below(52);
      cards.push(`${ranks[place % 13]}${'shdc'[Math.floor(place / 13)]}`);
      const after = (place % 13) + 1;
      const right = [...Array(13).keys()]
        .map((rank) => rank + 1)
        .filter((rank) => {
          if (call === 'same') return rank === before;
          if (rank === before) return call?.endsWith('same');
          return call?.startsWith('higher') ? rank > before : rank < before;
        });
      if (kind === 'call') chances.push([97 * 13, 100 * right.length]);
      isLost ||= kind === 'call' && !right.includes(after);
    }
    return { drawn: cards.slice(1), pays: isLost ? 0 : paid(bet.stake, chances) };
  },
};

type AnyGame = OwnGame<OwnBet, unknown, OwnRound, unknown>;
const games: readonly (readonly [game: unknown, drawn: string])[] = [
  [mines, 'mined'],
  [goal, 'bombs'],
  [dice, 'roll'],
  [plinko, 'path'],
  [miniroulette, 'number'],
  [hilo, 'steps'],
];

test.each(games.map(([game, drawn]) => [(game as AnyGame).code, game as AnyGame, drawn] as const))(
  '%s: the rules and a second implementation find what the vectors hold',
  (code, game, drawn) => {
    const vectors = vectorsOf<Vector>(code);
    expect(vectors.length).toBeGreaterThanOrEqual(10);
    expect(new Set(vectors.map(({ pays }) => pays > 0)).size).toBe(code === 'plinko' ? 1 : 2);
    for (const vector of vectors) {
      const { pays } = vector;
      expect(seconds[code]?.(vector, numbers(vector))).toEqual({ drawn: vector.drawn, pays });
      const round = byRules(game, vector);
      const found = (round as unknown as Record<string, unknown>)[drawn];
      const cards = drawn === 'steps' ? (found as { card: string }[]).map(({ card }) => card) : found;
      expect([round.isOver, cards, round.pays]).toEqual([true, vector.drawn, pays]);
    }
  },
);

function byRules(game: AnyGame, { serverSeed, clientSeed, nonce, bet, moves }: Vector): OwnRound {
  const draws = drawsOfBet(seedFrom(serverSeed) ?? new Uint8Array(), clientSeed, nonce);
  const read = game.readBet(bet, ANY_STAKE);
  if (read === null) throw new Error(`${game.code} can't be played with ${JSON.stringify(bet)}`);
  return moves.reduce(
    (round: OwnRound, input) => {
      const move = game.readMove(input);
      const after = move === null ? null : game.next(round, move, draws);
      if (after === null) throw new Error(`${game.code}: ${JSON.stringify(input)} is not allowed`);
      return after;
    },
    game.begin(read, draws),
  );
}

test('aviator: the rules and a second implementation find what the vectors hold', () => {
  const vectors = vectorsOf<FlightVector>('aviator');
  expect(vectors.length).toBeGreaterThanOrEqual(10);
  for (const { seed, salt, crash, bets } of vectors) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(salt).digest('hex');
    const r = BigInt(`0x${digest.slice(0, 13)}`);
    const exact = (97n << 52n) / ((1n << 52n) - r);
    expect(exact < 100n ? 100 : Math.min(Number(exact), 1_000_000)).toBe(crash);
    const flight = flightOf(drawsOfRound(seedFrom(seed) ?? new Uint8Array(), salt));
    expect(flight.crash).toBe(crash);
    for (const { bet, hand, pays } of bets) {
      const flown = hand === null ? null : Math.floor(100 * Math.exp((0.06 * hand) / 1_000));
      const counted = [bet.target, flown].filter((at): at is number => at !== null && at >= 101 && at <= crash);
      expect(counted.length === 0 ? 0 : paid(bet.stake, [[Math.min(...counted), 100]])).toBe(pays);
      const read = readAviatorBet(bet);
      expect(read && aviatorResult(read, flight, hand).pays).toBe(pays);
    }
  }
});
