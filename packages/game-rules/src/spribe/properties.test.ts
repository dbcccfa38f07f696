import type { Paise } from '@pavilion/money';
import { paise } from '@pavilion/money';
import fc from 'fast-check';
import {
  ANY_STAKE,
  aviatorResult,
  DICE_SIDES,
  dice,
  drawsOfBet,
  flightOf,
  goal,
  HILO_CALLS,
  hilo,
  type MinesMove,
  MOST_ALTITUDE,
  MOST_MINES,
  mines,
  miniroulette,
  type OwnBet,
  type OwnGame,
  type OwnRound,
  PACK,
  PITCH_NAMES,
  PLINKO_RISKS,
  PLINKO_ROWS,
  plinko,
  ROULETTE_SPOTS,
  STAKE_LIMITS,
} from '../index.ts';
import { scripted } from './testing.ts';

const stake = fc.integer({ min: STAKE_LIMITS.least, max: STAKE_LIMITS.most });
const seeds = fc.record({
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  client: fc.string(),
  nonce: fc.nat(10_000),
});
const mostWin = fc.integer({ min: STAKE_LIMITS.most, max: 1_000_000_00 }).map(paise);
const cashOut = fc.constant({ kind: 'cash-out' });
const chips = fc.uniqueArray(
  fc.record({ spot: fc.constantFrom(...ROULETTE_SPOTS), stake: fc.integer({ min: 1_000, max: 50_000 }) }),
  {
    minLength: 1,
    selector: ({ spot }) => spot,
  },
);
const none = fc.constant({ kind: 'none' });

type AnyGame = OwnGame<OwnBet, unknown, OwnRound, unknown>;
const anyGame = (game: unknown) => game as AnyGame;
const games: readonly (readonly [game: AnyGame, bets: fc.Arbitrary<unknown>, moves: fc.Arbitrary<unknown>])[] = [
  [
    anyGame(mines),
    fc.record({ stake, mines: fc.integer({ min: 1, max: MOST_MINES }) }),
    fc.oneof({ weight: 9, arbitrary: fc.record({ kind: fc.constant('open'), field: fc.nat(24) }) }, cashOut),
  ],
  [
    anyGame(goal),
    fc.record({ stake, pitch: fc.constantFrom(...PITCH_NAMES) }),
    fc.oneof({ weight: 9, arbitrary: fc.record({ kind: fc.constant('pass'), row: fc.nat(4) }) }, cashOut),
  ],
  [
    anyGame(hilo),
    fc.record({ stake, first: fc.constantFrom(...PACK) }),
    fc.oneof(
      { weight: 9, arbitrary: fc.record({ kind: fc.constant('call'), call: fc.constantFrom(...HILO_CALLS) }) },
      fc.constant({ kind: 'skip' }),
      cashOut,
    ),
  ],
  [
    anyGame(dice),
    fc.record({ stake, side: fc.constantFrom(...DICE_SIDES), target: fc.integer({ min: 600, max: 9_400 }) }),
    none,
  ],
  [
    anyGame(plinko),
    fc.record({ stake, rows: fc.constantFrom(...PLINKO_ROWS), risk: fc.constantFrom(...PLINKO_RISKS) }),
    none,
  ],
  [
    anyGame(miniroulette),
    chips.map((heaps) => ({ stake: heaps.reduce((sum, chip) => sum + chip.stake, 0), chips: heaps })),
    none,
  ],
];

/** Every state of a round whose moves are tried in their order, those that are not allowed passed over. */
function folded(
  game: AnyGame,
  bet: OwnBet,
  moves: readonly unknown[],
  draws: ReturnType<typeof scripted>,
  most: Paise,
) {
  const rounds = [game.begin(bet, draws, most)];
  for (const input of moves) {
    const move = game.readMove(input);
    const after = move === null ? null : game.next(rounds.at(-1) as OwnRound, move, draws);
    if (after !== null) rounds.push(after);
  }
  return rounds;
}

test.each(games.map(([game, bets, moves]) => [game.code, game, bets, moves] as const))(
  '%s: a fold is the same again, never pays more than the cap, and stands still once it is over',
  (_code, game, bets, moves) => {
    fc.assert(
      fc.property(
        bets,
        fc.array(moves, { maxLength: 30 }),
        seeds,
        mostWin,
        (input, path, { seed, client, nonce }, most) => {
          const bet = game.readBet(input, ANY_STAKE);
          if (bet === null) throw new Error('A bet within its bounds is read');
          expect(game.readBet(JSON.parse(JSON.stringify(bet)), ANY_STAKE)).toEqual(bet);
          const play = () => folded(game, bet, path, drawsOfBet(seed, client, nonce), most);
          const rounds = play();
          expect(play()).toEqual(rounds);
          for (const round of rounds) {
            expect(round.pays >= 0 && round.pays <= most && Number.isSafeInteger(round.pays)).toBe(true);
            expect(JSON.parse(JSON.stringify(game.seen(round)))).toEqual(game.seen(round));
            const left = game.abandoned(round, scripted({}));
            expect([left.isOver, left.pays]).toEqual([true, round.isOver || round.pays > 0 ? round.pays : bet.stake]);
          }
          expect(rounds.slice(0, -1).some(({ isOver }) => isOver)).toBe(false);
          const last = rounds.at(-1) as OwnRound;
          for (const move of last.isOver ? path : []) expect(game.next(last, move, scripted({}))).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  },
);

test('mines: two rounds that differ only in where the mines are look the same as long as they go on', () => {
  const shuffled = fc.shuffledSubarray(
    Array.from({ length: 25 }, (_, field) => field),
    { minLength: 25 },
  );
  fc.assert(
    fc.property(shuffled, shuffled, fc.integer({ min: 1, max: 20 }), (one, other, count) => {
      const opened = one.slice(count, Math.min(24, count + 4));
      const hidden = other.filter((field) => !opened.includes(field)).slice(0, count);
      const [first, second] = [one.slice(0, count), hidden].map((mined) => {
        let round = mines.begin({ stake: paise(10_00), mines: count }, scripted({ dealt: [mined] }));
        const moves = opened.map((field): MinesMove => ({ kind: 'open', field }));
        for (const move of moves) round = mines.next(round, move, scripted({})) ?? round;
        return round;
      });
      expect(first?.isOver).toBe(false);
      expect(first && mines.seen(first)).toEqual(second && mines.seen(second));
    }),
  );
});

test('goal: two rounds that differ only in columns to come look the same as long as they go on', () => {
  const rows = fc.array(fc.nat(3), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(rows, rows, fc.nat(6), (one, other, passes) => {
      const [first, second] = [one, [...one.slice(0, passes), ...other.slice(passes)]].map((bombs) => {
        let round = goal.begin({ stake: paise(10_00), pitch: '4x7' }, scripted({ below: bombs }));
        for (const bomb of one.slice(0, passes)) {
          round = goal.next(round, { kind: 'pass', row: (bomb + 1) % 4 }, scripted({})) ?? round;
        }
        return goal.seen(round);
      });
      expect(first?.isOver).toBe(false);
      expect(first).toEqual(second);
    }),
  );
});

test('aviator: a bet pays its stake times where it was cashed out, at most the cap, and nothing beyond the crash', () => {
  const steps = fc.integer({ min: 0, max: 2 ** 52 - 1 });
  const target = fc.option(fc.integer({ min: 101, max: MOST_ALTITUDE }));
  fc.assert(
    fc.property(
      stake.map(paise),
      target,
      steps,
      fc.option(fc.nat(160_000)),
      mostWin,
      (amount, at, step, hand, most) => {
        const flight = flightOf(scripted({ fine: [step / 2 ** 52] }));
        const { cashedOutAt, pays, isCapped } = aviatorResult({ stake: amount, target: at }, flight, hand, most);
        const due = cashedOutAt === null ? 0 : Math.floor((amount * cashedOutAt) / 100);
        expect([pays, isCapped]).toEqual([Math.min(due, most), due > most]);
        expect((cashedOutAt ?? 0) <= Math.min(flight.crash, at ?? MOST_ALTITUDE)).toBe(true);
      },
    ),
  );
});
