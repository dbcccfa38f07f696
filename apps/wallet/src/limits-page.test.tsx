import { ApiError, type OwnLimits, type PlayPeriod } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testGateways } from './deposit/test-gateways.ts';
import { remote } from './remote.ts';

const names = [
  ...(['deposit-day', 'deposit-week', 'deposit-month', 'loss-day'] as const),
  ...(['loss-week', 'loss-month', 'stake-bet', 'stake-day'] as const),
];
type Limit = OwnLimits['limits'][number];
const limits = (set: Partial<Record<Limit['name'], Partial<Limit>>> = {}): Limit[] =>
  names.map((name) => ({ name, amount: null, used: paise(0), later: null, ...set[name] }));
const own = (more: Partial<OwnLimits> = {}): OwnLimits => ({
  limits: limits(),
  session: { minutes: null, used: 0, later: null },
  check: null,
  coolingHours: 48,
  standing: { state: 'active', until: null },
  ...more,
});
const period = (from: string, sports: number, casino: number): PlayPeriod => ({
  from,
  sports: paise(sports),
  commission: paise(15_025),
  casino: paise(casino),
  net: paise(sports + casino),
  staked: paise(500_000),
  returned: paise(500_000 + sports + casino),
  deposits: paise(250_000),
  withdrawals: paise(0),
  minutes: 112,
  longestMinutes: 71,
});
const periods = [period('2026-11-16', 300_000, -101_925), period('2026-11-09', -50_000, 0)];

async function open({
  at = '/profile/limits',
  locale = 'en' as 'en' | 'hi',
  now = own(),
  answers = {} as Record<string, (input: never) => unknown>,
} = {}) {
  const sent: (readonly [call: string, input: unknown])[] = [];
  const heard = (call: string) => (input: never) => {
    sent.push([call, input]);
    return answers[call]?.(input) ?? { data: now };
  };
  const page = await renderRemote(
    remote,
    at,
    {
      getLimits: () => ({ data: now }),
      getPlayReport: () => ({ data: { periods, open: paise(123_400) } }),
      getGateways: () => ({ data: { gatewaysList: testGateways } }),
      ...Object.fromEntries(
        [
          ...['setLimit', 'setSessionLimit', 'setRealityCheck', 'takeBreak', 'selfExclude'],
          ...['getPlayNow', 'readRealityCheck'],
        ].map((call) => [call, heard(call)]),
      ),
      ...(answers.getLimits ? { getLimits: answers.getLimits } : {}),
    },
    { locale },
  );
  await screen.findAllByRole('button', { name: /90|विराम/ });
  return { ...page, sent };
}
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('each limit says what it is, how much of it is used and what is left; where more was won, by how much', async () => {
  await open({
    now: own({
      limits: limits({
        'deposit-day': { amount: paise(2_000_000), used: paise(500_000) },
        'loss-week': { amount: paise(1_000_000), used: paise(-198_075) },
        'stake-bet': { amount: paise(50_000) },
      }),
      session: { minutes: 120, used: 58, later: null },
    }),
  });
  const deposits = panel('Deposit limits');
  expect(deposits.getByRole('progressbar', { name: '₹5,000.00 of ₹20,000.00 used' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(deposits.getByText('₹15,000.00 left')).toBeVisible();
  expect(deposits.getAllByText('No limit')).toHaveLength(2);
  expect(panel('Loss limits').getByText('₹1,980.75 profit')).toBeVisible();
  const stakes = panel('Stake and session limits');
  expect(stakes.getByText('For each bet or round')).toBeVisible();
  expect(stakes.getByText('58 min used')).toBeVisible();
  expect(stakes.getByText('2 h')).toBeVisible();
});

test('a rise that waits says when it starts, and is taken back by one press', async () => {
  const later = { amount: paise(7_500_000), at: new Date('2026-11-23T08:35:00Z') };
  const { sent } = await open({
    now: own({ limits: limits({ 'deposit-week': { amount: paise(5_000_000), used: paise(0), later } }) }),
  });
  expect(screen.getByText(/^Changes to ₹75,000.00 on 23 Nov 2026/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Keep ₹50,000.00' }));
  await screen.findByRole('button', { name: 'Keep ₹50,000.00' });
  expect(sent).toEqual([['setLimit', { name: 'deposit-week', amount: 5_000_000 }]]);
});

test('a new limit says before it is saved whether it starts at once or waits', async () => {
  const { sent } = await open({
    at: '/profile/limits?set=loss-day',
    now: own({ limits: limits({ 'loss-day': { amount: paise(100_000) } }) }),
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Loss in 24 hours' }));
  const field = dialog.getByRole('textbox', { name: 'Limit' });
  fireEvent.change(field, { target: { value: '2000' } });
  expect(dialog.getByText('Takes effect in 48 hours. Until then your limit is ₹1,000.00.')).toBeVisible();
  fireEvent.change(field, { target: { value: '500' } });
  expect(dialog.getByText('Takes effect immediately.')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  await screen.findByRole('region', { name: 'Loss limits' });
  expect(sent).toEqual([['setLimit', { name: 'loss-day', amount: 50_000 }]]);
});

test('where a rise waits for nobody, as the demo player’s, it says that it starts at once', async () => {
  await open({
    at: '/profile/limits?set=loss-day',
    now: own({ coolingHours: 0, limits: limits({ 'loss-day': { amount: paise(100_000) } }) }),
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Loss in 24 hours' }));
  expect(dialog.getByText('Takes effect immediately.')).toBeVisible();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Limit' }), { target: { value: '2000' } });
  expect(dialog.getByText('Takes effect immediately.')).toBeVisible();
});

test('a limit that leaves nothing possible is saved only as it is confirmed', async () => {
  const { sent } = await open({ at: '/profile/limits?set=deposit-day' });
  const dialog = within(screen.getByRole('dialog', { name: 'Deposits in 24 hours' }));
  const field = dialog.getByRole('textbox', { name: 'Limit' });
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(await dialog.findByText('You will not be able to deposit')).toBeVisible();
  expect(dialog.getByText('An increase takes 48 hours.')).toBeVisible();
  expect(sent).toEqual([]);
  // Another amount is another question.
  fireEvent.change(field, { target: { value: '299' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(sent).toEqual([['setLimit', { name: 'deposit-day', amount: 29_900 }]]));
});

test('what is no amount is said at the field and above the form, and nothing is sent', async () => {
  const { sent } = await open({ at: '/profile/limits?set=session' });
  const dialog = within(screen.getByRole('dialog', { name: 'Time played in 24 hours' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Minutes' }), { target: { value: '5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(await dialog.findByText('Enter a whole number of minutes from 15 to 1440.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Minutes' })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveFocus();
  expect(sent).toEqual([]);
});

describe('the dialogs of the limits page', () => {
  it.each(['set=loss-week', 'rest=24h'])(
    'leaves the history to the address for a dialog named by %s',
    async (named) => {
      await open({ at: `/profile/limits?${named}` });
      expect(screen.getByRole('dialog')).toHaveAttribute('data-addressed', 'true');
    },
  );
});

describe('the field of a limit', () => {
  it('reads minutes and amounts in the digits of other scripts', async () => {
    const minutes = await open({ at: '/profile/limits?set=session' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Minutes' }), { target: { value: '\u200e९०' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save limit' }));
    await waitFor(() => expect(minutes.sent).toEqual([['setSessionLimit', { minutes: 90 }]]));
    minutes.unmount();
    const { sent } = await open({ at: '/profile/limits?set=loss-day' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Limit' }), { target: { value: '１，०००' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save limit' }));
    await waitFor(() => expect(sent).toEqual([['setLimit', { name: 'loss-day', amount: 100_000 }]]));
  });

  it('refuses a decimal comma in words, and keeps it', async () => {
    const { sent } = await open({ at: '/profile/limits?set=loss-day' });
    const field = screen.getByRole('textbox', { name: 'Limit' });
    fireEvent.change(field, { target: { value: '99,5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save limit' }));
    expect(await screen.findByText('Enter an amount in rupees, such as 1,050 or 10.50.')).toBeVisible();
    expect(field).toHaveValue('99,5');
    expect(sent).toEqual([]);
  });
});

test('what was typed into a limit is there again after a reload', async () => {
  const first = await open({ at: '/profile/limits?set=loss-week' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Limit' }), { target: { value: '4321' } });
  first.unmount();
  await open({ at: '/profile/limits?set=loss-week' });
  expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveValue('4321');
});

test('the reality check is set by one press', async () => {
  const { sent } = await open();
  fireEvent.click(screen.getByRole('button', { name: '30 min' }));
  await screen.findByRole('button', { name: '30 min' });
  expect(sent).toEqual([['setRealityCheck', { every: 30 }]]);
});

test('a check that is due is read here too, before anything about it changes', async () => {
  let isCheckDue = true;
  const play = () => ({ since: null, minutes: 41, net: paise(-50_000), isChecked: true, checkAt: null, isCheckDue });
  const { sent } = await open({
    now: own({ check: 30 }),
    answers: {
      getPlayNow: () => ({ data: play() }),
      readRealityCheck: () => {
        isCheckDue = false;
        return { data: play() };
      },
    },
  });
  expect(await screen.findByText(/^You have played for 41 minutes: −₹500\.00\./)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByText(/^You have played for 41 minutes/)).toBeNull());
  expect(sent).toContainEqual(['readRealityCheck', {}]);
});

test('a break begins with the password and with knowing that nobody ends it; a wrong password is said at its field', async () => {
  const refuse = () => {
    throw new ApiError({
      ...{
        kind: 'refused',
        call: 'takeBreak',
        status: 403,
        serverMessage: 'This password is incorrect.',
        field: 'password',
      },
    });
  };
  const { sent } = await open({ at: '/profile/limits?rest=7d', answers: { takeBreak: refuse } });
  const dialog = within(screen.getByRole('dialog', { name: 'Time-out of 7 days' }));
  const start = dialog.getByRole('button', { name: 'Time-out of 7 days' });
  fireEvent.click(start);
  expect(await dialog.findByText('Enter your password.')).toBeVisible();
  expect(dialog.getByText('Tick the box to confirm.')).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Wrong1234' } });
  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(start);
  expect(await dialog.findByText('This password is incorrect.')).toBeVisible();
  expect(sent).toEqual([['takeBreak', { length: '7d', password: 'Wrong1234' }]]);
});

test('an exclusion is chosen first, and of its own kind', async () => {
  const { sent } = await open();
  expect(screen.getByRole('button', { name: 'Choose a period' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'For good' }));
  fireEvent.click(screen.getByRole('link', { name: 'Self-exclude for good' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Self-exclusion: For good' }));
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Secret123' } });
  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(dialog.getByRole('button', { name: 'Self-exclusion: For good' }));
  await screen.findByRole('button', { name: 'For good' });
  expect(sent).toEqual([['selfExclude', { length: 'for-good', password: 'Secret123' }]]);
});

test('whoever is on a break reads until when, and that they can withdraw', async () => {
  await open({ now: own({ standing: { state: 'break', until: new Date('2026-11-24T08:35:00Z') } }) });
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent(/You are on a break until 24 Nov 2026.*You can still withdraw\./);
  expect(within(notice).getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw');
});

test('a break that has begun is shown where it says so: the focus goes there, and nothing is left to begin', async () => {
  const into = jest.fn();
  Element.prototype.scrollIntoView = into;
  let now = own();
  const takeBreak = () => {
    now = own({ standing: { state: 'break', until: new Date('2026-11-24T08:35:00Z') } });
    return { data: now };
  };
  await open({ at: '/profile/limits?rest=24h', answers: { takeBreak, getLimits: () => ({ data: now }) } });
  const dialog = within(screen.getByRole('dialog', { name: 'Time-out of 24 hours' }));
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Right1234' } });
  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(dialog.getByRole('button', { name: 'Time-out of 24 hours' }));
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent(/^You are on a break until/);
  await waitFor(() => expect(notice.parentElement).toHaveFocus());
  expect(into).toHaveBeenCalledWith({ block: 'start' });
  expect(panel('Take a break').getByText(/^You are on a break until/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Start a time-out/ })).not.toBeInTheDocument();
});

test('the report’s figures add up, and stand in a table too', async () => {
  await open();
  const report = panel('Your play');
  expect(await report.findByText('Net result, Week of 16 Nov')).toBeVisible();
  const sums = [...report.getAllByRole('definition')].map(({ textContent }) => textContent);
  expect(sums.slice(0, 4)).toEqual(['+₹3,150.25', '−₹150.25', '−₹1,019.25', '=+₹1,980.75']);
  expect(sums.slice(4, 6)).toEqual(['1 h 52 min', '1 h 11 min']);
  expect(report.getByText('Open bets').parentElement).toHaveTextContent('₹1,234.00');
  const rows = within(report.getByRole('table', { name: 'Your play by period' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
});

test('the full report is a file of every period, its figures as plain decimals that add up', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open();
  fireEvent.click(await panel('Your play').findByRole('button', { name: /^Full report/ }));
  expect(names).toEqual(['play-report-by-week-to-2026-11-16.csv']);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] as Blob);
  });
  const [head = '', ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head.split(',').slice(0, 5)).toEqual([
    '"Period"',
    '"Sports result"',
    '"Commission"',
    '"Casino result"',
    '"Net result"',
  ]);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.split(',').slice(0, 5)).toEqual(['2026-11-16', '3150.25', '-150.25', '-1019.25', '1980.75']);
});

test('all of it is there in Hindi', async () => {
  await open({ locale: 'hi', now: own({ limits: limits({ 'deposit-day': { amount: paise(2_000_000) } }) }) });
  expect(screen.getByRole('heading', { level: 1, name: 'सीमाएँ और विराम' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'जमा की सीमाएँ' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'वास्तविकता जाँच' })).toBeVisible();
});
