import { createHash } from 'node:crypto';
import { flightOf } from '@pavilion/game-rules';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { type PageCall, type TestStudio, testStudio } from '../testing/studio.ts';
import { until } from '../testing/until.ts';
import { openChains } from './tables/chains.ts';
import { latestRound } from './tables/rounds.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
let asha: SignedIn;
let call: PageCall;
async function begin(engine: string, provider: 'aura' | 'spribe') {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox, { provider, engine });
  await studio.sweep();
  asha = await newPlayer(sandbox);
  call = await studio.open(asha);
}
afterEach(() => sandbox.close());

const STAKE = 10_000;
let refs = 0;
const newRef = () => `reference-${String(++refs).padStart(8, '0')}`;

interface Details {
  readonly text: { readonly en: string; readonly hi: string };
  readonly picture: readonly (readonly string[])[];
  readonly seed: string;
  readonly verify: string;
}
/** What the newest line of the player's statement opens to. */
async function opened(): Promise<{ readonly closedAt?: string; readonly details?: Details }> {
  const { body } = await sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2026-12-31', { token: asha.token });
  const [line] = (body.data as { entries: { reference: string }[] }).entries;
  const about = await sandbox.get(`/api/getAccountstatement/subject?reference=${line?.reference}`, {
    token: asha.token,
  });
  return (about.body.data as { about: { round: { details?: Details } } }).about.round;
}
/** What the page that verifies rounds would be sent to with it. */
const proofOf = (details: Details | undefined) =>
  new URLSearchParams(new URL(details?.verify ?? 'http://none').hash.slice(1));
const sha256 = (hex: string, times: number): string =>
  times === 0 ? hex : sha256(createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex'), times - 1);
const paid = () =>
  until('every order is answered', async () => {
    await studio.sweep();
    return (await sandbox.database.query('select 1 from studio_order where done_at is null')).length === 0;
  });
async function newRound(): Promise<number> {
  for (let before = await latestRound(sandbox.database, studio.game); ; sandbox.pass(1000)) {
    await studio.tables.turn();
    const latest = await latestRound(sandbox.database, studio.game);
    if (latest && latest.id !== before?.id) return latest.id;
    before = latest;
  }
}

test('a player’s own round opens to its roll, with what it is verified by but the seed in use', async () => {
  await begin('dice', 'spribe');
  const { body } = await call('bet', { ref: newRef(), bet: { stake: STAKE, side: 'under', target: 9400 } });
  await paid();
  const { roll } = (body.round as { seen: { roll: number } }).seen;
  const { details } = await opened();
  const text = (roll / 100).toFixed(2);
  expect([details?.text, details?.seed]).toEqual([{ en: `The roll: ${text}`, hi: `रोल: ${text}` }, 'hidden']);
  expect(details?.picture.flat()).toContain(text);
  const proof = proofOf(details);
  expect(details?.verify).toMatch(/^http:\/\/games\.test\/play\/verify#/);
  expect([proof.get('game'), proof.get('seed'), proof.get('nonce'), JSON.parse(proof.get('bet') ?? '')]).toEqual([
    ...['dice', null, '0'],
    { stake: STAKE, side: 'under', target: 9400 },
  ]);
  const { body: state } = await call('state', {});
  expect(proof.get('hash')).toBe((state.seeds as { hash: string }).hash);
});

test('a round of mini roulette opens to each bet by its name, with its stake and what it came to, in both languages', async () => {
  await begin('miniroulette', 'spribe');
  const spots = ['red', 'black', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
  const chips = spots.map((spot) => ({ spot, stake: 10_00 }));
  const { body } = await call('bet', { ref: newRef(), bet: { stake: 10_00 * chips.length, chips } });
  await paid();
  const { number } = (body.round as { seen: { number: number } }).seen;
  const { details } = await opened();
  expect(details?.text.en).toMatch(new RegExp(`^The number: ${number}\\. Red ₹10\\.00 → ₹(?:21|0)\\.00; Black ₹10`));
  expect(details?.text.en).toContain(`Number ${number} ₹10.00 → ₹126.00`);
  expect(details?.text.hi).toMatch(new RegExp(`^संख्या: ${number}। लाल ₹10\\.00 → ₹(?:21|0)\\.00; काला ₹10`));
});

test('a round for everyone opens to its cards and its seed, which belongs to the chain', async () => {
  await begin('baccarat', 'aura');
  const title = await studio.tables.listed(true);
  expect(title.length).toBeGreaterThan(0);
  const leave = await studio.tables.watch({ title: { game: studio.game, engine: 'baccarat' } } as never, {
    player: 'PV1',
    send: () => {},
  });
  const round = await newRound();
  await call('table-bet', {
    ref: newRef(),
    round,
    bet: ['player-pair', 'tie', 'banker-pair', 'player', 'banker'].map((spot) => ({ spot, stake: STAKE })),
  });
  for (let passed = 0; passed < 60; passed += 1) {
    sandbox.pass(500);
    await studio.tables.turn();
  }
  await paid();
  leave();
  const { details } = await opened();
  const came = '₹100\\.00 → ₹([\\d,.]+)';
  const bets = ['Player pair', 'Tie', 'Banker pair', 'Player', 'Banker'].map((name) => `${name} ${came}`);
  const [, ...paidOnEach] =
    new RegExp(`^Player and banker: \\d : \\d\\. ${bets.join('; ')}$`).exec(details?.text.en ?? '') ?? [];
  const [ticket] = await sandbox.database.query('select pays from studio_ticket');
  expect(paidOnEach.reduce((sum, rupees) => sum + 100 * Number(rupees.replaceAll(',', '')), 0)).toBe(ticket?.pays);
  expect(details?.text.hi).toMatch(/^प्लेयर और बैंकर: \d : \d। प्लेयर जोड़ी ₹100\.00 → ₹/);
  expect(details?.picture.map(([side]) => side)).toEqual(['P', 'B']);
  const proof = proofOf(details);
  expect(sha256(proof.get('seed') ?? '', Number(proof.get('position')))).toBe(proof.get('hash'));
  expect(details?.seed).toBe('revealed');
});

test('who has left a flight reads where, and nothing of how it ends', async () => {
  await begin('aviator', 'spribe');
  const leave = await studio.tables.watch({ title: { game: studio.game, engine: 'aviator' } } as never, {
    player: 'PV1',
    send: () => {},
  });
  for (;;) {
    const round = await newRound();
    const latest = await latestRound(sandbox.database, studio.game);
    if (!latest) throw new Error('There is no round');
    const { draws } = await openChains(studio.vault).seedsOf(sandbox.database, latest);
    const { crash } = flightOf(draws);
    await call('table-bet', { ref: newRef(), round, bet: { stake: STAKE, target: 101 } });
    for (let passed = 0; passed < 14; passed += 1) {
      sandbox.pass(500);
      await studio.tables.turn();
    }
    if (crash > 200) break;
  }
  await paid();
  const { details } = await opened();
  leave();
  expect([details?.text, details?.seed]).toEqual([{ en: 'Cashed out at: 1.01×', hi: 'कैश आउट हुआ: 1.01×' }, 'later']);
  expect(proofOf(details).get('seed')).toBeNull();
});

test('a round that its provider has not described says nothing of it', async () => {
  await begin('ladder', 'spribe');
  await call('bet', { ref: newRef(), bet: { stake: STAKE } });
  expect((await opened()).details).toBeUndefined();
});
