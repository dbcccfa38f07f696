import { ApiError, type CashOutOffer, type CashOutProblem } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { betOf, betsAnswer } from '../my-bets/testing.ts';
import { remote } from '../remote.ts';
import { cashOutOf, quoteOf } from './testing.ts';

const answers: TestAnswers = {
  getBets: betsAnswer([betOf('b1')]),
  getExposureAmount: {
    data: {
      exposureAmount: paise(-50_000),
      matches: [{ refMatchId: 'm1', matchName: 'India v Australia', exposureAmount: paise(-50_000), totalBets: 1 }],
    },
  },
  getAccountStatement: {
    data: { entries: [], total: 0, next: null, summary: { moneyIn: ZERO, moneyOut: ZERO, byKind: [], days: [] } },
  },
};
/** Offers one after the other, each with an id of its own; halves bring a loss. */
function offering(problem: CashOutProblem | null = null) {
  let count = 0;
  return ({ percent = 100 }: { percent?: number }): { data: { cashOuts: CashOutOffer[] } } => {
    count += 1;
    const quote = quoteOf(`q${count}`, percent === 100 ? {} : { secured: paise(-17_500) });
    return { data: { cashOuts: [cashOutOf(percent, problem ? null : quote, problem)] } };
  };
}
const taken = (problem: CashOutProblem | null) => ({ data: { problem, bets: [], exposureAmount: ZERO } });
const settle = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));
async function page(more: TestAnswers = {}, locale: 'en' | 'hi' = 'en') {
  const view = await renderRemote(
    remote,
    '/mybets',
    { ...answers, getCashOut: offering(), takeCashOut: taken(null), ...more },
    { fakeTimers: true, locale },
  );
  await settle();
  await settle();
  return view;
}
const button = () => screen.getByRole('button', { name: /^Cash out Match Odds/ });
const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => dialog().getByRole('button', { name: /^Cash out \d+ %/ });
async function sheet(more: TestAnswers = {}) {
  const view = await page(more);
  await view.user.click(button());
  await settle();
  return view;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('a match with bets offers to cash them out, with what they would bring in words and how long that stands', async () => {
  await page();
  expect(button()).toHaveTextContent('Cash out Match Odds: profit ₹150.008 s');
  expect(button()).toHaveAccessibleName('Cash out Match Odds: profit ₹150.00');
  await settle(3000);
  expect(button()).toHaveTextContent('5 s');
});

test('where there is nothing to cash out there is no button, and where there is no offer it says so', async () => {
  await page({ getCashOut: offering('level') });
  expect(screen.queryByRole('button', { name: /Cash out/ })).toBeNull();
});

test.each([
  ['suspended', /takes no bets just now/],
  ['too-little-offered', /Not enough is offered/],
  ['price-gone', /The prices are gone/],
  ['below-min', /too small to be traded/],
] as const)(
  'without an offer because of %s the sheet says why, and nothing can be confirmed',
  async (problem, text) => {
    const { user, sent } = await sheet({ getCashOut: offering(problem) });
    expect(button()).toHaveTextContent('not now');
    expect(dialog().getByText(text)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Cash out' }));
    expect(sent('takeCashOut')).toEqual([]);
  },
);

test('the sheet shows each outcome now and after, and the bets that it places', async () => {
  await sheet();
  const rows = dialog().getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'If it winsNowAfter',
    'India+₹650.00+₹150.00',
    'Australia−₹500.00+₹150.00',
  ]);
  expect(dialog().getByText('Lay India, ₹650.00 at 1.80')).toBeVisible();
  expect(dialog().getByText('Whichever way it ends').parentElement).toHaveTextContent('profit ₹150.00');
  expect(dialog().getByRole('timer')).toHaveTextContent(/This offer stands for \d s/);
});

test('a part is offered by itself, by a step or by the slider', async () => {
  const { user, sent } = await sheet();
  await user.click(dialog().getByRole('button', { name: '50 %' }));
  await settle();
  expect(sent('getCashOut').at(-1)).toMatchObject({ refmatchid: 'm1', percent: 50 });
  expect(confirm()).toHaveAccessibleName('Cash out 50 %: loss ₹175.00');
  expect(dialog().getByText('At worst, with the rest of your bets')).toBeVisible();
});

test('confirmed, the very offer that was shown is taken, and the sheet says what it brought', async () => {
  const { user, sent } = await sheet();
  const [shown] = [sent('getCashOut').length];
  await user.click(confirm());
  await settle();
  expect(sent('takeCashOut')).toEqual([{ quote: `q${shown}`, clientRef: expect.any(String) }]);
  expect(dialog().getByText('Cashed out')).toBeVisible();
  expect(dialog().getByText('Whichever way the market ends: profit ₹150.00.')).toBeVisible();
});

test.each([
  ['expired', /had run out/],
  ['book-changed', /are others by now/],
  ['price-gone', /The prices are gone/],
  ['not-enough-funds', /more money than you have free/],
  ['too-little-offered', /Not enough is offered/],
  ['suspended', /takes no bets just now/],
] as const)('refused because of %s it says so, and a new offer takes its place', async (problem, text) => {
  const { user, sent } = await sheet({ takeCashOut: taken(problem) });
  const before = sent('getCashOut').length;
  await user.click(confirm());
  await settle();
  expect(dialog().getByRole('alert')).toHaveTextContent(text);
  expect(sent('getCashOut').length).toBeGreaterThan(before);
  await user.click(confirm());
  await settle();
  const [first, second] = sent('takeCashOut') as { quote: string; clientRef: string }[];
  expect(first?.quote).not.toBe(second?.quote);
  expect(first?.clientRef).not.toBe(second?.clientRef);
});

test('an offer that the operator no longer knows has run out', async () => {
  const gone = new ApiError({
    kind: 'refused',
    call: 'takeCashOut',
    status: 404,
    serverMessage: 'It is over.',
    field: 'quote',
  });
  const { user } = await sheet({
    takeCashOut: () => {
      throw gone;
    },
  });
  await user.click(confirm());
  await settle();
  expect(dialog().getByRole('alert')).toHaveTextContent('had run out');
});

test('while the answer is out the page is held; without one the same offer is asked for by the same reference, and none renewed', async () => {
  const lost = new ApiError({ kind: 'network', call: 'takeCashOut' });
  let tries = 0;
  const { user, sent, shell } = await sheet({
    takeCashOut: () => {
      tries += 1;
      if (tries === 1) throw lost;
      return taken(null);
    },
  });
  await user.click(confirm());
  await settle();
  expect(dialog().getByRole('alert')).toBeVisible();
  await settle(20_000);
  await user.click(dialog().getByRole('button', { name: 'Ask again' }));
  await settle();
  const [first, second] = sent('takeCashOut');
  expect(second).toEqual(first);
  expect(dialog().getByText('Cashed out')).toBeVisible();
  expect(shell.holds).toEqual([]);
});

test('an offer whose seconds are over can’t be confirmed', async () => {
  let isFirst = true;
  const { user, sent } = await sheet({
    getCashOut: (query: { percent?: number }) => {
      if (!isFirst) throw new ApiError({ kind: 'network', call: 'getCashOut' });
      isFirst = false;
      return offering()(query);
    },
  });
  await settle(9000);
  expect(dialog().getByRole('timer')).toHaveTextContent('The offer has run out. A new one is on its way.');
  await user.click(confirm());
  await settle();
  expect(sent('takeCashOut')).toEqual([]);
});

test('in Hindi it is कैश आउट, and the figures are said in words too', async () => {
  await page({}, 'hi');
  expect(screen.getByRole('button', { name: /कैश आउट/ })).toHaveTextContent('लाभ ₹150.00');
});
