import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(__dirname, 'assets/refresh.js'), 'utf8');
const page = (count: string, house = 'Live') =>
  `<span data-live="10" id="house">${house}</span><span aria-live="polite" data-away></span>
<div data-live="10" id="counts"><b>${count}</b><details><summary>Decline</summary><input name="reason" value=""></details></div>`;

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body = '') =>
  ({ ok: status < 400, status, text: () => Promise.resolve(body) }) as Response;
const shown = (id: string) => document.getElementById(id);
const away = () => document.querySelector('[data-away]')?.textContent ?? '';
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:09:00Z') });
  document.body.innerHTML = page('1');
  globalThis.fetch = fetched as never;
  fetched.mockReset().mockImplementation(() => Promise.resolve(answer(200, page('2'))));
  new Function(SCRIPT)();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('what is new is put where it belongs, and nothing is said of it', async () => {
  await pass(10);
  expect([shown('counts')?.querySelector('b')?.textContent, away()]).toEqual(['2', '']);
  expect(shown('house')).toBeVisible();
});

test.each<[string, () => Promise<Response>, string]>([
  ['is gone', () => Promise.reject(new TypeError('Failed to fetch')), 'Not live since 15:39'],
  ['answers that it can’t', () => Promise.resolve(answer(503)), 'Not live since 15:39'],
  ['has ended the sign-in', () => Promise.resolve(answer(401)), 'Not live since 15:39: signed out'],
])('while the operator %s the page says since when, in place of how the house is', async (_, fails, text) => {
  await pass(10);
  fetched.mockImplementation(fails);
  jest.setSystemTime(new Date('2026-11-22T10:09:10Z'));
  await pass(30);
  expect(away()).toContain(text);
  expect(shown('house')).not.toBeVisible();
  expect(shown('counts')?.querySelector('b')?.textContent).toBe('2');
});

test('what stands before the mark and is not live stays, as in the inbox', async () => {
  document.body.innerHTML = '<h1>Code inbox</h1><p aria-live="polite" data-away></p><div data-live="2">None</div>';
  new Function(SCRIPT)();
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(2);
  expect(away()).toContain('Not live since 15:39');
  expect(document.querySelector('h1')).toBeVisible();
});

test('an operator that does not answer at all is given up, and asked again', async () => {
  fetched.mockImplementation(
    (_, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  await pass(16);
  expect(away()).toContain('Not live since');
  fetched.mockImplementation(() => Promise.resolve(answer(200, page('3', 'Maintenance'))));
  await pass(8);
  expect([away(), shown('house')?.textContent, shown('counts')?.querySelector('b')?.textContent]).toEqual([
    '',
    'Maintenance',
    '3',
  ]);
  expect(shown('house')).toBeVisible();
});

test('the mark stays as it was read while nothing else comes, so that nobody hears it again and again', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(10);
  const changes = jest.fn();
  new MutationObserver(changes).observe(document.querySelector('[data-away]') as Element, {
    childList: true,
    subtree: true,
  });
  await pass(30);
  expect(changes).not.toHaveBeenCalled();
  expect(fetched.mock.calls.length).toBeGreaterThan(3);
});

test('what is being filled in stays as it is, and so does a field that was refused', async () => {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  await pass(10);
  expect(shown('counts')?.querySelector('b')?.textContent).toBe('1');
  details.open = false;
  document.querySelector('input')?.setAttribute('aria-invalid', 'true');
  await pass(10);
  expect(shown('counts')?.querySelector('b')?.textContent).toBe('1');
  document.querySelector('input')?.removeAttribute('aria-invalid');
  await pass(10);
  expect(shown('counts')?.querySelector('b')?.textContent).toBe('2');
});

test('a part in which something is selected stays as it is, the others don’t', async () => {
  const counts = shown('counts') as HTMLElement;
  getSelection()?.selectAllChildren(counts);
  fetched.mockImplementation(() => Promise.resolve(answer(200, page('2', 'Maintenance'))));
  await pass(10);
  expect([shown('house')?.textContent, counts.querySelector('b')?.textContent]).toEqual(['Maintenance', '1']);
  getSelection()?.removeAllRanges();
});
