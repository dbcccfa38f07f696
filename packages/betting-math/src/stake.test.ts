import { type Paise, paise } from '@pavilion/money';
import fc from 'fast-check';
import { courseOf, courseOfStake } from './course.ts';
import { previewOf } from './preview.ts';
import { greatestStake, type OwnStakeLimit, type StakeTerms, stakeBlockerOf } from './stake.ts';
import { books, prices, selections, sides } from './testing.ts';
import { bookOf, EMPTY_BOOK, wagerOf } from './wager.ts';

const RUPEE = 100;
const rupees = (amount: number) => paise(amount * RUPEE);
const terms: StakeTerms = {
  market: { kind: 'match_odds', runners: ['A', 'B'] },
  selection: 'A',
  side: 'back',
  price: 300,
  ...{ offers: null, isAny: false, isDelayed: false },
  size: null,
  limits: { minStake: rupees(100), maxStake: rupees(50_000), maxProfit: rupees(1_00_000) },
  own: [],
  funds: { bets: courseOf(EMPTY_BOOK), free: rupees(10_000) },
};
const funds = (free: number, ...matched: Parameters<typeof wagerOf>[]) => ({
  bets: courseOf({ matched: matched.map((bet) => wagerOf(...bet)), unmatched: [] }),
  free: rupees(free),
});

const OF_A_BET: OwnStakeLimit = { name: 'stake-bet', amount: rupees(500), left: rupees(500) };
const OF_A_DAY: OwnStakeLimit = { name: 'stake-day', amount: rupees(1000), left: rupees(400) };

describe('Max', () => {
  test('is what a back can pay, and a lay can stand for', () => {
    expect(greatestStake(terms)).toBe(rupees(10_000));
    expect(greatestStake({ ...terms, side: 'lay' })).toBe(rupees(5000));
  });

  test('is the market’s greatest stake, or what is offered at the price, where that is less', () => {
    expect(greatestStake({ ...terms, funds: funds(1_00_000) })).toBe(rupees(50_000));
    expect(greatestStake({ ...terms, size: rupees(4321) })).toBe(rupees(4321));
  });

  test('wins no more than it may, by itself and with what is on the market', () => {
    const limits = { ...terms.limits, maxProfit: rupees(6000) };
    expect(greatestStake({ ...terms, limits })).toBe(rupees(3000));
    const back = ['match_odds', { selection: 'A', side: 'back' }, { stake: rupees(1000), price: 300 }] as const;
    expect(greatestStake({ ...terms, limits, funds: funds(10_000, [...back]) })).toBe(rupees(2000));
  });

  test('counts what waits as if all of it were won', () => {
    const limits = { ...terms.limits, maxProfit: rupees(6000) };
    const back = wagerOf('match_odds', { selection: 'A', side: 'back' }, { stake: rupees(1000), price: 300 });
    const waiting = { bets: courseOf({ matched: [], unmatched: [back] }), free: rupees(10_000) };
    expect(greatestStake({ ...terms, limits, funds: waiting })).toBe(rupees(2000));
  });

  test('of two delayed bets counts the one as matched at better odds while the other still waits', () => {
    const limits = { ...terms.limits, maxProfit: rupees(6000) };
    const ask = { ...terms, limits, isDelayed: true };
    const offers = [{ price: 400, size: null }];
    const first = { bets: courseOfStake('match_odds', { ...ask, offers }, rupees(1000)), free: rupees(10_000) };
    // 2,000 it wins at what it asks for, and 3,000 at what is offered: while it waits, and after that.
    expect(greatestStake({ ...ask, selection: 'B', funds: first })).toBe(rupees(1500));
    expect(greatestStake({ ...ask, offers, funds: { ...first, bets: courseOf(EMPTY_BOOK) } })).toBe(rupees(2000));
  });

  test('of a hedge goes beyond what is free', () => {
    const back = ['match_odds', { selection: 'A', side: 'back' }, { stake: rupees(1000), price: 300 }] as const;
    // 2,000 to lose where A wins, before anything has to be found; the 1,000 that the back holds come on top.
    expect(greatestStake({ ...terms, side: 'lay', funds: funds(0, [...back]) })).toBe(rupees(1500));
  });

  test('is none where not even the least stake can be placed', () => {
    expect(greatestStake({ ...terms, funds: funds(99.99) })).toBeNull();
    expect(greatestStake({ ...terms, funds: funds(100) })).toBe(rupees(100));
    expect(greatestStake({ ...terms, funds: funds(-5) })).toBeNull();
  });

  test('is not limited by funds where they are not known', () => {
    expect(greatestStake({ ...terms, funds: null })).toBe(rupees(50_000));
  });
});

describe('what stands against a stake', () => {
  test.each<[why: string, stake: Paise | null, blocker: ReturnType<typeof stakeBlockerOf>, more?: Partial<StakeTerms>]>(
    [
      ['an empty field', null, { reason: 'stake-empty' }],
      ['nothing', paise(0), { reason: 'stake-empty' }],
      ['less than the least', paise(9999), { reason: 'below-min', least: rupees(100) }],
      ['the least', rupees(100), null],
      ['more than the greatest', rupees(50_001), { reason: 'above-max', most: rupees(50_000) }],
      ['more than is offered', rupees(201), { reason: 'above-max', most: rupees(200) }, { size: rupees(200) }],
      ['more than may be won', rupees(50_000), { reason: 'over-max-profit', most: rupees(1_00_000) }, { price: 310 }],
      [
        'more than one bet may be',
        rupees(501),
        { reason: 'over-own-limit', limit: OF_A_BET },
        { own: [OF_A_DAY, OF_A_BET] },
      ],
      [
        'more than is left of a day',
        rupees(401),
        { reason: 'over-own-limit', limit: OF_A_DAY },
        { own: [OF_A_DAY, OF_A_BET] },
      ],
      ['all that is left of a day', rupees(400), null, { own: [OF_A_DAY, OF_A_BET] }],
      [
        'a lay that may lose more than is left of a day',
        rupees(201),
        { reason: 'over-own-limit', limit: OF_A_DAY },
        { side: 'lay', own: [OF_A_DAY] },
      ],
      ['more than is free', rupees(10_001), { reason: 'not-enough-funds', missing: rupees(1) }],
      [
        'a lay for more than is free',
        rupees(5001),
        { reason: 'not-enough-funds', missing: rupees(2) },
        { side: 'lay' },
      ],
      ['all that is free', rupees(10_000), null],
      ['more than anybody knows to be free', rupees(50_000), null, { funds: null }],
    ],
  )('%s', (_, stake, blocker, more = {}) => {
    expect(stakeBlockerOf({ ...terms, ...more }, stake)).toEqual(blocker);
  });

  test('a stake too great to count is above the greatest one, and no error', () => {
    const limits = { ...terms.limits, maxStake: paise(Number.MAX_SAFE_INTEGER) };
    expect(stakeBlockerOf({ ...terms, limits }, paise(Number.MAX_SAFE_INTEGER))?.reason).toBe('above-max');
  });

  test('a bet that takes down what the market may win is taken, however much that is', () => {
    const limits = { ...terms.limits, maxProfit: rupees(500) };
    const back = ['match_odds', { selection: 'A', side: 'back' }, { stake: rupees(1000), price: 300 }] as const;
    const over = { ...terms, limits, funds: funds(10_000, [...back]) };
    expect(stakeBlockerOf({ ...over, side: 'lay' }, rupees(500))).toBeNull();
    expect(stakeBlockerOf(over, rupees(100))?.reason).toBe('over-max-profit');
  });
});

test('for any book, nothing stands against the greatest stake, something does against a paisa more, and nothing against less', () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(paise);
  const cases = books.chain(({ market, bets }) =>
    fc.record({
      market: fc.constant(market),
      selection: selections(market),
      side: sides,
      price: prices(market.kind),
      offers: fc.option(
        fc.array(fc.record({ price: prices(market.kind), size: fc.option(amounts) }), { maxLength: 3 }),
      ),
      isAny: fc.boolean(),
      isDelayed: fc.boolean(),
      size: fc.option(amounts),
      limits: fc.record({ minStake: fc.constantFrom(0, 1).map(paise), maxStake: amounts, maxProfit: amounts }),
      own: fc.array(
        fc.record({
          name: fc.constantFrom('stake-bet' as const, 'stake-day' as const),
          amount: amounts,
          left: amounts,
        }),
        { maxLength: 2 },
      ),
      funds: fc.option(
        fc.record({
          bets: fc.constant(courseOf(bookOf(market.kind, bets))),
          free: amounts,
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(cases, fc.double({ min: 0, max: 1, noNaN: true }), (one, part) => {
      const greatest = greatestStake(one);
      if (greatest !== null) expect(stakeBlockerOf(one, greatest)).toBeNull();
      expect(stakeBlockerOf(one, paise((greatest ?? 0) + 1))).not.toBeNull();
      const less = paise(Math.floor((greatest ?? 0) * part));
      if (less > 0) expect(stakeBlockerOf(one, less)).toBeNull();
    }),
  );
});

test('for any book a bet needs the same funds whether it is matched or waits', () => {
  const cases = books.chain(({ market, bets }) =>
    fc.record({
      market: fc.constant(market),
      book: fc.constant(bookOf(market.kind, bets)),
      wager: fc
        .record({ selection: selections(market), side: sides, price: prices(market.kind) })
        .map((at) => wagerOf(market.kind, at, { stake: rupees(500), price: at.price })),
    }),
  );
  fc.assert(
    fc.property(cases, ({ market, book, wager }) => {
      const needed = (as: 'matched' | 'unmatched') => previewOf(market, book, { [as]: [wager] }).funds;
      expect(needed('matched')).toBe(needed('unmatched'));
    }),
  );
});
