import type { Page, Request, WebSocketRoute } from '@playwright/test';
import { beginSession, expect, signIn, test } from './app.ts';
import { recordToasts } from './toasts.ts';

// The error catalogue of the specification (§8) for players who are signed in, sentence by sentence. The sign-in area: errors.spec.ts.

const NOTIFICATIONS =
  "Notifications failure: message, else 'Failed to get notifications'. Lobby failure: 'Failed to get url'.";
for (const [when, body, shown] of [
  ['the operator says why', { error: true, message: 'The list is being moved.' }, 'The list is being moved.'],
  ['the operator gives no message', { error: true }, 'Failed to get notifications'],
] as const) {
  test(`${NOTIFICATIONS} Here ${when}, and Retry heals it`, async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/notifications?*', (route) =>
      isBroken ? route.fulfill({ status: 500, json: body }) : route.continue(),
    );
    await signIn(page);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    const panel = page.getByRole('group', { name: /^Notifications/ });
    await expect(panel.getByRole('alert')).toContainText(shown);
    isBroken = false;
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
}

for (const [when, body] of [
  ['the operator says why', { error: true, message: 'The lobby is closed until 18:00.' }],
  ['the operator gives no message', { error: true }],
] as const) {
  test(`${NOTIFICATIONS} Here a game does not open, and ${when}`, async ({ page }) => {
    const toasts = await recordToasts(page);
    await page.route('**/lobby-api/lobby/', (route) => route.fulfill({ status: 500, json: body }));
    await beginSession(page);
    await page.goto('/casino/spribe/aviator');
    await expect.poll(toasts).toContainEqual(['error', 'Failed to get url']);
    const stage = page.getByRole('region', { name: 'Aviator, the game by Spribe' });
    await expect(stage.getByRole('heading', { name: 'Failed to get url' })).toBeVisible();
    if ('message' in body) await expect(stage).toContainText(body.message);
  });
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

test("401 with 'Unauthorized action.' forces logout.", async ({ page }) => {
  const toasts = await recordToasts(page);
  // Over HTTP alone: the socket would be told as well.
  await page.routeWebSocket(/\/public\//, () => {});
  await page.route('**/public/**', (route) => route.abort());
  const token = await beginSession(page);
  await page.request.get('/api/signout', { headers: { token } });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.goto('/cashier');
  expect(await (await refused).json()).toMatchObject({ error: true, message: 'Unauthorized action.' });
  await expectSignedOut(page);
  // Who is signed out is told why, once.
  await expect.poll(toasts).toEqual([['error', 'Your session has ended. Log in again.']]);
});

const SOCKET = 'Socket connect error of type SessionError: error toast with server message, then sign out.';
test(SOCKET, async ({ page }) => {
  const toasts = await recordToasts(page);
  await signIn(page);
  // As from another device.
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.request.get('/api/signout', { headers: { token } });
  await expect.poll(toasts).toContainEqual(['error', 'Your session has ended. Log in again.']);
  await expectSignedOut(page);
});

test('Other connect errors: switch transport to polling, then websocket.', async ({ page }) => {
  const tried: string[] = [];
  const note = (request: Request) => {
    if (request.url().includes('/public/?')) tried.push('polling');
  };
  page.on('request', note);
  await page.exposeFunction('noteWebSocket', () => tried.push('websocket'));
  await page.addInitScript(() => {
    const Real = WebSocket;
    let isFirst = true;
    window.WebSocket = class extends Real {
      constructor(address: string | URL, protocols?: string | string[]) {
        void (window as unknown as { noteWebSocket(): Promise<void> }).noteWebSocket();
        // Port 9 discards: nobody listens there.
        super(isFirst ? 'ws://127.0.0.1:9/' : address, protocols);
        isFirst = false;
      }
    };
  });
  await page.route('**/public/?*', (route) => route.abort());
  // The balance comes over the socket alone: once it is there, the third attempt has connected.
  await signIn(page);
  expect(tried).toEqual(['websocket', 'polling', 'websocket']);
});

// One page for all of them: each row is a notification more that the socket brings, and what has been shown by then.
const TOAST = "Toast with no message: 'Something went wrong'.";
const NOTIFICATION = "Notification toast shows 'title : message' when both exist.";
const UNKNOWN = 'Unknown toast type becomes error.';
test(`${TOAST} ${NOTIFICATION} ${UNKNOWN}`, async ({ page }) => {
  const toasts = await recordToasts(page);
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/public\//, (route) => {
    const operator = route.connectToServer();
    route.onMessage((message) => operator.send(message));
    operator.onMessage((message) => route.send(message));
    socket = route;
  });
  await signIn(page);
  const seen: (readonly [string, string])[] = [];
  for (const [says, payload, shown] of [
    [TOAST, { status: 'error' }, ['error', 'Something went wrong']],
    [NOTIFICATION, { title: 'Deposit', message: 'Approved', status: 'success' }, ['success', 'Deposit : Approved']],
    [`${NOTIFICATION} Here with a message alone`, { message: 'Seen', status: 'info' }, ['info', 'Seen']],
    [`${NOTIFICATION} Here with a title alone`, { title: 'Withdrawal', status: 'warning' }, ['warning', 'Withdrawal']],
    [UNKNOWN, { title: 'Bonus', message: 'Held', status: 'held' }, ['error', 'Bonus : Held']],
    [`${UNKNOWN} Here where there is none`, { message: 'Stopped' }, ['error', 'Stopped']],
  ] as const) {
    seen.push(shown);
    socket?.send(`42${JSON.stringify(['sub:notification_toast', payload])}`);
    await expect.poll(toasts, says).toEqual(seen);
  }
});
