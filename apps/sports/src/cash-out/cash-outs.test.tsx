import { ApiError, type CashOutOffer, type CashOutProblem } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { betOf, betsAnswer } from '../my-bets/testing.ts';
import { remote } from '../remote.ts';
import { rereadSentCashOuts } from './sent-cash-outs.ts';
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
const confirm = () => dialog().getByRole('button', { name: /^Cash out \d+%/ });
async function sheet(more: TestAnswers = {}) {
  const view = await page(more);
  await view.user.click(button());
  await settle();
  return view;
}

beforeEach(() => {
  sessionStorage.clear();
  rereadSentCashOuts();
  jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('a match with bets offers to cash them out, with what they would bring in words and how long that stands', async () => {
  await page();
  expect(button()).toHaveTextContent('Cash out Match Odds profit ₹150.008 s');
  expect(button()).toHaveAccessibleName('Cash out Match Odds: profit ₹150.00');
  await settle(3000);
  expect(button()).toHaveTextContent('5 s');
});

test('where there is nothing to cash out there is no button, and where there is no offer it says so', async () => {
  await page({ getCashOut: offering('level') });
  expect(screen.queryByRole('button', { name: /Cash out/ })).toBeNull();
});

test.each([
  ['suspended', /The market is suspended/],
  ['too-little-offered', /Not enough is available/],
  ['price-gone', /Prices have changed/],
  ['below-min', /too small to cash out/],
  ['being-judged', /still pending/],
] as const)(
  'without an offer because of %s the sheet says why, and nothing can be confirmed',
  async (problem, text) => {
    const { user, sent } = await sheet({ getCashOut: offering(problem) });
    expect(button()).toHaveTextContent('not available now');
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
  expect(dialog().getByText('Whatever the result').parentElement).toHaveTextContent('profit ₹150.00');
  expect(dialog().getByRole('timer')).toHaveTextContent(/Offer valid for \d s/);
});

test('a part is offered by itself, by a step or by the slider', async () => {
  const { user, sent } = await sheet();
  await user.click(dialog().getByRole('button', { name: '50%' }));
  await settle();
  expect(sent('getCashOut').at(-1)).toMatchObject({ refmatchid: 'm1', percent: 50 });
  expect(confirm()).toHaveAccessibleName('Cash out 50%: worst case loss ₹175.00');
  expect(dialog().getByText('Worst case')).toBeVisible();
});

test('until a part’s own offer has come the one of before can’t be confirmed for it', async () => {
  const offer = offering();
  let come = () => {};
  const { user, sent } = await sheet({
    getCashOut: (query: { percent?: number }) =>
      query.percent === 50 ? new Promise((resolve) => (come = () => resolve(offer(query)))) : offer(query),
  });
  await user.click(dialog().getByRole('button', { name: '50%' }));
  await settle();
  expect(dialog().getByText('Lay India, ₹650.00 at 1.80')).toBeVisible();
  expect(confirm()).toHaveAttribute('aria-disabled', 'true');
  await user.click(confirm());
  await settle();
  expect(sent('takeCashOut')).toEqual([]);
  act(() => come());
  await settle();
  expect(confirm()).toHaveAccessibleName('Cash out 50%: worst case loss ₹175.00');
  expect(confirm()).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(confirm());
  await settle();
  expect(sent('takeCashOut')).toHaveLength(1);
});

test('confirmed, the very offer that was shown is taken, and the sheet says what it brought', async () => {
  const { user, sent } = await sheet();
  const [shown] = [sent('getCashOut').length];
  await user.click(confirm());
  await settle();
  expect(sent('takeCashOut')).toEqual([{ quote: `q${shown}`, clientRef: expect.any(String) }]);
  expect(dialog().getByText('Cashed out')).toBeVisible();
  expect(dialog().getByText('Whatever the result: profit ₹150.00.')).toBeVisible();
});

describe('where a bet waits on the market', () => {
  const waiting = [
    { runnerId: 'm1-1', runnerName: 'India', selectionType: 'back' as const, stack: paise(5_387_000), odds: 1.98 },
  ];
  const getCashOut = ({ percent = 100 }: { percent?: number }) => ({
    data: { cashOuts: [cashOutOf(percent, quoteOf(`q${percent}`, { waiting }))] },
  });

  test('all of it says that it cancels it first, and so does what it brought', async () => {
    const { user } = await sheet({ getCashOut });
    const list = dialog().getByText('Cancels these unmatched bets first').parentElement as HTMLElement;
    expect(within(list).getByRole('listitem')).toHaveTextContent('Back India, ₹53,870.00 at 1.98');
    expect(dialog().getByText('Whatever the result')).toBeVisible();
    await user.click(confirm());
    await settle();
    expect(dialog().getByText('₹53,870.00 unmatched was cancelled.')).toBeVisible();
  });

  test('a part says that it still waits and is not counted, and promises no worst figure', async () => {
    const { user } = await sheet({ getCashOut });
    await user.click(dialog().getByRole('button', { name: '25%' }));
    await settle();
    const list = dialog().getByText('These bets stay unmatched and are not included').parentElement as HTMLElement;
    expect(within(list).getByRole('listitem')).toHaveTextContent('₹53,870.00');
    expect(dialog().queryByText('Whatever the result')).toBeNull();
    expect(dialog().getByText('Worst case, matched bets only')).toBeVisible();
    expect(confirm()).toHaveAccessibleName('Cash out 25%');
    await user.click(confirm());
    await settle();
    expect(dialog().getByText('₹53,870.00 is still unmatched and not included.')).toBeVisible();
  });
});

test.each([
  ['expired', /The offer expired/],
  ['book-changed', /Your position has changed/],
  ['price-gone', /Prices have changed/],
  ['not-enough-funds', /does not cover your unmatched bets/],
  ['too-little-offered', /Not enough is available/],
  ['suspended', /The market is suspended/],
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
  expect(dialog().getByRole('alert')).toHaveTextContent('The offer expired');
});

describe('without an answer', () => {
  const lost = () => new ApiError({ kind: 'network', call: 'takeCashOut' });
  const no = (properties: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
    new ApiError({ kind: 'refused', call: 'takeCashOut', serverMessage: 'The ball is running.', ...properties });
  /** An operator who answers so, one after the other. */
  function answering(...outcomes: (ApiError | ReturnType<typeof taken>)[]) {
    let count = 0;
    return () => {
      const outcome = outcomes[Math.min(count, outcomes.length - 1)];
      count += 1;
      if (outcome instanceof ApiError) throw outcome;
      return outcome;
    };
  }
  const taking = (sent: (call: string) => readonly unknown[]) => sent('takeCashOut') as { clientRef: string }[];
  const takeHalf = async (takeCashOut: unknown) => {
    const view = await sheet({ takeCashOut });
    await view.user.click(dialog().getByRole('button', { name: '50%' }));
    await settle();
    await view.user.click(confirm());
    await settle();
    return view;
  };
  const unknownButton = () => screen.getByRole('button', { name: 'Cash out Match Odds: not confirmed yet' });

  test('it is not known yet, by its reference, and no other offer is made; asked for again by the same one it says what was done', async () => {
    const { sent, shell } = await takeHalf(answering(lost(), lost(), taken(null)));
    const [first] = taking(sent);
    expect(dialog().getByRole('status')).toHaveTextContent(/^Not confirmed yet/);
    expect(dialog().getByRole('status')).toHaveTextContent(`Reference ${first?.clientRef}`);
    expect(dialog().queryByText(/Cash-out failed/)).toBeNull();
    expect(
      dialog()
        .getAllByRole('button')
        .map((each) => each.textContent || each.ariaLabel),
    ).toEqual(['Close', 'Close']);
    const before = sent('getCashOut').filter((query) => (query as { percent?: number }).percent === 50).length;
    await settle(2000);
    expect(dialog().getByText('Not confirmed yet')).toBeVisible();
    await settle(2000);
    expect(dialog().getByText('Cashed out')).toBeVisible();
    expect(dialog().getByText(/^50% of your position is cashed out/)).toBeVisible();
    expect(taking(sent)).toEqual([first, first, first]);
    expect(sent('getCashOut').filter((query) => (query as { percent?: number }).percent === 50)).toHaveLength(before);
    expect(shell.holds).toEqual([]);
    await settle(10_000);
    expect(taking(sent)).toHaveLength(3);
  });

  test('a sheet that was closed says so on its button, and asks on once it is opened again', async () => {
    const { sent, user } = await takeHalf(answering(lost(), taken(null)));
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    await settle(10_000);
    expect(taking(sent)).toHaveLength(1);
    await user.click(unknownButton());
    await settle();
    expect(dialog().getByText(/^50% of your position is cashed out/)).toBeVisible();
    expect(new Set(taking(sent).map(({ clientRef }) => clientRef)).size).toBe(1);
  });

  test('a sheet that was closed before an answer could be said asks once more when it is opened again', async () => {
    let count = 0;
    const { sent, user } = await takeHalf(async () => {
      count += 1;
      if (count === 1) throw lost();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return taken(null);
    });
    await settle(2000);
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await settle(1000);
    expect(taking(sent)).toHaveLength(2);
    await user.click(unknownButton());
    await settle(1000);
    expect(dialog().getByText(/^50% of your position is cashed out/)).toBeVisible();
    expect(new Set(taking(sent).map(({ clientRef }) => clientRef)).size).toBe(1);
  });

  test('its market has one button, though more is offered there', async () => {
    const { sent, user } = await takeHalf(answering(lost()));
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    const before = sent('getCashOut').length;
    await settle(7000);
    expect(sent('getCashOut').length).toBeGreaterThan(before);
    expect(screen.getAllByRole('button', { name: /^Cash out Match Odds/ })).toEqual([unknownButton()]);
  });

  test('after a reload it is asked for by the same reference, where all is closed by now too', async () => {
    const first = await takeHalf(answering(lost()));
    first.unmount();
    rereadSentCashOuts();
    const { sent, user } = await page({ getCashOut: offering('level'), takeCashOut: taken(null) });
    await user.click(unknownButton());
    await settle();
    expect(dialog().getByText(/^50% of your position is cashed out/)).toBeVisible();
    expect(taking(sent)).toEqual([taking(first.sent)[0]]);
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('button', { name: /Cash out Match Odds/ })).toBeNull();
    rereadSentCashOuts();
    expect(sessionStorage.getItem('pavilion.cashOuts')).toBeNull();
  });

  test('it is nobody else’s, and what makes no sense is nothing', async () => {
    const first = await takeHalf(answering(lost()));
    first.unmount();
    const kept = sessionStorage.getItem('pavilion.cashOuts') ?? '';
    sessionStorage.setItem('pavilion.cashOuts', kept.replace('RK48213', 'SOMEBODY'));
    rereadSentCashOuts();
    const second = await page();
    expect(button()).toHaveTextContent('profit');
    second.unmount();
    for (const spoilt of ['no JSON', '[{"player":7}]']) {
      sessionStorage.setItem('pavilion.cashOuts', spoilt);
      expect(rereadSentCashOuts).not.toThrow();
    }
  });

  test('a repetition that is refused says nothing of the first try: it is asked for again', async () => {
    const { sent } = await takeHalf(answering(no({ triedBefore: true }), no(), taken(null)));
    expect(dialog().getByText('Not confirmed yet')).toBeVisible();
    await settle(2000);
    expect(dialog().getByText('Not confirmed yet')).toBeVisible();
    await settle(2000);
    expect(dialog().getByText('Cashed out')).toBeVisible();
    expect(new Set(taking(sent).map(({ clientRef }) => clientRef)).size).toBe(1);
  });

  test.each([
    ['had run out before anybody took it', taken('expired'), /The offer expired/],
    ['is not known any more', no({ field: 'quote' }), /The offer expired/],
  ])('an offer that %s was not taken: another one takes its place', async (_, answer, text) => {
    const { sent, user } = await takeHalf(answering(lost(), answer, taken(null)));
    await settle(2000);
    expect(dialog().getByRole('alert')).toHaveTextContent(text);
    await settle();
    await user.click(confirm());
    await settle();
    const refs = taking(sent).map(({ clientRef }) => clientRef);
    expect(refs[1]).toBe(refs[0]);
    expect(refs[2]).not.toBe(refs[0]);
    expect(dialog().getByText('Cashed out')).toBeVisible();
  });

  test('however long its repetitions are refused, it is not known until the operator says that the offer has run out', async () => {
    await takeHalf(answering(lost(), ...Array.from({ length: 60 }, () => no()), taken('expired')));
    await settle(120_000);
    expect(dialog().getByText('Not confirmed yet')).toBeVisible();
    await settle(2000);
    expect(dialog().getByRole('alert')).toHaveTextContent(/The offer expired/);
  });

  test('what its one try was refused for is said in the operator’s words, and the next one has a reference of its own', async () => {
    const { sent, user } = await takeHalf(answering(no(), taken(null)));
    expect(dialog().getByRole('alert')).toHaveTextContent('The ball is running.');
    await settle();
    await user.click(confirm());
    await settle();
    const [first, second] = taking(sent);
    expect(second?.clientRef).not.toBe(first?.clientRef);
  });

  test('while the answer is out the offer that was taken stays as it is, whatever is offered by now', async () => {
    let secured = 15_000;
    const { sent, user } = await sheet({
      getCashOut: () => ({
        data: { cashOuts: [cashOutOf(100, quoteOf(`q${secured}`, { secured: paise(secured) }))] },
      }),
      takeCashOut: () => new Promise(() => {}),
    });
    await user.click(confirm());
    await settle();
    secured = 20_000;
    const before = sent('getCashOut').length;
    await settle(7000);
    expect(sent('getCashOut').length).toBeGreaterThan(before);
    expect(dialog().getByText('Whatever the result').parentElement).toHaveTextContent('profit ₹150.00');
    expect(confirm()).toHaveTextContent(/^Cash out 100%: profit ₹150\.00/);
    expect(sent('takeCashOut')).toMatchObject([{ quote: 'q15000' }]);
  });

  test('while the answer is out the page is held, and the sheet stays', async () => {
    let answer: (value: unknown) => void = () => {};
    const { shell, user } = await takeHalf(() => new Promise((resolve) => (answer = resolve)));
    expect(shell.holds).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(async () => answer(taken(null)));
    expect(shell.holds).toEqual([]);
    expect(dialog().getByText('Cashed out')).toBeVisible();
  });
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
  expect(dialog().getByRole('timer')).toHaveTextContent('The offer has expired. Getting a new one.');
  await user.click(confirm());
  await settle();
  expect(sent('takeCashOut')).toEqual([]);
});

test('in Hindi it is कैश आउट, and the figures are said in words too', async () => {
  await page({}, 'hi');
  expect(screen.getByRole('button', { name: /कैश आउट/ })).toHaveTextContent('लाभ ₹150.00');
});
