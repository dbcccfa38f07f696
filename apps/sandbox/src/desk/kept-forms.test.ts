import { HOUR } from '../base/index.ts';
import { type DeskBrowser, deskBrowser, formsOf, signedInDesk } from '../testing/desk.ts';
import { newProviderKey } from '../testing/game-provider.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  desk = await signedInDesk(sandbox);
});
afterAll(() => sandbox.close());

/** What a browser says of a form that a page of the desk sends. */
const HERE = { 'sec-fetch-site': 'same-origin' };
const ENDED = 'Your session expired. Nothing was changed.';
const TYPED = { to: 'everybody', player: '', title: 'A "kept" title', message: 'Line one\n<b>two', status: 'warning' };
const received = async () =>
  (
    await sandbox.database.query(
      'select title, message, status from notification where player_id = $1 order by id',
      [10_234],
    )
  ).filter(({ title }) => title === TYPED.title).length;

test('a form that is sent after the sign-in has ended is there again as it was filled in, once its sender is signed in', async () => {
  await desk.open('/messages');
  sandbox.pass(8 * HOUR);
  const signIn = await desk.send('/messages', TYPED, HERE);
  expect([signIn.status, signIn.body.includes(ENDED)]).toEqual([401, true]);
  const wrong = await desk.send('/sign-in', { password: 'not that' }, HERE);
  expect([wrong.status, wrong.body.includes('This is not the password.')]).toEqual([401, true]);
  const { status, body } = await desk.send('/sign-in', { password: 'Pavilion-desk' }, HERE);
  expect([status, body.includes('You are signed in again. Nothing was changed')]).toEqual([403, true]);
  expect(body).toContain('value="A &quot;kept&quot; title"');
  expect(body).toContain('>\nLine one\n&lt;b&gt;two</textarea>');
  expect(body).toMatch(/value="everybody" checked/);
  expect(body).not.toContain('Pavilion-desk');
  expect(await received()).toBe(0);
  expect((await desk.send('/messages', TYPED, HERE)).body).toContain('Sent “A &quot;kept&quot; title”');
  expect(await received()).toBe(1);
});

test('a provider’s key is in neither page, what stands beside it is', async () => {
  const { pem: key } = newProviderKey();
  await desk.open('/providers/jili');
  sandbox.pass(8 * HOUR);
  const pages = [
    await desk.send('/providers/jili/keys', { key, reason: 'Their second' }, HERE),
    await desk.send('/sign-in', { password: 'Pavilion-desk' }, HERE),
  ];
  const letters = key.split('\n')[1] ?? '';
  expect(pages.map(({ body }) => body.includes(letters) || body.includes(encodeURIComponent(letters)))).toEqual([
    false,
    false,
  ]);
  expect(pages[1]?.body).toContain('value="Their second"');
});

test('what comes from elsewhere is never filled in, whoever signs in after it', async () => {
  await desk.open('/house');
  sandbox.pass(8 * HOUR);
  const from = (site: string) => ({ 'sec-fetch-site': site });
  for (const site of ['cross-site', 'same-site', 'none']) {
    const { status, body } = await deskBrowser(sandbox).post('/messages', TYPED, from(site));
    expect([site, status, body.includes('kept')]).toEqual([site, 403, false]);
  }
  // A browser that says nothing of it.
  const unsaid = deskBrowser(sandbox);
  const signIn = await unsaid.post('/messages', TYPED);
  expect([signIn.status, signIn.body.includes(ENDED), signIn.body.includes('kept')]).toEqual([401, true, false]);
  const { status, body } = await unsaid.send('/sign-in', { password: 'Pavilion-desk' });
  expect([status, body.includes('<h1>Messages</h1>'), body.includes('kept')]).toEqual([200, true, false]);
  const { body: forged } = await unsaid.post('/messages', { sent: String(new URLSearchParams(TYPED)), csrf: 'x' });
  expect([forged.includes('Nothing was changed'), forged.includes('kept')]).toEqual([true, false]);
});

test('a form of a sign-in before this one comes back as it was filled in', async () => {
  const { body: before } = await desk.open('/messages');
  const csrf = String(formsOf(before)[0]?.hidden.csrf);
  const other = await signedInDesk(sandbox);
  const { status, body } = await other.post('/messages', { ...TYPED, csrf }, HERE);
  expect([status, body.includes('value="A &quot;kept&quot; title"')]).toEqual([403, true]);
  const page = await other.send('/messages', { ...TYPED, title: 'Sent' }, HERE);
  expect(page.body).toContain('Sent “Sent”');
});

test('signing out when the sign-in has ended leads to the desk', async () => {
  await desk.open('/log');
  sandbox.pass(8 * HOUR);
  const { status, body } = await desk.send('/sign-out', {}, HERE);
  expect([status, body.includes(ENDED), body.includes('as you filled it in')]).toEqual([401, true, false]);
  expect((await desk.send('/sign-in', { password: 'Pavilion-desk' }, HERE)).body).toContain('<h1>Overview</h1>');
});

test('while the database is away a form stands on the page that says so, and is sent again from there', async () => {
  await desk.open('/messages');
  const before = await received();
  await sandbox.database.script('alter table desk_session rename to desk_session_away');
  const away = await desk
    .send('/messages', TYPED, HERE)
    .finally(() => sandbox.database.script('alter table desk_session_away rename to desk_session'));
  expect([away.status, away.body.includes('<h1>Not done</h1>')]).toEqual([500, true]);
  for (const part of ['A &quot;kept&quot; title', '&lt;b&gt;two', 'Send it again']) expect(away.body).toContain(part);
  expect(away.body).not.toContain('<b>two');
  expect((await desk.send('/messages', {}, HERE)).body).toContain('Sent “A &quot;kept&quot; title”');
  expect(await received()).toBe(before + 1);
});
