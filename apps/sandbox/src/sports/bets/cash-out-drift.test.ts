import { paise } from '@pavilion/money';
import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { type MovedMatch, movedMatch, type SaidPrices } from '../../testing/cash-outs.ts';
import { seededDatabase } from '../../testing/database.ts';
import { freshRef } from '../../testing/money-calls.ts';
import { newPlayer } from '../../testing/players.ts';
import { placeBet } from './place.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const LARGE = 1_000_000;
let database: Database;
let asha: number;
beforeAll(async () => {
  database = await seededDatabase();
});
beforeEach(async () => {
  asha = (await newPlayer({ database, now })).id;
});
afterAll(() => database.close());

const at = (back: number | null, lay: number | null): SaidPrices => ({
  back: back === null ? null : [back, LARGE],
  lay: lay === null ? null : [lay, LARGE],
});
const bettingOn = ({ feed, market }: MovedMatch) =>
  function bet(odds: number): Promise<unknown> {
    return placeBet(
      database,
      { feed, player: asha, at: now() },
      {
        ...{ clientRef: freshRef(), refMatchId: market.matchId ?? '', marketId: market.id, marketType: 'match_odds' },
        ...{ runnerId: market.named[0] ?? '', selectionType: 'back', odds, stack: paise(100_000), oddsPolicy: 'none' },
      },
    );
  };

test('no money is made by taking the quote of before the prices moved and betting at those of now, again and again', async () => {
  const match = movedMatch(database, now);
  const bet = bettingOn(match);
  const low = () => match.price(at(2, 2.02), at(1.98, 2));
  const high = () => match.price(at(2.06, 2.08), at(1.92, 1.94));
  low();
  await bet(2);
  const { outcomes } = await match.quote(asha);
  for (let turn = 0; turn < 3; turn += 1) {
    low();
    const { id } = await match.quote(asha);
    high();
    expect(await match.take(asha, id)).toMatchObject({ problem: 'price-gone', bets: [] });
  }
  low();
  expect((await match.quote(asha)).outcomes.map((each) => each.now)).toEqual(outcomes.map((each) => each.now));
  expect((await cashAndHeldOf(database, asha)).held).toBe(100_000);
});

describe('a quote to lay at 4', () => {
  async function quoted(...others: readonly SaidPrices[]): Promise<{ match: MovedMatch; id: string }> {
    const match = movedMatch(database, now, { runners: others.length === 2 ? 3 : 2 });
    match.price(at(3.9, 4), ...others.map(() => at(null, null)));
    await match.bet([{ player: asha, side: 'back', rupees: 20, price: 700 }]);
    const { id } = await match.quote(asha);
    return { match, id };
  }

  test.each([
    [3.95, 4.2],
    [3.5, 3.6],
    [null, null],
  ])('is kept to where %s backs and %s lays by then', async (back, lay) => {
    const { match, id } = await quoted(at(null, null));
    match.price(at(back, lay), at(null, null));
    expect(await match.take(asha, id)).toMatchObject({ problem: null, bets: [{ odds: 4 }] });
  });

  test.each([4, 4.1, 8])('is gone once %s backs: both together would win whatever happens', async (back) => {
    const { match, id } = await quoted(at(null, null));
    match.price(at(back, 9), at(null, null));
    expect(await match.take(asha, id)).toMatchObject({ problem: 'price-gone', bets: [] });
  });

  test('is gone once laying the others costs so little that all together would win', async () => {
    // 1/4 + 1/1.3 is more than one; 1/4 + 1/1.34 is less.
    const two = await quoted(at(null, null));
    two.match.price(at(3.95, 4.4), at(1.28, 1.3));
    expect((await two.match.take(asha, two.id)).problem).toBe('price-gone');
    two.match.price(at(3.95, 4.4), at(1.32, 1.34));
    expect((await two.match.take(asha, two.id)).problem).toBeNull();
    const three = await quoted(at(null, null), at(null, null));
    three.match.price(at(3.95, 4.4), at(2.46, 2.5), at(2.74, 2.78));
    expect((await three.match.take(asha, three.id)).problem).toBe('price-gone');
    three.match.price(at(3.95, 4.4), at(2.58, 2.62), at(2.74, 2.78));
    expect((await three.match.take(asha, three.id)).problem).toBeNull();
  });
});

test('a quote to back at 2 is gone once somebody lays as much as that, and kept to above', async () => {
  const match = movedMatch(database, now);
  match.price(at(2, 2.02), at(null, null));
  await match.bet([{ player: asha, side: 'lay', rupees: 20, price: 150 }]);
  const { id } = await match.quote(asha);
  match.price(at(1.98, 2), at(null, null));
  expect((await match.take(asha, id)).problem).toBe('price-gone');
  match.price(at(1.98, 2.04), at(null, null));
  expect(await match.take(asha, id)).toMatchObject({ problem: null, bets: [{ odds: 2 }] });
});
