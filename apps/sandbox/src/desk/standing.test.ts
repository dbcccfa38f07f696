import { restrictionsOf } from '../players/index.ts';
import { type DeskBrowser, formsOf, signedInDesk } from '../testing/desk.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  await desk.open(`/players/${asha.id}`);
});
afterAll(() => sandbox.close());

const kept = () => restrictionsOf(sandbox.database, asha.id);
const log = async () => (await desk.open('/log')).body;
const page = async () => (await desk.open(`/players/${asha.id}`)).body;
/** What stands in a page for whoever reads it. */
const textOf = (body: string) =>
  body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', '’')
    .replace(/\s+/g, ' ');
const set = async (fields: Record<string, string>) => {
  await page();
  return desk.send('/standing', fields);
};

describe.each([
  ['excluded', '', /Self-exclude \S.* for good\?/, 'can’t be lifted or shortened', { excluded: null }],
  [
    'excluded',
    '2027-03-01',
    /Self-exclude \S.* until 1 Mar 2027, 00:00\?/,
    'can be extended but not shortened',
    { excluded: '2027-02-28T18:30:00.000Z' },
  ],
  [
    'break',
    '2027-03-01',
    /Put \S.* on a break until 1 Mar 2027, 00:00\?/,
    'can be extended but not shortened',
    { break: '2027-02-28T18:30:00.000Z' },
  ],
  ['closed', '', /Close the account of \S.*\?/, 'can’t sign in to play or withdraw', { closed: null }],
])('%s (until: %s)', (state, until, title, meaning, stored) => {
  const fields = { state, until, reason: 'Asked for it by phone' };

  test('is done by the second press, on a page that names the player and says what it means', async () => {
    const before = await log();
    const question = await set(fields);
    expect(question.status).toBe(200);
    const text = textOf(question.body);
    expect(text).toMatch(title);
    for (const part of [`PV${asha.id}`, meaning, 'Asked for it by phone', 'State now active'])
      expect(text).toContain(part);
    expect(await kept()).toEqual({});
    expect((await sandbox.get('/api/notifications', { token: asha.token })).status).toBe(200);
    expect(await log()).toBe(before);
    await set(fields);
    const done = await desk.send('/standing');
    expect([done.status, await kept()]).toEqual([200, stored]);
    expect((await sandbox.get('/api/notifications', { token: asha.token })).status).toBe(
      state === 'closed' ? 401 : 200,
    );
  });

  test('needs a reason before it is asked about', async () => {
    const { status, body } = await set({ ...fields, reason: ' ' });
    expect([status, body.includes('Say why.'), await kept()]).toEqual([422, true, {}]);
  });

  test('a yes to something else is no yes', async () => {
    const { body } = await set({ ...fields, state: 'break', until: '2027-05-05' });
    const [form] = formsOf(body).filter(({ action }) => action.endsWith('/standing'));
    const { csrf = '', confirmed = '' } = form?.hidden ?? {};
    expect(confirmed).not.toBe('');
    for (const yes of [confirmed, 'yes', 'true', '1']) {
      const answer = await desk.post(`/players/${asha.id}/standing`, { ...fields, csrf, confirmed: yes });
      expect([answer.status, textOf(answer.body)]).toEqual([200, expect.stringMatching(title)]);
    }
    expect(await kept()).toEqual({});
  });
});

test('a yes that was given before somebody else changed their state is asked for again', async () => {
  await set({ state: 'closed', reason: 'First' });
  const other = await signedInDesk(sandbox);
  await other.open(`/players/${asha.id}`);
  await other.send('/standing', { state: 'limited', reason: 'Meanwhile' });
  const again = textOf((await desk.send('/standing')).body);
  expect(again).toMatch(/Close the account of/);
  expect(again).toContain('State now limited');
  expect(await kept()).toEqual({ limited: null });
});

test('the log says what was done, why, what was before, and what it came to', async () => {
  const name = `PV${asha.id}`;
  await set({ state: 'limited', reason: 'Papers are missing' });
  await set({ state: 'excluded', reason: 'By their own wish' });
  await desk.send('/standing');
  await set({ state: 'active', reason: 'Papers came' });
  await set({ state: 'limited', reason: 'Papers were forged' });
  const lines = await log();
  for (const line of [
    `Set ${name} to limited, before active: ${name} is limited from now on, because: Papers are missing`,
    `Set ${name} to self-excluded for good, before limited: ${name} is self-excluded for good, limited from now on, because: By their own wish`,
    `Set ${name} to active, before self-excluded for good, limited: ${name} is self-excluded for good from now on, because: Papers came`,
    `Set ${name} to limited, before self-excluded for good: ${name} is self-excluded for good, limited from now on, because: Papers were forged`,
  ]) {
    expect(lines).toContain(line);
  }
  expect(await page()).toContain('<dd>self-excluded for good, limited</dd>');
});

test('what changes nothing is no deed: the log says that they stay as they were', async () => {
  await set({ state: 'limited', reason: 'One' });
  await set({ state: 'limited', reason: 'Two' });
  expect(await log()).toContain(
    `Set PV${asha.id} to limited, before limited: PV${asha.id} stays limited, because: Two`,
  );
});
