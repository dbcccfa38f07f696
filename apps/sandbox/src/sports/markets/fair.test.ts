import { decimalOdds, type Side } from '@pavilion/betting-math';
import { deep } from '../../testing/depth.ts';
import { marketIdOf } from '../feed/market-id.ts';
import { advance, createWorld, type WorldMatch } from '../feed/world.ts';
import { bookmakerOf } from './bookmaker.ts';
import { quotedMarket } from './market.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const COLUMNS = ['1', 'X', '2'] as const;
/** How many prices of each are kept in mind before the bot of below goes by them. */
const ENOUGH = 20;

interface Shown {
  readonly runnerId: string;
  readonly kind: 'match_odds' | 'bookmaker';
  readonly side: Side;
  readonly odds: number;
  /** What each rupee of stake wins on average, by the chance that the match's own rules give the runner. */
  readonly gain: number;
}

/** Every price that a bet could have of a match's winner now, also those behind the best. */
function* pricesOf(match: WorldMatch): Generator<Shown> {
  const chances = match.competition.rules.chances(match.play, match.setup);
  for (const kind of ['match_odds', 'bookmaker'] as const) {
    const market = quotedMarket(match, marketIdOf(match.id, kind));
    for (const { id: runnerId } of market?.runners ?? []) {
      const chance = chances[COLUMNS.findIndex((column) => runnerId === `${match.id}-${column}`)] ?? 0;
      for (const side of ['back', 'lay'] as const) {
        const best = market?.quote(runnerId, side)?.price;
        const behind = market?.offers(runnerId, side).map(({ price }) => price) ?? [];
        for (const price of new Set([...(best === undefined ? [] : [best]), ...behind])) {
          const odds = decimalOdds(kind, price);
          yield { runnerId, kind, side, odds, gain: (side === 'back' ? 1 : -1) * (chance * odds - 1) };
        }
      }
    }
  }
}

/** Some hours of a world, moment by moment, with every price that anybody could bet at. */
function watched(
  seed: number,
  moments: number,
  seconds: number,
  each: (match: WorldMatch, shown: Shown) => void,
): void {
  let world = createWorld(seed, START, 2);
  for (let moment = 0; moment < moments; moment += 1) {
    world = advance(world, seconds);
    for (const match of world.matches) {
      if (match.state !== 'open') continue;
      for (const shown of pricesOf(match)) each(match, shown);
    }
  }
}

test('no back and no lay wins on average, on the exchange or at the bookmaker, in any sport, before the start or in play', () => {
  const wrong: unknown[] = [];
  const counts = new Map<string, number>();
  for (const seed of [3, 8]) {
    watched(seed, deep(480), 40, ({ competition, play }, shown) => {
      const key = `${competition.name} ${shown.kind} ${shown.side} ${play ? 'in play' : 'before'}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (shown.gain > 1e-9) wrong.push([key, shown]);
    });
  }
  expect([wrong.length, wrong.slice(0, 3)]).toEqual([0, []]);
  // Twelve competitions, six of which have a bookmaker too.
  expect(counts.size).toBe(4 * 12 + 4 * 6);
  expect(Math.min(...counts.values())).toBeGreaterThan(50);
});

test('whoever bets on prices to come back to where they mostly were, or to where the bookmaker stands, wins nothing on average', () => {
  const bot = { bets: 0, gain: 0 };
  const means = new Map<string, { sum: number; count: number }>();
  const middles = new Map<string, number[]>();
  watched(5, deep(1200), 2, ({ play }, { runnerId, kind, side, odds, gain }) => {
    if (play) return;
    const against = Math.log(odds - 1);
    if (kind === 'bookmaker') {
      middles.set(runnerId, [...(side === 'lay' ? (middles.get(runnerId) ?? []).slice(-1) : []), against]);
      return;
    }
    const mean = means.get(runnerId) ?? { sum: 0, count: 0 };
    means.set(runnerId, { sum: mean.sum + against, count: mean.count + 1 });
    const rates = middles.get(runnerId) ?? [];
    const middle = rates.length === 2 ? ((rates[0] ?? 0) + (rates[1] ?? 0)) / 2 : mean.sum / mean.count;
    if (mean.count < ENOUGH || (side === 'back' ? against <= middle : against >= middle)) return;
    bot.bets += 1;
    bot.gain += gain;
  });
  expect(bot.bets).toBeGreaterThan(1000);
  expect(bot.gain / bot.bets).toBeLessThanOrEqual(0);
});

test('in play a bookmaker goes with opinion, with the fair rate always between what it backs and lays at; before the start it stands', () => {
  let world = createWorld(3, START, 2);
  for (let moment = 0; moment < 60; moment += 1) world = advance(world, 60);
  const ratesBy = (match: WorldMatch, opinion: number) =>
    (bookmakerOf({ ...match, market: { ...match.market, opinion } })?.runners ?? []).map(({ back, lay }) => [
      back?.rate ?? 0,
      lay?.rate ?? 0,
    ]);
  const seen = { before: 0, inPlay: 0 };
  for (const match of world.matches) {
    const { competition, play, setup } = match;
    const [home, , away] = competition.rules.chances(play, setup);
    if (!competition.hasBookmaker || match.state !== 'open' || Math.min(home, away) < 0.25) continue;
    const [level, up, down] = [ratesBy(match, 0), ratesBy(match, 0.08), ratesBy(match, -0.08)];
    if (!play) {
      seen.before += 1;
      expect([up, down]).toEqual([level, level]);
      continue;
    }
    seen.inPlay += 1;
    const fair = (100 * (1 - home)) / home;
    for (const [back = 0, lay = 0] of [up[0] ?? [], down[0] ?? []]) {
      expect(back).toBeLessThanOrEqual(fair);
      expect(lay).toBeGreaterThanOrEqual(fair);
    }
    // Whoever is thought more of than before pays less.
    expect(up[0]?.[0]).toBeLessThan(level[0]?.[0] ?? 0);
    expect(down[0]?.[1]).toBeGreaterThan(level[0]?.[1] ?? 0);
  }
  expect(Math.min(seen.before, seen.inPlay)).toBeGreaterThan(1);
});
