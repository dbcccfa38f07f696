import { createHash, createHmac } from 'node:crypto';
import { paise } from '@pavilion/money';
import { DAY, HOUR, MINUTE, playerId } from '../base/index.ts';
import { grantBonus } from '../money/bonus/grants.ts';
import { createSessions } from '../players/accounts/sessions.ts';
import { walletOf } from '../store/index.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { type TestStudio, testStudio } from '../testing/studio.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
let asha: SignedIn;
let call: Awaited<ReturnType<TestStudio['open']>>;
beforeAll(async () => {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox);
});
beforeEach(async () => {
  studio.lose('none');
  asha = await newPlayer(sandbox);
  call = await studio.open(asha);
});
afterAll(() => sandbox.close());

interface RoundSeen {
  readonly id: string;
  readonly state: string;
  readonly pays: number;
  readonly moves: readonly unknown[];
  readonly nonce: number;
}
const FULL = 1_000_000;
const STAKE = 50_000;
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;
const round = ({ body }: Answer) => body.round as RoundSeen;
const shown = (answer: Answer) => [answer.status, round(answer)?.state, answer.body.balance];
let refs = 0;
const newRef = () => `reference-${String(++refs).padStart(8, '0')}`;
const bet = (ref = newRef(), stake = STAKE) => call('bet', { ref, bet: { stake } });
const move = (of: RoundSeen, step: string, at = of.moves.length) => call('move', { round: of.id, at, move: step });

/** Which rung breaks, worked out with none of the studio's code. */
async function brokenRung({ nonce }: Pick<RoundSeen, 'nonce'>): Promise<number> {
  const [seed] = await sandbox.database.query(
    'select server_seed as server, client_seed as client from studio_seed where player = $1 and revealed_at is null',
    [playerId(asha.id)],
  );
  const bytes = createHmac('sha256', Buffer.from(seed?.server ?? []))
    .update(`${seed?.client}:${nonce}:0`)
    .digest();
  return 1 + Math.floor((bytes.readUInt32BE(0) / 2 ** 32) * 4);
}

/** Begins rounds until one stands that can be climbed. */
async function climbable(): Promise<RoundSeen> {
  for (;;) {
    const begun = round(await bet());
    if ((await brokenRung(begun)) > 1) return begun;
    await move(begun, 'up');
  }
}

test('a round is staked, climbed and left: the operator’s wallet has each step, and the statement its game', async () => {
  const begun = await climbable();
  const before = await cash();
  const climbed = await move(begun, 'up');
  expect([climbed.body.balance, round(climbed).pays]).toEqual([null, 2 * STAKE]);
  const over = await move(round(climbed), 'off');
  expect(shown(over)).toEqual([200, 'over', before + 2 * STAKE]);
  expect(await cash()).toBe(before + 2 * STAKE);
  const { body } = await sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2026-11-22&kind=casino', {
    token: asha.token,
  });
  expect(JSON.stringify(body)).toContain('Aviator');
});

test('a round is what its seeds make of it: a lost one pays nothing, and both are listed with what proves them', async () => {
  const { body } = await call('state');
  const { hash, client } = body.seeds as { hash: string; client: string };
  const begun = round(await bet());
  const broken = await brokenRung(begun);
  let now = begun;
  for (let rung = 0; rung < broken; rung += 1) now = round(await move(now, 'up'));
  expect([now.state, now.pays, await cash()]).toEqual(['over', 0, FULL - STAKE]);
  const [played] = (await call('rounds')).body.rounds as { seeds: object; nonce: number }[];
  expect(played).toMatchObject({ nonce: begun.nonce, seeds: { hash, client, server: null } });
  await call('seeds', { client: 'my-own.seed_1' });
  const [proved] = (await call('rounds')).body.rounds as { seeds: { server: string } }[];
  expect(
    createHash('sha256')
      .update(Buffer.from(proved?.seeds.server ?? '', 'hex'))
      .digest('hex'),
  ).toBe(hash);
  expect((await call('state')).body.seeds).toMatchObject({ client: 'my-own.seed_1', nonce: 0 });
});

test('the seeds stay hidden while a round is open, since they show what it hides', async () => {
  const begun = await climbable();
  const refused = await call('seeds', { client: 'another' });
  expect([refused.status, refused.body.field]).toEqual([409, 'round']);
  expect((await call('state')).body.round).toMatchObject({
    id: begun.id,
    state: 'open',
    seen: { rungs: 0, broken: null },
  });
  const listed = JSON.stringify([(await call('rounds')).body, (await call('state')).body]);
  const [seed] = await sandbox.database.query(
    "select encode(server_seed, 'hex') as server from studio_seed where player = $1 and revealed_at is null",
    [playerId(asha.id)],
  );
  expect(listed).not.toContain(seed?.server);
});

test('the same reference is the same round, at one moment too, and takes one stake', async () => {
  const ref = newRef();
  const answers = await Promise.all([bet(ref), bet(ref), bet(ref)]);
  const again = await bet(ref, 2 * STAKE);
  expect(new Set([...answers, again].map((answer) => round(answer).id)).size).toBe(1);
  expect(await cash()).toBe(FULL - STAKE);
});

test('one round at a time: a second is refused, and its stake stays', async () => {
  const begun = await climbable();
  const left = await cash();
  const other = await bet();
  expect([other.status, other.body.field, await cash()]).toEqual([409, 'round', left]);
  expect((await call('state')).body.round).toMatchObject({ id: begun.id });
});

test('a move is made once: sent again it is the same, another in its place is refused, and so is one of somebody else', async () => {
  const begun = await climbable();
  const [first, second] = await Promise.all([move(begun, 'up', 0), move(begun, 'up', 0)]);
  expect([round(first).moves, round(second).moves]).toEqual([['up'], ['up']]);
  expect((await move(begun, 'off', 0)).body.field).toBe('at');
  const vikram = await studio.open(await newPlayer(sandbox));
  expect((await vikram('move', { round: begun.id, at: 1, move: 'off' })).status).toBe(404);
  expect((await move(begun, 'sideways', 1)).body.field).toBe('move');
  const over = await move(begun, 'off', 1);
  expect((await move(begun, 'up', 2)).body.field).toBe('round');
  expect(shown(await move(begun, 'off', 1))).toEqual([200, 'over', null]);
  expect(over.body.balance).toBe(await cash());
});

test('a move that would win more than a round may pay is refused, and what was won stays', async () => {
  let next = 0;
  do {
    const begun = round(await bet(newRef(), 1000));
    for (let last = begun; last.state === 'open'; last = round(await move(last, 'up')));
    next = begun.nonce + 1;
  } while ((await brokenRung({ nonce: next })) < 4);
  let climbed = round(await bet(newRef(), 100_000));
  for (let rung = 1; rung <= 3; rung += 1) climbed = round(await move(climbed, 'up'));
  const refused = await move(climbed, 'up');
  expect([refused.status, refused.body.field]).toEqual([409, 'move']);
  expect(shown(await move(climbed, 'off')).slice(0, 2)).toEqual([200, 'over']);
  expect(await cash()).toBeGreaterThan(FULL);
});

test('a stake that the operator refuses is none, and its sentence comes to the player', async () => {
  const poor = await newPlayer(sandbox, paise(100));
  const theirs = await studio.open(poor);
  const { body } = await theirs('bet', { ref: newRef(), bet: { stake: STAKE } });
  expect([round({ body } as Answer).state, body.refusal]).toEqual([
    'undone',
    { code: 'NOT_ENOUGH_MONEY', message: 'Not enough funds.' },
  ]);
  const small = await bet(newRef(), 10);
  expect([small.status, small.body.field]).toEqual([422, 'bet']);
});

test.each(['before', 'after'] as const)(
  'a stake whose way to the operator broke (%s it came there) is undone: it comes back once, and no later answer takes it',
  async (way) => {
    studio.lose(way, 'bet');
    const undone = await bet();
    expect(shown(undone)).toEqual([200, 'undone', FULL]);
    expect(await cash()).toBe(FULL);
    studio.lose('none');
    await studio.sweep();
    expect(await cash()).toBe(FULL);
    expect((await call('state')).body.round).toBeNull();
  },
);

test.each(['before', 'after'] as const)(
  'a win whose way to the operator broke (%s it came there) goes out again until it is answered, and is paid once',
  async (way) => {
    const begun = await climbable();
    const climbed = round(await move(begun, 'up'));
    const before = await cash();
    studio.lose(way, 'win');
    expect(shown(await move(climbed, 'off'))).toEqual([200, 'over', null]);
    await studio.sweep();
    expect(await cash()).toBe(way === 'before' ? before : before + 2 * STAKE);
    studio.lose('none');
    sandbox.pass(MINUTE);
    await studio.sweep();
    expect(await cash()).toBe(before + 2 * STAKE);
    sandbox.pass(HOUR);
    await studio.sweep();
    expect(await cash()).toBe(before + 2 * STAKE);
  },
);

test('a win that is a minute on its way, so that its signature is too old, is signed anew and paid', async () => {
  const begun = await climbable();
  const climbed = round(await move(begun, 'up'));
  const before = await cash();
  const arrive = studio.hold('win');
  const left = move(climbed, 'off');
  await studio.isHeld();
  sandbox.pass(MINUTE);
  arrive();
  expect(shown(await left)).toEqual([200, 'over', null]);
  expect(await cash()).toBe(before);
  await studio.sweep();
  expect(await cash()).toBe(before + 2 * STAKE);
});

test('a stake that is a minute on its way is nobody’s knowledge: it is undone, and rolled back', async () => {
  const arrive = studio.hold('bet');
  const late = bet();
  await studio.isHeld();
  sandbox.pass(MINUTE);
  arrive();
  expect(shown(await late)).toEqual([200, 'undone', FULL]);
});

test('a rollback that is lost with the stake’s answer is tried again, however long the operator is away', async () => {
  studio.lose('after', 'bet', 'rollback');
  await bet();
  studio.lose('before', 'bet', 'rollback');
  for (let minutes = 0; minutes < 4; minutes += 1) {
    sandbox.pass(5 * MINUTE);
    await studio.sweep();
  }
  studio.lose('none');
  sandbox.pass(20 * MINUTE);
  await studio.sweep();
  expect(await cash()).toBe(FULL);
});

test('the studio dies between the operator’s answer and its own note of it: the stake comes back by itself', async () => {
  const begun = round(await bet());
  const taken = await cash();
  // As a process that was killed would have left it.
  await sandbox.database.query("update studio_round set state = 'staking', moves = '[]' where id = $1", [begun.id]);
  await studio.sweep();
  expect(await cash()).toBe(taken);
  sandbox.pass(MINUTE);
  await studio.sweep();
  expect(await cash()).toBe(taken + STAKE);
  expect((await call('state')).body.round).toBeNull();
});

test('a round that its player left is ended by its game’s rule once the game has been open for its longest', async () => {
  const begun = await climbable();
  await move(begun, 'up');
  const before = await cash();
  sandbox.pass(11 * HOUR);
  await studio.sweep();
  expect(await cash()).toBe(before);
  sandbox.pass(2 * HOUR);
  await studio.sweep();
  expect(await cash()).toBe(before + 2 * STAKE);
  const later = await studio.open(asha);
  const [last] = (await later('rounds')).body.rounds as RoundSeen[];
  expect([last?.id, last?.pays]).toEqual([begun.id, 2 * STAKE]);
});

test('a round in which nothing was risked counts as none: its stake comes back, and no bonus is wagered by it', async () => {
  await sandbox.database.transaction((tx) =>
    grantBonus(tx, { player: asha.id, campaign: 'reload-2026', amount: paise(40_000), source: 'x', at: sandbox.now() }),
  );
  const bonus = async () => {
    const { body } = await sandbox.get('/api/bonus/claims', { token: asha.token });
    return (body.data as { bonusListing: { id: number; done: number }[] }).bonusListing[0];
  };
  const clientRef = 'claim-of-a-bonus-1';
  await sandbox.post('/api/bonus/claims', { bonusId: (await bonus())?.id, clientRef }, { token: asha.token });
  const before = await cash();
  await bet();
  sandbox.pass(13 * HOUR);
  await studio.sweep();
  expect([await cash(), (await bonus())?.done]).toEqual([before, 0]);
  const later = await studio.open(asha);
  expect((await later('rounds')).body.rounds).toEqual([]);
  // A round that is climbed counts.
  call = later;
  const over = round(await move(await climbable(), 'up'));
  expect(round(await move(over, 'off')).state).toBe('over');
  expect((await bonus())?.done).toBeGreaterThan(0);
});

test('who has signed out plays no more, whatever has been open; who signs in again goes on, and takes their win', async () => {
  const climbed = round(await move(await climbable(), 'up'));
  const before = await cash();
  const sessions = createSessions(sandbox.database, sandbox.now);
  const found = await sessions.find(asha.token);
  if (found) await sandbox.database.transaction((tx) => sessions.end(tx, found, 'signed out'));
  sandbox.pass(MINUTE);
  for (const answer of [await move(climbed, 'off'), await bet(), await call('state'), await call('rounds')]) {
    expect([answer.status, answer.body.field]).toEqual([401, 'session']);
  }
  expect(await cash()).toBe(before);
  const token = await sandbox.database.transaction((tx) => sessions.begin(tx, asha.id, true));
  call = await studio.open({ ...asha, token });
  expect((await call('state')).body.round).toMatchObject({ id: climbed.id, state: 'open' });
  expect(shown(await move(climbed, 'off'))).toEqual([200, 'over', before + 2 * STAKE]);
});

test('an operator that does not answer ends nobody’s session, and is asked once for all that is done within seconds', async () => {
  const climbed = round(await move(await climbable(), 'up'));
  sandbox.pass(MINUTE);
  studio.lose('before', 'balance');
  expect((await call('rounds')).status).toBe(200);
  studio.lose('none');
  sandbox.pass(MINUTE);
  const nonces = () => sandbox.database.query('select 1 from wallet_nonce');
  const before = (await nonces()).length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('rounds')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await nonces()).length).toBe(before + 1);
  expect(round(await move(climbed, 'off')).state).toBe('over');
});

test('a page opens once with its ticket, framed by the app alone, and what is kept of its token is a hash', async () => {
  const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: studio.game }, { token: asha.token });
  const { search } = new URL((opened.body.data as { url: string }).url);
  const page = await studio.page(`/play/${studio.game}${search}`);
  expect(page.headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/localhost(:80)?$/);
  expect(page.headers).not.toHaveProperty('x-frame-options');
  const again = await studio.page(`/play/${studio.game}${search}`);
  expect(again).toMatchObject({ status: 410, body: 'closed' });
  // It tells the page around that it is over, whichever that is.
  expect(again.headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
  const none = 'x'.repeat(43);
  expect(await studio.page(`/play/nothing?ticket=${none}`)).toMatchObject({ status: 410 });
  const [kept] = await sandbox.database.query(
    "select encode(token_hash, 'hex') as hash from studio_session where player = $1",
    [playerId(asha.id)],
  );
  expect(kept?.hash).toMatch(/^[\da-f]{64}$/);
});

test('what is no ticket, or no game, opens nothing, and nobody is asked about it', async () => {
  const walletCalls = async () => (await sandbox.database.query('select 1 from wallet_nonce')).length;
  const before = await walletCalls();
  for (const ticket of ['', 'x', 'x'.repeat(44), `${'x'.repeat(42)}%00`, '<script>']) {
    expect((await studio.page(`/play/${studio.game}?ticket=${ticket}`)).status).toBe(410);
  }
  for (const game of ['%00', 'a%20b', 'x'.repeat(41)]) {
    expect((await studio.page(`/play/${game}?ticket=${'x'.repeat(43)}`)).status).toBe(410);
  }
  expect(await walletCalls()).toBe(before);
});

test('games are opened so often from one address and no more; one page’s calls keep no other page from its own', async () => {
  const limits = { gameOpeningsPerAddress: { times: 2, per: MINUTE }, gameCallsPerSession: { times: 3, per: MINUTE } };
  const limited = await studio.another(limits);
  const [first, second] = [await limited.open(asha), await limited.open(asha)];
  expect((await limited.page(`/play/${studio.game}?ticket=${'x'.repeat(43)}`)).status).toBe(429);
  for (let calls = 0; calls < 3; calls += 1) expect((await first('rounds')).status).toBe(200);
  expect([(await first('rounds')).status, (await second('rounds')).status]).toEqual([429, 200]);
  await limited.close();
});

test('a page’s files are packed for who reads that, stand for good, and nothing else of the disk is sent', async () => {
  const file = '/play/assets/ladder.0123456789ab.js';
  const plain = await studio.page(file);
  expect([plain.status, plain.headers['cache-control'], plain.body.length]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    2502,
  ]);
  const packed = await studio.page(file, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(Number(packed.headers['content-length'])).toBeLessThan(200);
  for (const name of ['manifest.json', '..%2f..%2fetc%2fpasswd', 'ladder.0123456789ab.css', 'x.0123456789ab.exe']) {
    expect((await studio.page(`/play/assets/${name}`)).status).toBe(404);
  }
});

test('seeds that nobody has bet under are changed in place: what was committed to stands, and no row is made', async () => {
  const { body } = await call('state');
  const { hash } = body.seeds as { hash: string };
  for (let times = 0; times < 3; times += 1) {
    expect((await call('seeds', { client: `mine-${times}` })).body.seeds).toEqual({
      hash,
      client: `mine-${times}`,
      nonce: 0,
    });
  }
  const rows = () => sandbox.database.query('select 1 from studio_seed where player = $1', [playerId(asha.id)]);
  expect(await rows()).toHaveLength(1);
  let begun = round(await bet());
  while (begun.state === 'open') begun = round(await move(begun, 'up'));
  expect((await call('seeds', { client: 'another' })).body.seeds).not.toMatchObject({ hash });
  expect(await rows()).toHaveLength(2);
});

test('a stake that came to nothing is forgotten after thirty days with its orders, and what was played is not', async () => {
  studio.lose('after', 'bet');
  await bet();
  studio.lose('none');
  const begun = round(await move(await climbable(), 'up'));
  await move(begun, 'off');
  await studio.sweep();
  const states = async () =>
    (
      await sandbox.database.query('select distinct state from studio_round where player = $1', [playerId(asha.id)])
    ).map(({ state }) => state);
  const orders = () =>
    sandbox.database.query('select 1 from studio_order where done_at is not null and trouble is null');
  sandbox.pass(29 * DAY);
  await studio.sweep();
  expect((await states()).toSorted()).toEqual(['over', 'undone']);
  sandbox.pass(2 * DAY);
  await studio.sweep();
  expect([await states(), await orders()]).toEqual([['over'], []]);
});

test('a call that can’t be read is refused with the field, whatever it holds', async () => {
  for (const body of [{ ref: 'short', bet: {} }, { ref: newRef(), bet: {}, more: 1 }, []]) {
    expect((await call('bet', body)).status).toBe(422);
  }
  for (const client of ['', 'a:b', 'x'.repeat(65), 'नमस्ते']) expect((await call('seeds', { client })).status).toBe(422);
  expect((await call('move', { round: 'x', at: 0, move: 'up' })).status).toBe(422);
});
