import { cashAndHeldOf } from '../../store/index.ts';
import { movedMatch } from '../../testing/cash-outs.ts';
import { seededDatabase } from '../../testing/database.ts';
import { newPlayer } from '../../testing/players.ts';
import { settleMarkets } from './settle.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

test('what two friends match and both cash out with the house is at nobody’s risk, and neither lost more than in all', async () => {
  const database = await seededDatabase();
  const asha = (await newPlayer({ database, now })).id;
  const ben = (await newPlayer({ database, now })).id;
  const match = movedMatch(database, now);
  match.price({ back: [1.99, 90_000], lay: [2.01, 90_000] }, { back: null, lay: null });
  await match.bet([
    { player: asha, side: 'back', rupees: 1000, price: 200 },
    { player: ben, side: 'lay', rupees: 1000, price: 200 },
  ]);
  // They met each other, as whoever matches bets notes it.
  await database.query(
    `update bet_fill f set against = o.id from bet b, bet o
     where f.bet_id = b.id and b.market_id = $1 and o.market_id = $1 and o.id <> b.id`,
    [match.market.id],
  );
  for (const player of [asha, ben]) {
    expect((await match.take(player, (await match.quote(player)).id)).problem).toBeNull();
  }
  await settleMarkets(database, now, [{ market: match.market.id, outcome: match.market.named[0] ?? '' }]);
  const lost = 1_000_000 - (await cashAndHeldOf(database, asha)).cash;
  expect(lost).toBe(498);
  const wagers = await database.query('select at_risk as "atRisk", result from wager where player_id = $1', [asha]);
  expect(wagers).toEqual([{ atRisk: lost, result: -lost }]);
  const others = await database.query('select at_risk as "atRisk", result from wager where player_id = $1', [ben]);
  expect(others).toEqual([{ atRisk: 503, result: 99_497 }]);
  await database.close();
});
