import { createHash } from 'node:crypto';
import { AVIATOR_BETTING, type flightOf, goneAt, momentOf } from '@pavilion/game-rules';
import { paise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import { HOUR, MINUTE, playerId } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { type PageCall, TEST_LOBBY_KEY, type TestStudio, testStudio } from '../../testing/studio.ts';
import { until } from '../../testing/until.ts';
import { titleOf } from '../titles/titles.ts';
import { openChains } from './chains.ts';
import { tableEngineOf } from './engine-list.ts';
import { latestRound, type TableRound } from './rounds.ts';
import type { TableSeen } from './seen.ts';

const FULL = 1_000_000;
const STAKE = 10_000;
const BETTING = 12_000;

interface Message {
  readonly type: string;
  readonly now: number;
  readonly table?: TableSeen;
  readonly step?: unknown;
  readonly mark?: unknown;
  readonly seed?: string;
  readonly tickets?: readonly Ticket[];
}
interface Ticket {
  readonly id: string;
  readonly state: string;
  readonly pays: number;
  readonly leftAt: number | null;
}

let sandbox: TestSandbox;
let studio: TestStudio;
let asha: SignedIn;
let call: PageCall;
let refs = 0;
const newRef = () => `reference-${String(++refs).padStart(8, '0')}`;
const cash = async (player = asha) => (await walletOf(sandbox.database, player.id)).cash;
const ticket = ({ body }: Answer) => body.ticket as Ticket;
const stakeOn = (spot: string, stake = STAKE) => [{ spot, stake }];

afterEach(async () => {
  for (const leave of leaving.splice(0)) leave();
});
const leaving: (() => void)[] = [];

/** Somebody who looks at the table; what they were shown. */
async function look(at: TestStudio, player: SignedIn = asha): Promise<Message[]> {
  const title = await titleOf(sandbox.database, at.game);
  if (!title) throw new Error('There is no title');
  const shown: Message[] = [];
  const send = (text: string) => void shown.push(JSON.parse(text) as Message);
  leaving.push(await at.tables.watch({ title }, { player: playerId(player.id), send }));
  return shown;
}

async function round(): Promise<TableRound> {
  const latest = await latestRound(sandbox.database, studio.game);
  if (!latest) throw new Error('There is no round');
  return latest;
}

/** Lets time pass, and the table see it as often as it does. */
async function pass(ms: number, at = studio, step = 250): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    sandbox.pass(Math.min(step, left));
    await at.tables.turn();
  }
}

/** How the going round is decided, from its chain. */
async function dealt() {
  const title = await titleOf(sandbox.database, studio.game);
  const engine = tableEngineOf(title?.engine ?? '');
  const { draws, earlier, seed } = await openChains(studio.vault).seedsOf(sandbox.database, await round());
  if (!engine) throw new Error('There is no engine');
  return { ...engine.deal(draws, earlier), seed, engine };
}

/** A round that has begun just now. */
async function newRound(at = studio): Promise<number> {
  for (let before = await latestRound(sandbox.database, studio.game); ; ) {
    await at.tables.turn();
    const latest = await latestRound(sandbox.database, studio.game);
    if (latest && latest.id !== before?.id) return latest.id;
    before = latest;
    sandbox.pass(1000);
  }
}

/** Ends the process as a kill would: what it leads is not left in good order. */
async function kill(): Promise<void> {
  await studio.tables.close();
  await sandbox.database.query('update studio_table_lead set leads_until = $1', [
    new Date(sandbox.now().getTime() + 3000),
  ]);
}

/** Once every order has its answer. */
const paid = () =>
  until('every order is answered', async () => {
    await studio.sweep();
    return (await sandbox.database.query('select 1 from studio_order where done_at is null')).length === 0;
  });

async function begin(engine: string, provider: 'aura' | 'spribe') {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox, { provider, engine });
  await studio.sweep();
}
async function enter() {
  studio.lose('none');
  asha = await newPlayer(sandbox);
  call = await studio.open(asha);
}
async function end() {
  await studio.close();
  await sandbox.close();
}

describe('a table', () => {
  beforeAll(() => begin('baccarat', 'aura'));
  beforeEach(enter);
  afterAll(end);
  const bet = async (spots: unknown, ref = newRef(), on?: number) =>
    call('table-bet', { ref, round: on ?? (await round()).id, bet: spots });

  test('no round runs while nobody looks, and one begins as soon as somebody does', async () => {
    await pass(5000, studio, 1000);
    expect(await latestRound(sandbox.database, studio.game)).toBeUndefined();
    const shown = await look(studio);
    await studio.tables.turn();
    expect(shown.map(({ type }) => type)).toEqual(['table', 'crowd', 'round']);
    expect(shown.at(-1)?.table).toMatchObject({ round: { number: 1, seed: null }, stage: { name: 'betting' } });
  });

  test('a round goes from bets to its result by the clock, its seed is of the chain that was published, the next follows', async () => {
    const shown = await look(studio);
    const id = await newRound();
    const { steps, endsAt, mark } = await dealt();
    const { hash, position, beganAt } = await round();
    shown.length = 0;
    await pass(BETTING + endsAt);
    const kinds = shown.map(({ type }) => type).filter((type) => type !== 'crowd');
    expect(kinds).toEqual(['closed', ...steps.map(() => 'step'), 'result', 'over']);
    expect(shown.filter(({ type }) => type === 'step').map(({ step }) => step)).toEqual(steps.map(({ step }) => step));
    expect(shown.find(({ type }) => type === 'closed')?.now).toBe(beganAt.getTime() + BETTING);
    expect(shown.find(({ type }) => type === 'result')?.mark).toEqual(mark);
    let link = Buffer.from(shown.find(({ type }) => type === 'over')?.seed ?? '', 'hex');
    for (let taken = 0; taken < position; taken += 1) link = createHash('sha256').update(link).digest();
    expect(link.toString('hex')).toBe(hash);
    await pass(2900, studio, 100);
    expect((await round()).id).toBe(id);
    await pass(200, studio, 100);
    expect((await round()).id).toBeGreaterThan(id);
  });

  test('who comes late, and another process, show the same; nothing of a round is known while bets are taken', async () => {
    const shown = await look(studio);
    await newRound();
    const { seed, steps } = await dealt();
    const other = await studio.another();
    const late = async () => (await look(other)).find(({ type }) => type === 'table')?.table;
    expect((await late())?.stage).toEqual({ name: 'betting', steps: [], mark: null, nextAt: null });
    await pass(BETTING + 2600);
    const seen = await late();
    expect(seen?.stage).toMatchObject({ name: 'closed', steps: steps.slice(0, 4).map(({ step }) => step), mark: null });
    expect(JSON.stringify([shown, seen])).not.toContain(Buffer.from(seed).toString('hex'));
    await other.close();
  });

  test('bets on several spots are one stake, and what they bring comes when the round is over', async () => {
    const shown = await look(studio);
    await newRound();
    const spots = [...stakeOn('player'), ...stakeOn('banker', 2 * STAKE), ...stakeOn('tie')];
    const put = await bet(spots);
    expect([ticket(put).state, put.body.balance]).toEqual(['open', FULL - 4 * STAKE]);
    const { ends, endsAt } = await dealt();
    const [expected] = ends({ bets: [spots], mostWin: paise(FULL), paid: ZERO }, Number.POSITIVE_INFINITY);
    await pass(BETTING + endsAt);
    await paid();
    expect(await cash()).toBe(FULL - 4 * STAKE + (expected?.pays ?? 0));
    expect(shown.find(({ type }) => type === 'tickets')?.tickets).toMatchObject([
      { state: 'over', pays: expected?.pays },
    ]);
    const { rounds } = (await call('table-rounds')).body as { rounds: { tickets: Ticket[]; proof: object }[] };
    expect(rounds[0]).toMatchObject({ tickets: [{ pays: expected?.pays }], proof: { position: expect.any(Number) } });
    expect((await call('balance')).body.balance).toBe(await cash());
  });

  test('the same reference is the same ticket, at one moment too; a second ticket adds to the first', async () => {
    await look(studio);
    await newRound();
    const ref = newRef();
    const answers = await Promise.all([1, 2, 3].map(() => bet(stakeOn('tie'), ref)));
    expect(new Set(answers.map((answer) => ticket(answer).id)).size).toBe(1);
    await bet(stakeOn('tie'));
    expect(await cash()).toBe(FULL - 2 * STAKE);
    const many = await bet(stakeOn('tie', 9 * STAKE));
    expect([many.status, many.body.field]).toEqual([422, 'bet']);
  });

  test('a player’s limit for one bet holds for all of their tickets on a round, and a ticket that is taken back is out of it', async () => {
    await look(studio);
    await newRound();
    const limit = { name: 'stake-bet', amount: (2 * STAKE) / 100 };
    expect((await sandbox.post('/api/limits/set', limit, { token: asha.token })).status).toBe(200);
    const first = await bet(stakeOn('player'));
    expect(ticket(await bet(stakeOn('player'))).state).toBe('open');
    const third = await bet(stakeOn('banker'));
    expect([ticket(third).state, third.body.refusal]).toMatchObject(['undone', { code: 'LIMIT_REACHED' }]);
    expect(await cash()).toBe(FULL - 2 * STAKE);
    await call('table-back', { ticket: ticket(first).id });
    expect(ticket(await bet(stakeOn('banker'))).state).toBe('open');
    // The next round is another bet.
    const { endsAt } = await dealt();
    await pass(BETTING + endsAt);
    await newRound();
    expect(ticket(await bet(stakeOn('player', 2 * STAKE))).state).toBe('open');
  });

  test('each spot takes its most, and all of them no more than a round brings', async () => {
    const most = 10_000_00;
    await sandbox.database.query('update studio_title set most_stake = $2, most_win = $3 where game = $1', [
      ...([studio.game, paise(most), paise(2 * most)] as const),
    ]);
    const rich = await newPlayer(sandbox, paise(10 * most));
    call = await studio.open(rich);
    await look(studio, rich);
    await newRound();
    const two = await bet([...stakeOn('player', 8_000_00), ...stakeOn('banker', 8_000_00)]);
    const { status, body } = await bet(stakeOn('tie', 4_001_00));
    await sandbox.database.query('update studio_title set most_stake = 100000, most_win = 1000000 where game = $1', [
      studio.game,
    ]);
    expect(ticket(two).state).toBe('open');
    expect([status, body.message]).toEqual([422, 'Maximum total stake per round: ₹20,000.00.']);
  });

  test('a ticket is taken back while bets are taken, once, and stands afterwards', async () => {
    await look(studio);
    await newRound();
    const { id } = ticket(await bet(stakeOn('player')));
    const vikram = await studio.open(await newPlayer(sandbox));
    expect((await vikram('table-back', { ticket: id })).status).toBe(404);
    const back = await call('table-back', { ticket: id });
    expect([ticket(back).state, back.body.balance]).toEqual(['undone', FULL]);
    await call('table-back', { ticket: id });
    expect(await cash()).toBe(FULL);
    const second = ticket(await bet(stakeOn('player')));
    sandbox.pass(BETTING);
    expect((await call('table-back', { ticket: second.id })).body.field).toBe('ticket');
    expect(await cash()).toBe(FULL - STAKE);
  });

  test('what is no bet is refused with its field, and so are another’s round and one that is over', async () => {
    await look(studio);
    const id = await newRound();
    for (const bad of [
      [],
      [{ spot: 'moon', stake: STAKE }],
      stakeOn('tie', 10),
      [...stakeOn('tie'), ...stakeOn('tie')],
      null,
    ]) {
      expect((await bet(bad)).body.field).toBe('bet');
    }
    expect((await bet(stakeOn('tie'), 'short')).body.field).toBe('ref');
    expect((await bet(stakeOn('tie'), newRef(), id + 1000)).status).toBe(404);
    expect((await call('table-leave', { ticket: 'x'.repeat(20) })).status).toBe(404);
    await pass(30_000, studio, 1000);
    expect((await bet(stakeOn('tie'), newRef(), id)).body.field).toBe('round');
    expect(await cash()).toBe(FULL);
  });

  test('a thousand bets in the second around the closing: all before it stand, and none from it on', async () => {
    await look(studio);
    const id = await newRound();
    const closes = (await round()).beganAt.getTime() + BETTING;
    // So many that nothing but the closing refuses any of them.
    const pages = await Promise.all(Array.from({ length: 40 }, async () => studio.open(await newPlayer(sandbox))));
    const spots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];
    sandbox.pass(closes - sandbox.now().getTime() - 500);
    const answers: Promise<{ readonly at: number; readonly done: number; readonly answer: Answer }>[] = [];
    for (let sent = 0; sent < 1000; sent += 1) {
      const page = pages[sent % pages.length] ?? call;
      const at = sandbox.now().getTime();
      const bets = stakeOn(spots[Math.floor(sent / pages.length) % spots.length] ?? '');
      const send = page('table-bet', { ref: newRef(), round: id, bet: bets });
      answers.push(send.then((answer) => ({ at, done: sandbox.now().getTime(), answer })));
      if (sent % 20 === 19) await Promise.all(answers.slice(-20));
      sandbox.pass(1);
    }
    const all = await Promise.all(answers);
    const late = all.filter(({ at }) => at >= closes);
    expect(late).toHaveLength(500);
    expect(late.every(({ answer }) => answer.status === 409 && answer.body.field === 'round')).toBe(true);
    const early = all.filter(({ done }) => done < closes);
    expect(early.length).toBeGreaterThan(400);
    expect(early.every(({ answer }) => answer.status === 200 && ticket(answer).state === 'open')).toBe(true);
    const put = await sandbox.database.query('select 1 from studio_ticket where round_id = $1 and put_at >= $2', [
      id,
      new Date(closes),
    ]);
    expect(put).toEqual([]);
  });

  test('whenever a bet comes, it is taken before the closing and not from it on', async () => {
    await look(studio);
    const bets = fc.asyncProperty(fc.integer({ min: -1500, max: 1500 }), async (offset) => {
      const id = await newRound();
      sandbox.pass(BETTING + offset);
      const { status } = await bet(stakeOn('tie'), newRef(), id);
      expect(status).toBe(offset < 0 ? 200 : 409);
    });
    await fc.assert(bets, { numRuns: 15, examples: [[-1], [0]] });
  });

  test.each(['before', 'after'] as const)(
    'a stake whose way broke (%s it came there) is undone and comes back once',
    async (way) => {
      await look(studio);
      await newRound();
      studio.lose(way, 'bet');
      expect(ticket(await bet(stakeOn('tie'))).state).toBe('undone');
      studio.lose('none');
      sandbox.pass(HOUR);
      await paid();
      expect(await cash()).toBe(FULL);
    },
  );

  test('a stake that is answered when the round is over ends by its seed, as one that was answered at once', async () => {
    await look(studio);
    await newRound();
    const release = studio.hold('bet');
    const sent = bet([...stakeOn('player'), ...stakeOn('banker')]);
    await studio.isHeld();
    const { ends, endsAt } = await dealt();
    await pass(BETTING + endsAt, studio, 1000);
    release();
    const after = await sent;
    const spots = [...stakeOn('player'), ...stakeOn('banker')];
    const [expected] = ends({ bets: [spots], mostWin: paise(FULL), paid: ZERO }, Number.POSITIVE_INFINITY);
    expect([ticket(after).state, ticket(after).pays]).toEqual(['over', expected?.pays]);
    expect(await cash()).toBe(FULL - 2 * STAKE + (expected?.pays ?? 0));
  });

  test('the process dies between the operator’s answer and its own note of it: the stake comes back by itself', async () => {
    await look(studio);
    await newRound();
    const { id } = ticket(await bet(stakeOn('tie')));
    // As a process that was killed would have left it.
    await sandbox.database.query("update studio_ticket set state = 'staking' where id = $1", [id]);
    await pass(MINUTE, studio, 5000);
    await paid();
    expect(await cash()).toBe(FULL);
  });

  test('a hundred players, and their process dies in the middle: another goes on within seconds, and everyone is right', async () => {
    await look(studio);
    const players = await Promise.all(Array.from({ length: 100 }, () => newPlayer(sandbox)));
    const pages = await Promise.all(players.map((player) => studio.open(player)));
    const id = await newRound();
    const choices = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];
    const bets = pages.map((_, place) => stakeOn(choices[place % 5] ?? ''));
    await Promise.all(pages.map((page, place) => page('table-bet', { ref: newRef(), round: id, bet: bets[place] })));
    const { ends, endsAt } = await dealt();
    await pass(BETTING + 1500, studio, 1000);
    await kill();
    const other = await studio.another();
    // Its first answers are lost on their way back, so wins go out again.
    other.lose('after', 'win');
    sandbox.pass(endsAt + 4000);
    await other.sweep();
    expect((await round()).state).toBe('over');
    other.lose('none');
    sandbox.pass(MINUTE);
    await other.close();
    studio = await studio.another();
    await paid();
    for (const [place, player] of players.entries()) {
      const [end] = ends({ bets: [bets[place]], mostWin: paise(FULL), paid: ZERO }, Number.POSITIVE_INFINITY);
      expect(await cash(player)).toBe(FULL - STAKE + (end?.pays ?? 0));
    }
  });

  test('one process leads; where it falls silent another begins the next round within seconds', async () => {
    const other = await studio.another();
    await look(studio);
    const id = await newRound();
    await look(other);
    await pass(30_000, other, 500);
    expect((await round()).id).toBeGreaterThan(id);
    const rounds = await sandbox.database.query(
      "select 1 from studio_table_round where game = $1 and state = 'going'",
      [studio.game],
    );
    expect(rounds.length).toBeLessThanOrEqual(1);
    await other.close();
  });

  test('a chain that is used up is followed by the next, which was made and salted before', async () => {
    await look(studio);
    await studio.sweep();
    await studio.open(asha);
    await newRound();
    await sandbox.database.query('update studio_chain set next_position = 10001 where game = $1 and ordinal = 1', [
      studio.game,
    ]);
    await newRound();
    expect((await round()).ordinal).toBe(2);
  });

  test('a lobby that somebody looks at has rounds run, and says what the table does', async () => {
    const first = async () => {
      const { body } = await studio.page('/play/tables', { 'x-lobby-key': TEST_LOBBY_KEY });
      return (JSON.parse(body) as { tables: { stage: string; closesAt: number | null; results: unknown[] }[] })
        .tables[0];
    };
    await look(studio);
    const id = await newRound();
    for (const leave of leaving.splice(0)) leave();
    await pass(60_000);
    expect((await round()).id).toBe(id);
    // Whoever reads the list by themselves keeps nothing going.
    for (let seconds = 0; seconds < 40; seconds += 1) {
      const { status } = await studio.page('/play/tables', { 'x-lobby-key': 'another' });
      expect(status).toBe(200);
      await pass(1000);
    }
    expect((await round()).id).toBe(id);
    // From here on nobody is there but who looks at the lobby.
    for (let seconds = 0; seconds < 40; seconds += 1) {
      await first();
      await pass(1000);
    }
    expect((await round()).id).toBeGreaterThan(id);
    const shown = await first();
    expect(shown?.results.length).toBeGreaterThan(0);
    const isBetting = sandbox.now().getTime() < (await round()).beganAt.getTime() + BETTING;
    expect(shown).toMatchObject({
      stage: isBetting ? 'betting' : 'dealing',
      closesAt: isBetting ? expect.any(Number) : null,
    });
    await pass(60_000);
    const last = (await round()).id;
    await pass(60_000);
    expect((await round()).id).toBe(last);
  });

  test('a lobby lists the table with its latest results, and rounds nobody bet in are forgotten after a day', async () => {
    const { body } = await studio.page('/play/tables', { 'x-lobby-key': TEST_LOBBY_KEY });
    const [listed] = (JSON.parse(body) as { tables: { road: unknown[] }[] }).tables;
    expect(listed).toMatchObject({ game: studio.game, engine: 'baccarat', stakes: { least: 1000, most: 100_000 } });
    expect(listed?.road.length).toBeGreaterThan(3);
    // The round that begins for who looked at the lobby comes to its end, and none follows.
    await pass(MINUTE, studio, 1000);
    const bets = await sandbox.database.query('select distinct round_id from studio_ticket');
    await sandbox.database.query(
      `insert into studio_table_round (game, chain_id, position, began_at, state, seed, mark)
       select game, id, 9000 + extra, $1, 'over', sha256(''), '{}' from studio_chain, generate_series(1, 70) as extra
       where ordinal = 2`,
      [sandbox.now()],
    );
    sandbox.pass(25 * HOUR);
    // One that is going is none of the sixty that a road shows.
    await look(studio);
    await newRound();
    await studio.sweep();
    const left = await sandbox.database.query(
      "select id, mark from studio_table_round where state = 'over' order by id desc",
    );
    expect(left).toHaveLength(60 + bets.length);
    expect(left.slice(0, 60).every(({ mark }) => JSON.stringify(mark) === '{}')).toBe(true);
  });
});

describe('a flight', () => {
  beforeAll(() => begin('aviator', 'spribe'));
  beforeEach(enter);
  afterAll(end);
  const fly = (target: number | null = null, stake = STAKE) => ({ stake, target });
  const bet = async (flying: unknown) => call('table-bet', { ref: newRef(), round: (await round()).id, bet: flying });
  const leave = (id: string) => call('table-leave', { ticket: id });

  /** A round whose flight comes as far as that, and not to where the stake would bring the cap. */
  async function flight(atLeast: number): Promise<ReturnType<typeof flightOf>> {
    for (;;) {
      await newRound();
      const known = (await dealt()).mark as ReturnType<typeof flightOf>;
      if (known.crash >= atLeast && known.crash < 5000) return known;
    }
  }

  test('who leaves is paid by the moment their call arrived, once, at once, and the flight goes on', async () => {
    await look(studio);
    await flight(160);
    const { id } = ticket(await bet(fly()));
    expect((await leave(id)).body.field).toBe('ticket');
    sandbox.pass(AVIATOR_BETTING + momentOf(150));
    const [first, second] = await Promise.all([leave(id), leave(id)]);
    expect([ticket(first), ticket(second)]).toMatchObject([
      { state: 'over', leftAt: 150, pays: 15_000 },
      { state: 'over', leftAt: 150, pays: 15_000 },
    ]);
    sandbox.pass(1000);
    expect(ticket(await leave(id)).leftAt).toBe(150);
    await paid();
    expect(await cash()).toBe(FULL + 5000);
    expect((await round()).state).toBe('going');
    const vikram = await studio.open(await newPlayer(sandbox));
    expect((await vikram('table-leave', { ticket: id })).status).toBe(404);
  });

  test('after the crash nothing is paid; nobody is shown it before, and two bets are each by themselves', async () => {
    const shown = await look(studio);
    const known = await flight(130);
    shown.length = 0;
    const [stays, leaves] = [ticket(await bet(fly(known.crash + 1))), ticket(await bet(fly(120)))];
    expect((await bet(fly())).body.field).toBe('bet');
    await pass(AVIATOR_BETTING + goneAt(known) - 250);
    expect(shown.filter(({ type }) => ['result', 'over'].includes(type))).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain(`"crash"`);
    // Paid while the flight goes on.
    await paid();
    expect(await cash()).toBe(FULL - 2 * STAKE + 12_000);
    sandbox.pass(250);
    expect((await leave(stays.id)).body.field).toBe('ticket');
    await pass(2000);
    await paid();
    expect(await cash()).toBe(FULL - 2 * STAKE + 12_000);
    const { rounds } = (await call('table-rounds')).body as { rounds: { tickets: Ticket[]; mark: object }[] };
    expect(rounds[0]).toMatchObject({
      mark: known,
      tickets: [
        { id: stays.id, pays: 0 },
        { id: leaves.id, leftAt: 120 },
      ],
    });
  });

  test('a flight whose process is gone is over by its rule, however late: targets pay, who stayed has lost', async () => {
    await look(studio);
    await flight(130);
    await bet(fly(120));
    await bet(fly());
    await kill();
    studio = await studio.another();
    sandbox.pass(2 * HOUR);
    await paid();
    expect((await round()).state).toBe('over');
    expect(await cash()).toBe(FULL - 2 * STAKE + 12_000);
  });

  test('a bet every millisecond around the start: each that came before it is taken, and none from it on', async () => {
    await look(studio);
    // Two bets each, so that nothing but the start refuses any of them.
    const pages = await Promise.all(Array.from({ length: 80 }, async () => studio.open(await newPlayer(sandbox))));
    const id = await newRound();
    const starts = (await round()).beganAt.getTime() + AVIATOR_BETTING;
    sandbox.pass(AVIATOR_BETTING - 80);
    const answers: Promise<{ readonly at: number; readonly answer: Answer }>[] = [];
    for (const page of [...pages, ...pages.toReversed()]) {
      const at = sandbox.now().getTime();
      const send = page('table-bet', { ref: newRef(), round: id, bet: fly() });
      answers.push(send.then((answer) => ({ at, answer })));
      // All before the start are answered before it, and each of the first from it on in its own millisecond; the others come one upon the other.
      if (at >= starts - 1 && at < starts + 10) await Promise.all(answers);
      sandbox.pass(1);
    }
    const all = await Promise.all(answers);
    const [early, late] = [all.filter(({ at }) => at < starts), all.filter(({ at }) => at >= starts)];
    expect([early.length, late.length]).toEqual([80, 80]);
    expect(early.filter(({ answer }) => answer.status !== 200 || ticket(answer).state !== 'open')).toEqual([]);
    expect(late.filter(({ answer }) => answer.status !== 409 || answer.body.field !== 'round')).toEqual([]);
    const stakes = await sandbox.database.query(
      `select count(*) as taken, count(*) filter (where w.at >= $2 or t.put_at >= $2) as late
       from studio_ticket t join wallet_transaction w on w.transaction = t.id || '-b' and w.state = 'done' where t.round_id = $1`,
      [id, new Date(starts)],
    );
    expect(stakes).toEqual([{ taken: 80, late: 0 }]);
  });

  test('a thousand calls to leave around the crash: none after it pays', async () => {
    await look(studio);
    const known = await flight(150);
    const tickets: string[] = [];
    const pages = await Promise.all(Array.from({ length: 20 }, async () => studio.open(await newPlayer(sandbox))));
    const { id } = await round();
    for (const page of pages)
      tickets.push(ticket(await page('table-bet', { ref: newRef(), round: id, bet: fly() })).id);
    const gone = (await round()).beganAt.getTime() + AVIATOR_BETTING + goneAt(known);
    sandbox.pass(gone - sandbox.now().getTime() - 10);
    for (let at = -10; at < 40; at += 1) {
      const answers = await Promise.all(
        pages.map((page, place) =>
          place === at + 10 || at >= 0 ? page('table-leave', { ticket: tickets[place] }) : null,
        ),
      );
      for (const [place, answer] of answers.entries()) {
        if (answer === null) continue;
        const isPaid = answer.status === 200;
        expect(isPaid).toBe(place < 10);
        if (isPaid) expect(ticket(answer).leftAt).toBeLessThanOrEqual(known.crash);
      }
      sandbox.pass(1);
    }
  });
});
