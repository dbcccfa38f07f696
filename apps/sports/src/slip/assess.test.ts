import { paise } from '@pavilion/money';
import { type Assessed, assess } from './assess.ts';
import { movedTo, type SlipBet } from './slip-bet.ts';
import { context, limits, liveQuote, placedBet, slipBet } from './testing.ts';

const first = (...parameters: Parameters<typeof assess>) => {
  const [assessed] = assess(...parameters);
  if (!assessed) throw new Error('Nothing to assess');
  return assessed;
};

test('a bet that nothing stands against shows what each runner brings now and after it', () => {
  const { blocker, preview, most } = first([slipBet('1000')], context({ betsOf: () => [placedBet()] }));
  expect(blocker).toBeNull();
  expect(preview?.rows).toEqual([
    { outcome: 'm1-1', now: 100_000, after: 200_000 },
    { outcome: 'm1-2', now: -100_000, after: -200_000 },
  ]);
  expect(preview?.exposure).toEqual({ now: -100_000, after: -200_000 });
  expect(most).toBe(1_000_000);
});

test('the first thing that stands against it is named, in the order of betting.md', () => {
  const reason = (stake: string, change: Parameters<typeof context>[0] = {}) =>
    first([slipBet(stake)], context(change)).blocker?.reason;
  const quoted = (change: Parameters<typeof liveQuote>[0]) => ({ quoteOf: () => liveQuote(change) });
  expect(reason('', { isSignedIn: false })).toBe('signed-out');
  expect(reason('', { isMaintenance: true })).toBe('maintenance');
  expect(reason('', quoted({ state: 'suspended', price: null }))).toBe('market-suspended');
  expect(reason('', quoted({ state: 'ball-running' }))).toBe('ball-running');
  expect(reason('', quoted({ price: null }))).toBe('price-gone');
  expect(reason('', quoted({ price: 190 }))).toBe('price-moved');
  expect(reason('', quoted({ price: 210 }))).toBe('stake-empty');
  expect(reason('x')).toBe('stake-empty');
  expect(reason('99')).toBe('below-min');
  expect(reason('99999999999')).toBe('above-max');
  expect(reason('10000.01')).toBe('not-enough-funds');
});

test('a price that is old, or not there yet, or of a market that is not known yet, is locked as old', () => {
  const old = { reason: 'price-gone', isStale: true };
  expect(first([slipBet('500')], context({ quoteOf: () => null })).blocker).toEqual(old);
  expect(first([slipBet('500')], context({ quoteOf: () => liveQuote({ isStale: true }) })).blocker).toEqual(old);
  expect(first([{ ...slipBet('500'), limits: null }], context()).blocker).toEqual(old);
  expect(first([{ ...slipBet('500'), marketId: null }], context()).blocker).toEqual(old);
});

test('a moved fancy line is asked about whatever the policy, and the preview is of the line as it is now', () => {
  const fancy = slipBet('500', { kind: 'fancy', marketId: 'f1', runnerId: 'f1', runners: [], price: 9000, line: 40 });
  const { blocker, preview } = first(
    [fancy],
    context({ policy: 'any', quoteOf: () => liveQuote({ price: 9000, line: 41 }) }),
  );
  expect(blocker).toEqual({ reason: 'price-moved', price: 9000, line: 41 });
  expect(preview?.rows.map(({ outcome }) => outcome)).toEqual([
    { from: null, to: 40 },
    { from: 41, to: null },
  ]);
});

test('a selection counts with those before it: their market, and the money that is left', () => {
  const [, second] = assess(
    [slipBet('6000'), slipBet('6000', { runnerId: 'm1-2', runnerName: 'Australia' })],
    context(),
  );
  expect(second?.blocker).toBeNull();
  expect(second?.preview?.rows.map(({ after }) => after)).toEqual([0, 0]);
  const other = slipBet('6000', { refMatchId: 'm2', marketId: 'm2-MO' });
  expect(assess([slipBet('6000'), other], context())[1]?.blocker).toEqual({
    reason: 'not-enough-funds',
    missing: 200_000,
  });
});

test('a bet that is on its way counts once: on the slip, and not in its market too', () => {
  const sent = movedTo(slipBet('1000'), 'submitting', {
    request: { at: 0, stake: paise(100_000), price: 200, line: null, policy: 'better', delay: 5 },
  });
  const known = [placedBet({ clientRef: sent.clientRef })];
  const { blocker, preview } = first([sent], context({ betsOf: () => known }));
  expect(blocker).toEqual({ reason: 'submitting' });
  expect(preview?.rows.map(({ after }) => after)).toEqual([100_000, -100_000]);
});

test('a bet of a match with another market counts there, and a settled or refused one nowhere', () => {
  const bets = [
    placedBet({ marketId: 'm1-BM', marketType: 'bookmaker', odds: 92, matchedOdds: 92 }),
    placedBet({ status: 'rejected', matchedStack: paise(0) }),
    placedBet({ status: 'won', settledAt: new Date() }),
    placedBet({ status: 'partial', matchedStack: paise(40_000) }),
  ];
  const { preview } = first([slipBet('100')], context({ betsOf: () => bets }));
  expect(preview?.rows.map(({ now }) => now)).toEqual([40_000, -40_000]);
  expect(preview?.exposure.now).toBe(-100_000);
});

test('a bet that was matched in parts counts by each of them, and not by their average', () => {
  const at = new Date('2026-11-21T12:00:02Z');
  const fills = [
    { stack: paise(33_333), odds: 2, at },
    { stack: paise(66_667), odds: 1.95, at },
  ];
  const { preview } = first([slipBet('100')], context({ betsOf: () => [placedBet({ fills, matchedOdds: 1.97 })] }));
  expect(preview?.rows.map(({ now }) => now)).toEqual([33_333 + 63_334, -100_000]);
});

test('what is left of the player’s own limit is less by the selections before it: of a lay by what it may lose', () => {
  const own = [{ name: 'stake-day' as const, amount: paise(500_000), left: paise(200_000) }];
  const lay = slipBet('1500', { side: 'lay', price: 200 });
  const other = slipBet('500.01', { refMatchId: 'm2', marketId: 'm2-MO' });
  const [first, second] = assess([lay, other], context({ own }));
  expect([first?.blocker, second?.blocker]).toEqual([
    null,
    { reason: 'over-own-limit', limit: { ...own[0], left: paise(50_000) } },
  ]);
  expect(second?.most).toBe(50_000);
  // One that something stands against takes nothing of it.
  expect(assess([slipBet('2000.01'), other], context({ own }))[1]?.blocker).toBeNull();
});

test('without the player’s bets the market’s own limits still hold', () => {
  const { blocker, preview, most } = first([slipBet('500')], context({ betsOf: () => null }));
  expect(blocker).toBeNull();
  expect(preview).toBeNull();
  expect(most).toBe(limits.maxStake);
});

test('what the operator has of a bet that is on its way counts in its market and its money, and on the slip no more', () => {
  const request = { at: 0, stake: paise(100_000), price: 200, line: null, policy: 'better', delay: 5 } as const;
  const sent = movedTo(slipBet('1000'), 'submitting', { request });
  const delayed = placedBet({ clientRef: sent.clientRef, status: 'delayed', matchedStack: paise(0), fills: [] });
  const draft = slipBet('500', { runnerId: 'm1-2', runnerName: 'Australia', side: 'lay' });
  for (const bets of [
    [sent, draft],
    [draft, sent],
  ]) {
    const assessed = assess(bets, context({ betsOf: () => [delayed], free: paise(50_000) }));
    const ofDraft = assessed.find(({ bet }) => bet === draft);
    expect(ofDraft?.blocker).toBeNull();
    expect(ofDraft?.preview?.exposure).toEqual({ now: -100_000, after: -150_000 });
    expect(assessed.find(({ bet }) => bet === sent)?.preview?.exposure).toEqual({ now: 0, after: -100_000 });
  }
});

/** Three prices a side of the ladder, with what is offered at each in rupees. */
const ladder = (...offers: readonly [price: number, rupees: number][]) => ({
  quoteOf: () =>
    liveQuote({
      price: offers[0]?.[0] ?? null,
      offers: offers.map(([price, rupees]) => ({ price, size: paise(rupees * 100) })),
    }),
});
const atOnce = (bet: SlipBet): SlipBet => ({ ...bet, limits: { ...limits, delay: 0 } });
const partsOf = ({ wager }: Assessed) => ({
  matched: wager?.parts.matched.map(({ stake, profit }) => [stake, profit]),
  waits: wager?.parts.unmatched.map(({ stake, profit }) => [stake, profit]),
});

describe('a bet that takes more than one price', () => {
  const lays = ladder([141, 1000], [142, 1000], [143, 1000]);

  test('asks for what is shown, also where it has got better since: the best level is taken, and the rest waits there', () => {
    const lay = atOnce(slipBet('2500', { side: 'lay', price: 143 }));
    const assessed = first([lay], context(lays));
    expect(assessed.wager?.price).toBe(141);
    expect(partsOf(assessed)).toEqual({ matched: [[100_000, 41_000]], waits: [[150_000, 61_500]] });
    expect(assessed.preview?.funds).toBe(102_500);
  });

  test('is reckoned level by level down to odds of one’s own, and no further', () => {
    const lay = { ...atOnce(slipBet('2500', { side: 'lay', price: 141 })), ownPrice: 142 };
    const assessed = first([lay], context(lays));
    const waits = [[50_000, 21_000]];
    expect(partsOf(assessed)).toEqual({
      matched: [
        [100_000, 41_000],
        [100_000, 42_000],
      ],
      waits,
    });
    expect([assessed.wager?.profit, assessed.preview?.funds]).toEqual([104_000, 104_000]);
    const back = { ...atOnce(slipBet('2500', { price: 200 })), ownPrice: 198 };
    const backed = first([back], context(ladder([200, 1000], [199, 200], [197, 5000])));
    expect(partsOf(backed)).toEqual({
      matched: [
        [100_000, 100_000],
        [20_000, 19_800],
      ],
      waits: [[130_000, 127_400]],
    });
  });

  test('takes all that is offered where any price is taken, and only what is beyond that waits', () => {
    const lay = atOnce(slipBet('2500', { side: 'lay', price: 150 }));
    const any = context({ ...lays, policy: 'any' });
    expect(partsOf(first([lay], any))).toEqual({
      matched: [
        [100_000, 41_000],
        [100_000, 42_000],
        [50_000, 21_500],
      ],
      waits: [],
    });
    expect(partsOf(first([{ ...lay, ownPrice: 141 }], any)).waits).toEqual([[150_000, 61_500]]);
  });

  test('has a Max of what it then holds, and needs as much', () => {
    const lay = { ...atOnce(slipBet('3000', { side: 'lay', price: 141 })), ownPrice: 143 };
    const { most, blocker } = first([lay], context({ ...lays, free: paise(125_000) }));
    expect(blocker).toEqual({ reason: 'not-enough-funds', missing: 1_000 });
    expect(most).toBe(297_675);
  });

  test('is held at what it asks for while it is delayed, and at what it would be matched at where that is more', () => {
    const lay = slipBet('2500', { side: 'lay', price: 141 });
    const own = first([{ ...lay, ownPrice: 143 }], context(lays));
    expect(own.preview?.exposure.after).toBe(-107_500);
    expect([own.wager?.profit, own.preview?.rows.map(({ after }) => after)]).toEqual([107_500, [-104_500, 250_000]]);
    expect(first([lay], context({ ...lays, policy: 'any' })).preview?.exposure.after).toBe(-104_500);
  });
});

test('a selection that something stands against counts among none after it: it is not placed with them', () => {
  const blocked = slipBet('9999999');
  const hedge = slipBet('6000', { runnerId: 'm1-2', runnerName: 'Australia' });
  expect(assess([blocked, hedge], context())[1]?.preview?.exposure.now).toBe(0);
  const [, second] = assess([slipBet('20000'), { ...hedge, stakeText: '15000' }], context());
  expect(second?.blocker).toEqual({ reason: 'not-enough-funds', missing: 500_000 });
});
