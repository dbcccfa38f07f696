import { ApiError } from '@pavilion/api-client';
import { signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { formatTime, formatTimeToSecond, formatZone } from '@pavilion/shared-ui';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountMenu } from './account-menu.ts';
import { testCoins, testDeposit } from './deposit/test-gateways.ts';
import { remote } from './remote.ts';
import { answerStatement, type TestLedger, testLedger } from './statement/test-ledger.ts';

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;
const frames = [
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
] as const;

beforeEach(() => {
  // Only the date stands still: it is the 21st of November 2026 in India.
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), doNotFake: [...timers, ...frames] });
});
afterEach(() => {
  onlineManager.setOnline(true);
  jest.useRealTimers();
});

const lost = () => new ApiError({ kind: 'network', call: 'getAccountStatement' });

interface Scene {
  readonly at?: string;
  readonly locale?: 'en' | 'hi';
  readonly ledger?: TestLedger;
  /** Stands in for the operator; returns undefined where the ledger is to answer. */
  readonly operator?: (question: { cursor?: string; limit?: number; kind?: string }) => unknown;
  /** What an opened line is about. */
  readonly about?: () => unknown;
}

async function open({ at = '/cashier', locale = 'en', ledger = testLedger(40), operator, about }: Scene = {}) {
  const page = await renderRemote(
    remote,
    at,
    {
      getAccountStatement: async (question: never) => (await operator?.(question)) ?? answerStatement(ledger, question),
      getStatementSubject: () => ({ data: { about: about?.() ?? null } }),
    },
    {
      session: { ...signedIn, exposureAmount: paise(-8_420_00) },
      prepare: ({ stores }) => stores.preferences.setState({ locale }),
    },
  );
  return {
    ...page,
    ledger,
    questions: () => page.shell.calls.map(({ input }) => input as Record<string, unknown>),
    /** What stands behind the path. */
    query: () => page.address().slice('/cashier'.length),
  };
}

/** A value that has to exist: without it the test has nothing to check. */
function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('It does not exist');
  return thing;
}
const table = () => screen.findByRole('table', { name: 'Entries' });
const rows = async () => within(await table()).getAllByRole('button');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const balanceCard = () => within(screen.getByRole('region', { name: 'Balance' }));

describe('the balance', () => {
  test('shows the wallet of the session, with its exposure', async () => {
    const { shell } = await open();
    const card = balanceCard();
    expect(card.getAllByText('₹98,210.00')[0]).toBeVisible();
    expect(card.getByText('−₹8,420.00')).toBeVisible();
    act(() =>
      shell.stores.session.setState({ wallet: { balance: paise(100_05), cash: paise(100_05), coins: paise(0) } }),
    );
    expect(card.getByText('.05')).toBeInTheDocument();
  });

  test('opens into a sum that goes from the first day’s cash to the balance', async () => {
    const { ledger } = await open();
    await table();
    const { summary } = answerStatement(ledger, { from: '2026-11-01', to: '2026-11-21' }).data;
    const sum = [
      ...(balanceCard().getByText('Cash at the start of 1 Nov').closest('dl')?.querySelectorAll('dd') ?? []),
    ];
    const cells = sum.map((cell) => Number((cell.textContent ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
    const amounts = cells.map(Math.round);
    const [coins, balance] = [amounts.at(-2), amounts.at(-1)];
    const cash = amounts.at(-3);
    expect(amounts.slice(0, -3).reduce((total, each) => total + each, 0)).toBe(cash);
    expect((cash ?? 0) + (coins ?? 0)).toBe(balance);
    expect(balance).toBe(summary.balance);
    expect(sum.at(-3)?.previousSibling).toHaveTextContent('Cash now');
  });

  test('of days that are over is called by their end', async () => {
    await open({ at: '/cashier?from=2026-11-12&to=2026-11-14' });
    await table();
    expect(balanceCard().getByText('Cash at the end of 14 Nov')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cash, 12 to 14 Nov' })).toBeVisible();
  });
});

/** A won bet as its line opens to it. */
const wonBet = () => ({
  kind: 'bets',
  bets: [
    {
      ...{ id: 'BT-7F4291', marketId: '30012345-MO', marketName: 'Match Odds', marketType: 'match_odds' },
      ...{ matchName: 'India v Australia', runnerName: 'India', selectionType: 'back', line: null, status: 'won' },
      ...{ odds: 1.56, matchedOdds: 1.56, stack: paise(300_000), matchedStack: paise(300_000), profit: paise(168_000) },
      ...{ createdAt: LAST, settledAt: LAST },
    },
  ],
  settlement: { net: paise(168_000), commission: paise(8400), rate: 5 },
});

/** When the newest entry of the ledger was. */
const LAST = new Date('2026-11-21T08:12:00Z');

describe('the entries', () => {
  test('stand under their days, each with what it did to cash', async () => {
    await open();
    const list = within(await table());
    expect(list.getByRole('rowheader', { name: /^Today, Sat 21 Nov/ })).toBeVisible();
    expect(list.getByRole('rowheader', { name: /^Fri 20 Nov/ })).toBeVisible();
    const newest = within(present((await rows())[0]?.closest('tr')));
    expect(newest.getByText(formatTime(LAST, 'en'))).toBeVisible();
    expect(newest.getByText('REF-0039')).toBeVisible();
    expect(newest.getByText('+₹100.00')).toBeVisible();
  });

  test('come 25 at a time until all are there', async () => {
    const { user, questions } = await open();
    expect(await rows()).toHaveLength(25);
    expect(screen.getByText('25 of 40 entries')).toBeVisible();
    await user.click(button('Show 15 more'));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    expect(screen.getByText('40 of 40 entries')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    expect(questions().map(({ cursor, limit }) => [cursor, limit])).toEqual([
      [undefined, 25],
      ['e15', 100],
    ]);
  });

  test('of years go on by themselves once more were asked for; what is in the page stays a screen and some more', async () => {
    // A browser lays rows out; here each says how high it is.
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const ledger = testLedger(1200, new Date('2026-11-21T08:12:00Z'), 60_000);
    const { user, questions } = await open({ ledger, at: '/cashier?period=90d' });
    await user.click(await screen.findByRole('button', { name: 'Show 100 more' }));
    expect(await screen.findByText('125 of 1,200 entries')).toBeVisible();
    await waitFor(async () => expect((await rows()).length).toBeLessThan(60));
    expect(await table()).toHaveAttribute('aria-rowcount', expect.stringMatching(/^12\d$/));
    const pages = () => questions().filter(({ cursor }) => cursor !== undefined).length;
    expect(pages()).toBe(1);
    Object.defineProperty(window, 'scrollY', { value: 7000, configurable: true });
    fireEvent.scroll(window);
    await waitFor(() => expect(pages()).toBeGreaterThan(1));
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    height.mockRestore();
  });

  test('that failed to load are loaded at Retry, and those on the page stay', async () => {
    let failing = true;
    const { user } = await open({
      operator: ({ cursor }) => {
        if (cursor && failing) throw lost();
      },
    });
    await rows();
    await user.click(button('Show 15 more'));
    expect(await screen.findByText('More entries could not be loaded')).toBeVisible();
    expect(await rows()).toHaveLength(25);
    failing = false;
    await user.click(button('Retry'));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    expect(screen.queryByText('More entries could not be loaded')).not.toBeInTheDocument();
  });

  test('open into what they did and all that is known of them, by keyboard too', async () => {
    const { user } = await open();
    const first = present((await rows())[0]);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    act(() => first.focus());
    await user.keyboard('{Enter}');
    expect(first).toHaveAttribute('aria-expanded', 'true');
    const details = within(present(document.getElementById(first.getAttribute('aria-controls') ?? '')));
    expect(details.getByText('Entry REF-0039')).toBeVisible();
    expect(details.getByText(`21 Nov 2026, ${formatTimeToSecond(LAST, 'en')}, ${formatZone('en')}`)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByText('REF-0039'));
    expect(first).toHaveAttribute('aria-expanded', 'true');
  });

  test('open to what they are about: how it was worked out, what is known of it, and the way there', async () => {
    const ledger = testLedger(5);
    const [first] = ledger.entries;
    ledger.entries[0] = {
      ...present(first),
      amount: paise(159_600),
      title: 'Bet won: India, match odds',
      reference: 'BT-7F4291',
      about: 'bets',
      sport: 'tennis',
    };
    const { user, sent } = await open({ ledger, about: wonBet });
    await user.click(present((await rows())[0]));
    expect(sent('getStatementSubject')).toEqual([{ reference: 'BT-7F4291' }]);
    expect(await screen.findByText('How ₹1,596.00 was calculated')).toBeVisible();
    expect(screen.getByText('Profit, India, Back')).toBeVisible();
    expect(screen.getByText('Back at 1.56')).toBeVisible();
    expect(screen.getByText(/ at 1\.56$/, { selector: 'small' })).toBeVisible();
    expect(screen.getByText('5% of the market’s net profit, charged once')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in My Bets' })).toHaveAttribute(
      'href',
      '/mybets?betstatus=all&marketid=30012345-MO',
    );
  });

  it('shows the icon of its sport beside a bet, and its slip where no sport is known', async () => {
    const ledger = testLedger(4);
    for (const [index, sport] of (['cricket', 'soccer', 'tennis', undefined] as const).entries()) {
      const { sport: _, ...entry } = present(ledger.entries[index]);
      ledger.entries[index] = { ...entry, kind: 'sports', ...(sport === undefined ? {} : { sport }) };
    }
    await open({ ledger });
    const drawn = (await rows()).map((row) => row.querySelector('path')?.getAttribute('d'));
    expect([drawn.length, new Set(drawn).size]).toEqual([4, 4]);
  });

  it('shows a line of a kind that is not known, as other', async () => {
    const ledger = testLedger(2);
    ledger.entries[0] = { ...present(ledger.entries[0]), kind: 'other', title: 'Weekly cashback' };
    await open({ ledger });
    expect(present((await rows())[0])).toHaveTextContent('Other: Weekly cashback');
  });

  test('of a coin’s deposit say how many were sent, and at which rate', async () => {
    const ledger = testLedger(2);
    ledger.entries[0] = { ...present(ledger.entries[0]), reference: 'DP-31902', about: 'deposit' };
    const about = () => ({ kind: 'deposit', deposit: testDeposit({ coins: testCoins }) });
    const { user } = await open({ ledger, about });
    await user.click(present((await rows())[0]));
    expect(await screen.findByText('22.624435 USDT at ₹88.40')).toBeVisible();
  });

  test('that could not be opened further say so, and are opened at Retry', async () => {
    const ledger = testLedger(2);
    ledger.entries[0] = { ...present(ledger.entries[0]), reference: 'RF-1', about: 'referral' };
    let failing = true;
    const about = () => {
      if (failing) throw lost();
      return { kind: 'referral', amount: paise(100), at: LAST };
    };
    const { user } = await open({ ledger, about });
    await user.click(present((await rows())[0]));
    expect(await screen.findByText('Details could not be loaded')).toBeVisible();
    failing = false;
    await user.click(button('Retry'));
    expect(await screen.findByRole('link', { name: 'Open the referral page' })).toHaveAttribute('href', '/referral');
  });

  test('of coins say that they are coins', async () => {
    const ledger = testLedger(5);
    ledger.entries.unshift({
      ...present(ledger.entries[0]),
      id: 'c1',
      title: 'Welcome bonus',
      account: 'coins',
      balanceAfter: ledger.coins,
    });
    const { user } = await open({ ledger });
    const coins = present((await rows())[0]);
    expect(within(present(coins.closest('tr'))).getAllByText(/coins/)).toHaveLength(2);
    await user.click(coins);
    expect(screen.getByText('How coins came to ₹25,246.50')).toBeVisible();
    expect(screen.getByText('Coins before')).toBeVisible();
  });
});

describe('the filters', () => {
  test('of kind go into the address and to the operator, and the totals follow', async () => {
    const { user, query, questions } = await open();
    await table();
    const kinds = within(screen.getByRole('group', { name: 'Kind' }));
    expect(kinds.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      'Sports',
      'Casino',
      'Deposits',
      'Withdrawals',
      'Bonus',
    ]);
    await user.click(kinds.getByRole('button', { name: 'Deposits' }));
    expect(query()).toBe('?kind=deposit');
    expect(await screen.findByText('8 of 8 entries')).toBeVisible();
    expect(kinds.getByRole('button', { name: 'Deposits' })).toHaveAttribute('aria-pressed', 'true');
    expect(questions().at(-1)).toMatchObject({ kind: 'deposit' });
    const entries = within(screen.getByRole('region', { name: 'Entries' }));
    expect(entries.getByText('₹40,000.00')).toBeVisible();
    expect(entries.getByText('+₹40,000.00')).toBeVisible();
    await user.click(kinds.getByRole('button', { name: 'All' }));
    expect(query()).toBe('');
  });

  test('leave the balance and the chart as they are', async () => {
    await open({ at: '/cashier?kind=deposit' });
    await table();
    expect(balanceCard().getByText('Sports result')).toBeInTheDocument();
    expect(balanceCard().getByText('Casino result')).toBeInTheDocument();
  });

  test('of the address are read when the page is opened with them', async () => {
    const { questions } = await open({ at: '/cashier?period=7d&kind=sports&reference=ref-00' });
    expect(await screen.findByText('4 of 4 entries')).toBeVisible();
    expect(questions()).toContainEqual({
      from: '2026-11-15',
      to: '2026-11-21',
      kind: 'sports',
      reference: 'ref-00',
      limit: 25,
    });
    expect(screen.getByRole('searchbox', { name: 'Reference' })).toHaveValue('ref-00');
    expect(screen.queryByText(/^A statement covers/)).not.toBeInTheDocument();
    expect(button('7 d, Last 7 days')).toHaveAttribute('aria-pressed', 'true');
  });

  test('of period are the chart’s too', async () => {
    const { user, query } = await open();
    await table();
    await user.click(button('90 d, Last 90 days'));
    expect(query()).toBe('?period=90d');
    expect(screen.getByRole('heading', { name: 'Cash, 24 Aug to 21 Nov' })).toBeVisible();
    expect(button('24 Aug to 21 Nov 2026')).toBeVisible();
  });

  test('of a reference that a link leads to show its line, which has the focus; typing one does not', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { goTo, user } = await open({ at: '/bonus' });
    await goTo('/cashier?from=2026-11-01&to=2026-11-21&reference=REF-0007');
    await waitFor(async () => expect((await rows())[0]).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([(await rows())[0]]);
    const field = screen.getByRole('searchbox', { name: 'Reference' });
    await user.clear(field);
    await user.type(field, 'REF-0008{Enter}');
    expect(await screen.findByText('REF-0008')).toBeVisible();
    expect(field).toHaveFocus();
    scrolled.mockRestore();
  });

  test('of days over two years say which, and of more than there is at once that they were cut', async () => {
    await open({ at: '/cashier?from=2024-01-01&to=2026-11-21' });
    await table();
    expect(
      screen.getByText('A statement covers up to 366 days, so it starts later than the date you chose.'),
    ).toBeVisible();
    expect(screen.getByText(/^Cash from 21 Nov 2025 to 21 Nov 2026/)).toBeInTheDocument();
  });

  test('of reference look for it once typing rests, and at once on Enter', async () => {
    const { user, query } = await open();
    await table();
    const field = screen.getByRole('searchbox', { name: 'Reference' });
    await user.type(field, 'REF-0007{Enter}');
    expect(query()).toBe('?reference=REF-0007');
    expect(await screen.findByText('1 of 1 entry')).toBeVisible();
    await user.clear(field);
    await waitFor(() => expect(query()).toBe(''));
    expect(await screen.findByText('25 of 40 entries')).toBeVisible();
  });

  test('of days take a first and a last day from the dialog', async () => {
    const { user, query } = await open();
    await user.click(button('1 to 21 Nov 2026'));
    const dialog = within(screen.getByRole('dialog', { name: 'Choose dates' }));
    const from = dialog.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-11-05');
    await user.click(dialog.getByRole('button', { name: 'Show these dates' }));
    expect(query()).toBe('?from=2026-11-05&to=2026-11-21');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('5 to 21 Nov 2026')).toBeVisible();
  });
});

describe('the chart', () => {
  test('says in words and in a table what its line shows', async () => {
    await open();
    await table();
    expect(screen.getByRole('figure')).toHaveTextContent(/Cash from 1 Nov to 21 Nov: opened at ₹/);
    const days = within(screen.getByRole('table', { name: 'Days on which cash changed' }));
    expect(days.getAllByRole('row').length).toBeGreaterThan(10);
    expect(days.getByRole('rowheader', { name: '21 Nov' })).toBeInTheDocument();
  });

  test('reads out a day at the arrow keys', async () => {
    const { user, ledger } = await open();
    await table();
    const slider = screen.getByRole('slider', { name: 'Day of the chart' });
    expect(slider).toHaveAttribute('max', '20');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^21 Nov: ₹/);
    expect(ledger.entries).toHaveLength(40);
    // jsdom moves no slider by keys: what the browser does with them arrives as a change.
    fireEvent.change(slider, { target: { value: '19' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^20 Nov: ₹.*change/);
    expect(screen.getAllByText('20 Nov').length).toBeGreaterThan(1);
    await user.tab();
  });
});

describe('the page', () => {
  test('brings itself up to date when the balance moves, and keeps open what is open', async () => {
    const { shell, ledger, user, questions } = await open();
    const first = present((await rows())[0]);
    await user.click(first);
    await user.click(button('Show 15 more'));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    const before = questions().length;
    ledger.entries.unshift({
      ...present(ledger.entries[0]),
      id: 'new',
      reference: 'NEW-1',
      at: new Date('2026-11-21T09:59:00Z'),
    });
    act(() => shell.emit('update_balance', { balance: 1 }));
    expect(await screen.findByText('NEW-1')).toBeVisible();
    expect(await rows()).toHaveLength(41);
    expect(screen.getByText('Entry REF-0039')).toBeVisible();
    // Only what is new is asked for: the pages that were loaded stay as they are.
    expect(questions().slice(before)).toEqual([expect.not.objectContaining({ cursor: expect.anything() })]);
  });

  test('shows how a request stands now, however far down its line is, when the operator says that something was decided', async () => {
    const ledger = testLedger(40);
    const waiting = { ...present(ledger.entries[32]), kind: 'withdrawal' as const, state: 'Approved' };
    ledger.entries[32] = waiting;
    const { shell, user, questions } = await open({ ledger });
    await rows();
    await user.click(button('Show 15 more'));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    expect(screen.getByText('Approved')).toBeVisible();
    const paid = { ...waiting, state: 'Paid' };
    ledger.entries[32] = paid;
    act(() => shell.emit('sub:notification_toast', { title: 'Paid', message: '', status: 'success' }));
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(await rows()).toHaveLength(40);
    // From now on nothing moves there: what is new is all that is read.
    const before = questions().length;
    act(() => shell.emit('update_balance', { balance: 1 }));
    await waitFor(() => expect(questions()).toHaveLength(before + 1));
  });

  test('has every entry once, though more came at once than one page holds', async () => {
    const { shell, ledger, user } = await open();
    await rows();
    await user.click(button('Show 15 more'));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    const template = present(ledger.entries[0]);
    for (let number = 0; number < 30; number += 1) {
      ledger.entries.unshift({ ...template, id: `new${number}`, reference: `NEW-${number}` });
    }
    act(() => shell.emit('update_balance', { balance: 1 }));
    expect(await screen.findByText('NEW-29')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(70));
    expect(await screen.findByText('70 of 70 entries')).toBeVisible();
  });

  test('offers a reference that is not of these days the longest there is, and only then every entry', async () => {
    const { user, query } = await open({ at: '/cashier?reference=REF-7', ledger: testLedger(3) });
    await user.click(await screen.findByRole('button', { name: 'Search the last 366 days' }));
    expect(query()).toBe('?from=2025-11-21&to=2026-11-21&reference=REF-7');
    expect(await screen.findByRole('button', { name: 'Show all entries' })).toBeVisible();
  });

  test('says what there would be where there is nothing, and offers more days', async () => {
    const { user, query } = await open({ ledger: testLedger(3, new Date('2026-09-30T00:00:00Z')) });
    expect(await screen.findByText('No entries for these dates')).toBeVisible();
    await user.click(button('Show the last 90 days'));
    expect(query()).toBe('?period=90d');
    expect(await screen.findByText('3 of 3 entries')).toBeVisible();
  });

  test('offers all entries where the filter leaves none', async () => {
    const { user, query } = await open({ at: '/cashier?reference=nothing' });
    expect(await screen.findByText('No matching entries')).toBeVisible();
    await user.click(button('Search the last 366 days'));
    await user.click(await screen.findByRole('button', { name: 'Show all entries' }));
    // The days that were looked in stay.
    expect(query()).toBe('?from=2025-11-21&to=2026-11-21');
    expect(await rows()).toHaveLength(25);
  });

  test('says that it failed in the operator’s words, and heals at Retry', async () => {
    let failing = true;
    const { user } = await open({
      operator: () => {
        if (failing)
          throw new ApiError({
            kind: 'server',
            call: 'getAccountStatement',
            serverMessage: 'The ledger rests.',
            requestId: 'r-7',
          });
      },
    });
    const entries = within(screen.getByRole('region', { name: 'Entries' }));
    expect(await entries.findByText('The ledger rests.')).toBeVisible();
    expect(entries.getByText('Account Statement could not be loaded')).toBeVisible();
    expect(balanceCard().getByText('Account Statement could not be loaded')).toBeInTheDocument();
    expect(entries.getByText('Reference r-7')).toBeVisible();
    // The wallet does not hang on the statement.
    expect(balanceCard().getByText('₹98,210.00')).toBeVisible();
    failing = false;
    await user.click(entries.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(25);
  });

  test('shows a shape while it loads', async () => {
    await open({ operator: () => new Promise(() => {}) });
    const entries = within(screen.getByRole('region', { name: 'Entries' }));
    expect(entries.getByRole('status', { name: 'Loading Account Statement' })).toHaveAttribute('aria-busy', 'true');
  });

  test('offline shows what is there and how old it is', async () => {
    await open();
    await table();
    act(() => onlineManager.setOnline(false));
    expect(screen.getByText(/^As of \d.*Newer data could not be loaded/)).toBeVisible();
    expect(await rows()).toHaveLength(25);
    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(/^As of \d/)).not.toBeInTheDocument();
  });

  test('opened offline says so, and loads by itself afterwards', async () => {
    onlineManager.setOnline(false);
    let isDown = true;
    await open({
      operator: () => {
        if (isDown) throw lost();
      },
    });
    const entries = within(screen.getByRole('region', { name: 'Entries' }));
    expect(await entries.findByRole('alert')).toHaveTextContent(
      /^You are offline.*This loads automatically when you are back online/,
    );
    isDown = false;
    act(() => onlineManager.setOnline(true));
    expect(await rows()).toHaveLength(25);
  });

  test('marks figures that could not be brought up to date', async () => {
    let failing = false;
    const { shell } = await open({
      operator: () => {
        if (failing) throw lost();
      },
    });
    await table();
    failing = true;
    act(() => shell.emit('update_balance', { balance: null }));
    expect(await screen.findByText(/Newer data could not be loaded/)).toBeVisible();
    expect(await rows()).toHaveLength(25);
  });

  test('is all in Hindi for who reads Hindi', async () => {
    await open({ locale: 'hi' });
    expect(await screen.findByRole('heading', { level: 1, name: 'खाता विवरण' })).toBeVisible();
    expect(await screen.findByText('40 में से 25 एंट्रियाँ')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /^आज, शनि 21 नव/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '1 से 21 नव॰ 2026' })).toBeVisible();
  });

  test('has a menu of the account pages that exist', async () => {
    await open();
    const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(accountMenu.map(({ to }) => to));
    expect(screen.getByRole('link', { name: 'Account Statement' })).toHaveAttribute('aria-current', 'page');
  });
});

/** jsdom's files have no `text()`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

describe('the file', () => {
  const saved: Blob[] = [];
  const clicked: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    clicked.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:test';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
  });

  test('has every entry of the filter, not only those on the page', async () => {
    const { user } = await open({ at: '/cashier?period=90d', ledger: testLedger(230) });
    await table();
    await user.click(button('Download the statement as CSV'));
    expect(await screen.findByText('230 entries are in the file.')).toBeVisible();
    expect(clicked).toEqual(['account-statement-2026-08-24-to-2026-11-21.csv']);
    expect(screen.getByText('The file is ready')).toBeVisible();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(button('Open or share it'));
    expect(opened).toHaveBeenCalledWith('blob:test', '_blank');
    expect((await textOf(present(saved[0]))).trim().split('\r\n')).toHaveLength(231);
  });

  test.each([
    ['en', 'Withdrawal', 'Pending', 'Cash'],
    ['hi', 'निकासी', 'लंबित', 'कैश'],
  ] as const)('calls kind, state and chip as the page does (%s)', async (locale, ...cells) => {
    const { user } = await open({ locale, at: '/cashier?kind=withdrawal' });
    await user.click(await screen.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [, line] = (await textOf(present(saved[0]))).split('\r\n');
    expect(cells.filter((cell) => !line?.includes(`"${cell}"`))).toEqual([]);
  });

  test('of a long statement is read with word of how far it is, and can be ended: there is no file then', async () => {
    const waiting = Promise.withResolvers<undefined>();
    const { user } = await open({
      ledger: testLedger(1200, LAST, 60_000),
      operator: ({ limit, cursor }) => (limit === 100 && cursor ? waiting.promise : undefined),
    });
    await table();
    await user.click(button('Download the statement as CSV'));
    expect(await screen.findByText('Loading entries: 100 of 1,200')).toBeVisible();
    await user.click(button('Cancel the download'));
    expect(screen.queryByText(/^Loading entries/)).toBeNull();
    expect(button('Download the statement as CSV')).toBeEnabled();
    await act(async () => waiting.resolve(undefined));
    expect(saved).toHaveLength(0);
    expect(screen.queryByText(/^The file could not be loaded/)).toBeNull();
  });

  test('of more entries than one holds comes in parts, each of which says which it has', async () => {
    const page = answerStatement(testLedger(100, LAST, 60_000), { from: '2026-11-01', to: '2026-11-21', limit: 100 });
    let place = 0;
    // An operator with 100,150 entries, all of one day.
    const { user } = await open({
      operator: ({ limit }) => {
        if (limit !== 100) return undefined;
        const entries = page.data.entries.slice(0, 100_150 - place);
        const fresh = entries.map((entry) => ({ ...entry, id: `long-${place++}` }));
        return {
          data: { ...page.data, entries: fresh, total: 100_150, next: place < 100_150 ? `after-${place}` : null },
        };
      },
    });
    await table();
    await user.click(button('Download the statement as CSV'));
    const patience = { timeout: 60_000 };
    expect(
      await screen.findByText('The file has entries 1 to 1,00,000 of 1,00,150: 21 Nov 2026.', {}, patience),
    ).toBeVisible();
    await user.click(button('Download the next part'));
    expect(
      await screen.findByText('The file has entries 1,00,001 to 1,00,150 of 1,00,150: 21 Nov 2026.', {}, patience),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download the next part' })).toBeNull();
    expect(clicked).toEqual([1, 2].map((part) => `account-statement-2026-11-21-to-2026-11-21-part-${part}.csv`));
    const lines = await Promise.all(saved.map(async (file) => (await textOf(file)).trim().split('\r\n').length - 1));
    expect(lines).toEqual([100_000, 150]);
  });

  test('is not made when an entry is missing', async () => {
    const { user } = await open({
      ledger: testLedger(230),
      at: '/cashier?period=90d',
      operator: ({ limit, cursor }) => {
        if (limit === 100 && cursor) throw lost();
      },
    });
    await table();
    await user.click(button('Download the statement as CSV'));
    expect(await screen.findByText(/^The file could not be loaded/)).toBeVisible();
    expect(saved).toHaveLength(0);
  });
});
