import { ApiError } from '@pavilion/api-client';
import { signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { formatTime, formatTimeToSecond, formatZone } from '@pavilion/shared-ui';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
}

async function open({ at = '/cashier', locale = 'en', ledger = testLedger(40), operator }: Scene = {}) {
  const page = await renderRemote(
    remote,
    at,
    {
      getAccountStatement: async (question: never) => (await operator?.(question)) ?? answerStatement(ledger, question),
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
    expect(sum.at(-3)?.previousSibling).toHaveTextContent('Cash now (Cashable Chip)');
  });

  test('of days that are over is called by their end', async () => {
    await open({ at: '/cashier?from=2026-11-12&to=2026-11-14' });
    await table();
    expect(balanceCard().getByText('Cash at the end of 14 Nov')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cash, 12 to 14 Nov' })).toBeVisible();
  });
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
      ['e15', 25],
    ]);
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
    expect(await screen.findByText('The next entries could not be loaded')).toBeVisible();
    expect(await rows()).toHaveLength(25);
    failing = false;
    await user.click(button('Retry'));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    expect(screen.queryByText('The next entries could not be loaded')).not.toBeInTheDocument();
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
    const dialog = within(screen.getByRole('dialog', { name: 'Choose the days' }));
    const from = dialog.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-11-05');
    await user.click(dialog.getByRole('button', { name: 'Show these days' }));
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
    expect(questions().slice(before)).toHaveLength(2);
  });

  test('says what there would be where there is nothing, and offers more days', async () => {
    const { user, query } = await open({ ledger: testLedger(3, new Date('2026-09-30T00:00:00Z')) });
    expect(await screen.findByText('No entries in these days')).toBeVisible();
    await user.click(button('Show the last 90 days'));
    expect(query()).toBe('?period=90d');
    expect(await screen.findByText('3 of 3 entries')).toBeVisible();
  });

  test('offers all entries where the filter leaves none', async () => {
    const { user, query } = await open({ at: '/cashier?reference=nothing' });
    expect(await screen.findByText('No entry matches')).toBeVisible();
    await user.click(button('Show all entries'));
    expect(query()).toBe('');
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
    expect(screen.getByText(/^You are offline. This is as of \d/)).toBeVisible();
    expect(await rows()).toHaveLength(25);
    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  test('opened offline says so, and loads by itself afterwards', async () => {
    onlineManager.setOnline(false);
    await open();
    const entries = within(screen.getByRole('region', { name: 'Entries' }));
    expect(entries.getByRole('alert')).toHaveTextContent(
      /^You are offline.*This loads by itself once the connection is back/,
    );
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
    expect(await screen.findByText(/What is newer could not be loaded/)).toBeVisible();
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
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cashier']);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
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
    expect((await textOf(present(saved[0]))).trim().split('\r\n')).toHaveLength(231);
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
