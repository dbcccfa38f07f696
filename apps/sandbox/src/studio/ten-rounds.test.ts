import { join } from 'node:path';
import { walletOf } from '../store/index.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { type PageCall, type TestStudio, testStudio } from '../testing/studio.ts';
import { latestRound } from './tables/rounds.ts';

// Ten rounds of each game that plays, by the calls that its page makes; the balance, the statement and the proof are looked at from outside.
const ROUNDS = 10;
const STAKE = 20_00;
let sandbox: TestSandbox;
let studio: TestStudio;
let asha: SignedIn;
let call: PageCall;
afterEach(() => sandbox.close());

/** Works a round out from its seeds, by a script that shares no code with the rules. */
const verified: Promise<{ verify(given: object): Readonly<Record<string, unknown>> }> = import(
  join(import.meta.dirname, '../../../../docs/verify/round.mjs')
);
let refs = 0;
const newRef = () => `reference-${String(++refs).padStart(8, '0')}`;
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;

async function sit(provider: 'spribe' | 'aura', engine: string, model?: string) {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox, { provider, engine, ...(model === undefined ? {} : { model }) });
  await studio.sweep();
  asha = await newPlayer(sandbox);
  call = await studio.open(asha);
}

/** What the page and the wallet say is left once everything is paid; they are the same. */
async function balanced(): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await studio.sweep();
    if ((await sandbox.database.query('select 1 from studio_order where done_at is null')).length === 0) break;
  }
  expect((await call('balance')).body.balance).toBe(await cash());
}

interface Text {
  readonly en: string;
  readonly hi: string;
}

/** The rounds that the player's statement opens to, each with what happened in it. */
async function roundsInStatement(): Promise<readonly Text[]> {
  const { body } = await sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2027-12-31&kind=casino&limit=100', {
    token: asha.token,
  });
  const { entries } = body.data as { readonly entries: readonly { readonly reference: string }[] };
  const details = new Map<string, Text>();
  for (const { reference } of entries) {
    const about = await sandbox.get(`/api/getAccountstatement/subject?reference=${reference}`, { token: asha.token });
    const { round } = (about.body.data as { about: { round: { round: string; details?: { text: Text } } } }).about;
    if (round.details) details.set(round.round, round.details.text);
  }
  return [...details.values()];
}

interface Own {
  readonly bet: Readonly<Record<string, unknown>>;
  /** What is moved until a round is over, the last again and again. */
  readonly moves: readonly object[];
  readonly model?: string;
  /** What a round of it opens to in the statement. */
  readonly says: RegExp;
}
const BACK = /^(?:Lost|Times the stake: [\d.]+×(?:\. Free spins: \d+)?)$/;
const PAID = String.raw`₹20\.00 → ₹[\d,.]+`;
const CASH_OUT = { kind: 'cash-out' };
const own: Readonly<Record<string, Own>> = {
  mines: { bet: { stake: STAKE, mines: 3 }, moves: [{ kind: 'open', field: 7 }, CASH_OUT], says: BACK },
  goal: { bet: { stake: STAKE, pitch: '4x7' }, moves: [{ kind: 'pass', row: 1 }, CASH_OUT], says: BACK },
  dice: { bet: { stake: STAKE, side: 'under', target: 5000 }, moves: [], says: /^The roll: \d+\.\d\d$/ },
  plinko: { bet: { stake: STAKE, rows: 12, risk: 'medium' }, moves: [], says: BACK },
  miniroulette: {
    bet: { stake: STAKE, chips: [{ spot: 'red', stake: STAKE }] },
    moves: [],
    says: new RegExp(`^The number: \\d+\\. Red ${PAID}$`),
  },
  hilo: { bet: { stake: STAKE, first: '8s' }, moves: [{ kind: 'call', call: 'higher-or-same' }, CASH_OUT], says: BACK },
  slot: { bet: { stake: STAKE }, moves: [{ kind: 'spin' }], model: 'steady', says: BACK },
};

/** A table's result and then the bet on it. */
const paidOn = (result: string, spot: string) => new RegExp(`^${result}\\. ${spot} ${PAID}$`);

/** Every round opens to what happened in it, in either language. */
function expectTold(texts: readonly Text[], says: RegExp): void {
  expect(texts.length).toBeGreaterThanOrEqual(ROUNDS);
  for (const { en, hi } of texts) {
    expect(en).toMatch(says);
    expect(hi).toMatch(/^[\u0900-\u097f]/);
    // Letters are of cards alone.
    expect(hi).not.toMatch(/[a-z]{2}/i);
  }
}

interface Round {
  readonly id: string;
  readonly state: string;
  readonly pays: number;
  readonly nonce: number;
  readonly bet: object;
  readonly moves: readonly object[];
  readonly seeds: { readonly hash: string; readonly client: string; readonly server: string };
}

test.each(Object.entries(own))('ten rounds of %s', async (engine, { bet, moves, model, says }) => {
  await sit('spribe', engine, model);
  for (let played = 0; played < ROUNDS; played += 1) {
    sandbox.pass(2500);
    let round = (await call('bet', { ref: newRef(), bet })).body.round as Round;
    for (let at = 0; round.state === 'open'; at += 1) {
      sandbox.pass(2500);
      const move = moves[Math.min(at, moves.length - 1)];
      round = (await call('move', { round: round.id, at, move })).body.round as Round;
    }
    expect(round.state).toBe('over');
    await balanced();
  }
  expectTold(await roundsInStatement(), says);
  await call('seeds', { client: 'my-own.seed_1' });
  const [last] = (await call('rounds')).body.rounds as readonly [Round];
  const { server, client, hash } = last.seeds;
  const given = { game: engine === 'slot' ? 'slots' : engine, model, serverSeed: server, clientSeed: client, hash };
  const found = (await verified).verify({ ...given, nonce: last.nonce, bet: last.bet, moves: last.moves });
  expect([found.isPromised, found.pays]).toEqual([true, last.pays]);
});

/** A bet on each game for everyone, and what a round of it opens to in the statement. */
const shared: Readonly<Record<string, readonly [bet: unknown, says: RegExp]>> = {
  aviator: [{ stake: STAKE, target: 150 }, /^(?:Cashed out at|The flight ended at): [\d.]+×$/],
  baccarat: [[{ spot: 'banker', stake: STAKE }], paidOn('Player and banker: \\d : \\d', 'Banker')],
  'dream-catcher': [[{ spot: '1', stake: STAKE }], paidOn('The wheel: \\d+(?: \\(\\d+×\\))?', 'Number 1')],
  'hi-low': [null, paidOn('The cards: \\w+. → \\w+.', '(?:Higher|Lower)')],
  matka: [[{ spot: 'ank-3', stake: STAKE }], paidOn('Patti and ank: \\d{3} · \\d', 'Ank 3')],
  'race-20-20': [[{ spot: 'hearts', stake: STAKE }], paidOn('The winner and its cards: [A-Z]\\w+ · \\d+', 'Hearts')],
  'teenpatti-open': [
    [{ spot: 'seat-3', stake: STAKE }],
    paidOn('The dealer’s hand and the seats that won: [A-Z][ \\w]+ · [–\\d ]+', 'Seat 3'),
  ],
  trio: [[{ spot: 'red', stake: STAKE }], paidOn('The sum and the hand: \\d+ · [A-Z][ \\w]+', 'Two or more red')],
};

/** A round that has begun just now; time passes until there is one. */
async function newRound(): Promise<number> {
  const before = await latestRound(sandbox.database, studio.game);
  for (let turn = 0; turn < 200; turn += 1) {
    await studio.tables.turn();
    const latest = await latestRound(sandbox.database, studio.game);
    if (latest && latest.id !== before?.id) return latest.id;
    sandbox.pass(2000);
  }
  throw new Error('No round begins');
}

interface Past {
  readonly proof: object;
  readonly tickets: readonly { readonly bet: unknown; readonly pays: number; readonly state: string }[];
}

test.each(Object.entries(shared))('ten rounds of %s, which are everyone’s', async (engine, [fixed, says]) => {
  await sit(engine === 'aviator' ? 'spribe' : 'aura', engine);
  const leave = await studio.tables.watch({ title: { game: studio.game, engine } } as never, {
    player: 'PV1',
    send: () => {},
  });
  for (let played = 0; played < ROUNDS; played += 1) {
    const round = await newRound();
    // Of hi-low's two that which can be betted on whatever lies open.
    const bets = fixed === null ? ['higher', 'lower'].map((spot) => [{ spot, stake: STAKE }]) : [fixed];
    const statuses: number[] = [];
    for (const bet of bets) statuses.push((await call('table-bet', { ref: newRef(), round, bet })).status);
    expect(statuses).toContain(200);
  }
  await newRound();
  leave();
  await balanced();
  expectTold(await roundsInStatement(), says);
  const { rounds } = (await call('table-rounds')).body as unknown as { readonly rounds: readonly Past[] };
  const mine = rounds.filter(({ tickets }) => tickets.length > 0);
  expect(mine).toHaveLength(ROUNDS);
  const [last] = mine as [Past];
  const bets = last.tickets.map(({ bet }) => (engine === 'aviator' ? [{ bet, hand: null }] : (bet as unknown[])));
  const found = (await verified).verify({ game: engine, ...last.proof, bets: bets.flat(), most: 1_000_000 });
  const pays = last.tickets.reduce((sum, ticket) => sum + ticket.pays, 0);
  const each = found.each as readonly number[];
  expect([found.isPromised, each.reduce((sum, one) => sum + one, 0)]).toEqual([true, pays]);
});
