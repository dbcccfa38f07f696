import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/dom';

const PAGE = readFileSync(join(__dirname, 'offline.html'), 'utf8');
const [, SCRIPT = ''] = /<script>([\s\S]*)<\/script>/.exec(PAGE) ?? [];
const [, BODY = ''] = /<body>([\s\S]*)<script>/.exec(PAGE) ?? [];

const noon = new Date('2026-11-21T12:00:00Z').getTime();
const fetched = jest.fn<Promise<{ ok: boolean }>, [string, object]>();
const reload = jest.fn();
const stops: (() => void)[] = [];

/** The page as a device without a network opens it. */
function open(): void {
  document.title = 'Stumps';
  document.body.innerHTML = BODY;
  // What it listens to ends with the test.
  for (const target of [window, document] as const) {
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((name, listener, options) => {
      listen(name, listener, options);
      stops.push(() => target.removeEventListener(name, listener as EventListener, options));
    });
  }
  new Function('fetch', 'location', SCRIPT)(fetched, { reload });
}

function signIn(part: object = {}): void {
  const session = { isAuth: true, token: 'token', user: { mstruserid: 'RK1' }, exposureAmount: -20_000 };
  const wallet = { balance: 12_345_650, cash: 9_821_000, coins: 2_524_650 };
  localStorage.setItem('session', JSON.stringify({ state: { ...session, wallet, ...part }, version: 0 }));
  localStorage.setItem('figuresAt', String(noon - 60_000));
}
const bets = [{ match: 'India v Australia', name: 'India', side: 'back', odds: '1.85', stake: 50_000 }];
const keepBets = (part: object = {}) =>
  localStorage.setItem('openBets', JSON.stringify({ player: 'RK1', at: noon - 86_400_000, count: 3, bets, ...part }));

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  AbortSignal.timeout ??= () => new AbortController().signal;
  localStorage.clear();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  reload.mockReset();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
  delete document.documentElement.dataset.theme;
});

test('a visitor reads whose site it is, that they are offline, and nothing of any account', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(document.body).toHaveTextContent(/Stumps opens automatically .*can’t place bets/);
  expect(document.title).toBe('You are offline | Stumps');
  expect(document.body).not.toHaveTextContent('₹');
});

test('a player sees what this device last knew, each with from when it is', () => {
  signIn();
  keepBets();
  open();
  const money = within(screen.getByRole('region', { name: 'Your account when you were last online' }));
  expect(money.getByText('as of 11:59 am')).toBeVisible();
  expect(document.querySelector('dl')).toHaveTextContent(/Balance₹1,23,456\.50.*Exposure−₹200\.00$/);
  expect(screen.getByRole('banner')).toHaveTextContent('Balance, as of 11:59 am₹1,23,456.50');
  const list = within(screen.getByRole('region', { name: 'Open bets' }));
  expect(list.getByText('as of 20 Nov 2026, 12:00 pm')).toBeVisible();
  expect(list.getByRole('listitem')).toHaveTextContent('IndiaIndia v AustraliaBack 1.85₹500.00');
  expect(list.getByText(/^And 2 more\. Some may have been settled since/)).toBeVisible();
  // Nothing to bet on, nor anything else to do but to try again.
  expect([screen.getAllByRole('button').length, screen.queryAllByRole('link')]).toEqual([1, []]);
});

test.each([
  ['nobody is signed in', () => signIn({ isAuth: false })],
  [
    'the session was not to be remembered and the browser has been closed',
    () => {
      signIn();
      localStorage.setItem('visit', 'yes');
    },
  ],
  [
    'what is stored makes no sense',
    () => {
      localStorage.setItem('session', '{"state":');
      localStorage.setItem('preferences', 'null');
    },
  ],
])('nothing of an account is shown where %s', (_, store) => {
  store();
  keepBets();
  open();
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.body).not.toHaveTextContent('₹');
});

test('another player’s bets are none of who is signed in, and figures that never came are not made up', () => {
  signIn({ wallet: null, exposureAmount: null });
  keepBets({ player: 'RK2' });
  open();
  expect(screen.queryByRole('region')).toBeNull();
});

test('that no bet was open is said, and of when', () => {
  signIn();
  keepBets({ bets: [], count: 0 });
  open();
  expect(screen.getByRole('region', { name: 'Open bets' })).toHaveTextContent(
    'as of 20 Nov 2026, 12:00 pm No open bets.',
  );
});

test('it is in the player’s language and theme', () => {
  localStorage.setItem('preferences', '{"state":{"locale":"hi","theme":"light"},"version":0}');
  signIn();
  keepBets({ bets: [{ ...bets[0], side: 'lay' }] });
  open();
  expect(document.documentElement).toMatchObject({ lang: 'hi', dataset: { theme: 'light' } });
  expect(screen.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('ले 1.85');
  // But for names, and the hours as India writes them, no English.
  expect(document.body.textContent?.replace(/India v Australia|India|Stumps| [ap]m/g, '')).not.toMatch(/[A-Za-z]{2}/);
});

test('Retry says what came of it, and the page gives way to the app once the operator answers', async () => {
  open();
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.click();
  retry.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status')).toHaveTextContent('Tried at 12:00 pm: still no connection.');
  expect(fetched.mock.calls).toEqual([['/config.json', expect.objectContaining({ cache: 'no-store' })]]);
  fetched.mockResolvedValue({ ok: false });
  retry.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValue({ ok: true });
  retry.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['as the device is online again', () => window.dispatchEvent(new Event('online'))],
  ['as somebody comes back to it', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['as time passes', () => jest.advanceTimersByTime(10_000)],
])('it heals by itself %s', async (_, happen) => {
  fetched.mockResolvedValue({ ok: true });
  open();
  happen();
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who signs out in another tab is signed out of it too', async () => {
  signIn();
  open();
  expect(screen.getByRole('region')).toBeVisible();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.querySelector('.money dl')).toBeEmptyDOMElement();
});
