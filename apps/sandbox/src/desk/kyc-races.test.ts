import { kycStatusOf } from '../players/index.ts';
import type { DeskBrowser } from '../testing/desk.ts';
import { deskScene } from '../testing/desk-scene.ts';
import { panOf } from '../testing/papers.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';

// On a server, whose connections really run side by side.
let sandbox: TestSandbox;
let asha: DeskBrowser;
let vikram: DeskBrowser;
let player: SignedIn;
beforeAll(async () => {
  ({ sandbox, asha, vikram } = await deskScene());
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const TURNS = 8;

async function sendPan(number = panOf(player)): Promise<number> {
  const front = await uploaded(sandbox, player.token, 'kyc');
  const fields = { number, fullName: 'Asha Rao', birth: '1994-06-14', front };
  return (await sandbox.post('/api/kyc', { type: 'pan', fields }, { token: player.token })).status;
}
const documents = () =>
  sandbox.database.query('select id, status from kyc_document where player_id = $1 order by id', [player.id]);
const newest = async () => String((await documents()).at(-1)?.id);
/** What was done about a document: at the desk, and what its player was told. */
async function done(id: string) {
  const { database } = sandbox;
  const log = await database.query(`select after from desk_action where room = 'kyc' and subject = $1`, [id]);
  const notices = await database.query(
    `select title from notification where player_id = $1 and about_kind = 'kyc' and about_id = $2`,
    [player.id, id],
  );
  return { log: log.map(({ after }) => after), notices: notices.map(({ title }) => title) };
}

test('of opposite decisions of two operators at the same moment one is done: one state, one line of the log, one notice', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    player = await newPlayer(sandbox);
    await sendPan();
    const id = await newest();
    const [first, second] = turn % 2 === 0 ? [asha, vikram] : [vikram, asha];
    await Promise.all([first.open(`/kyc/${id}`), second.open(`/kyc/${id}`)]);
    const [approved, declined] = await Promise.all([
      first.send(`/kyc/${id}/approve`),
      second.send(`/kyc/${id}/decline`, { reason: 'Blurred.' }),
    ]);
    expect([approved.status, declined.status].toSorted()).toEqual([200, 409]);
    const state = approved.status === 200 ? 'approved' : 'declined';
    expect((await documents()).map(({ status }) => status)).toEqual([state]);
    expect(await done(id)).toEqual({ log: [state], notices: [`KYC ${state}`] });
    expect(await kycStatusOf(sandbox.database, player.id, sandbox.now())).toBe(state);
    const late = approved.status === 200 ? declined : approved;
    expect(late.body).toContain(`This document is already ${state}.`);
  }
});

test('a document that its player sends anew while two operators decide the one before is decided by neither', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    player = await newPlayer(sandbox);
    await sendPan();
    const id = await newest();
    await Promise.all([asha.open(`/kyc/${id}`), vikram.open(`/kyc/${id}`)]);
    const [approved, declined, sent] = await Promise.all([
      asha.send(`/kyc/${id}/approve`),
      vikram.send(`/kyc/${id}/decline`, { reason: 'Blurred.' }),
      sendPan(),
    ]);
    expect([approved.status, declined.status].toSorted()).toEqual([200, 409]);
    const state = approved.status === 200 ? 'approved' : 'declined';
    // It is taken only once the one before is declined, and then it waits, whoever still has the other's page open.
    expect([200, 409]).toContain(sent);
    const [before, after] = await documents();
    expect([before?.status, after?.status]).toEqual([state, sent === 200 ? 'pending' : undefined]);
    expect(state === 'approved' && sent === 200).toBe(false);
    expect(await done(id)).toEqual({ log: [state], notices: [`KYC ${state}`] });
    if (state === 'declined' && sent === 409) expect(await sendPan()).toBe(200);
    if (state === 'declined') {
      expect((await asha.send(`/kyc/${id}/approve`).catch(() => ({ status: 409 }))).status).toBe(409);
      expect((await documents()).map(({ status }) => status)).toEqual(['declined', 'pending']);
    }
  }
});

test('one document of two accounts that two operators approve at the same moment is approved of one of them', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    player = await newPlayer(sandbox);
    const number = panOf(player);
    await sendPan(number);
    const one = await newest();
    player = await newPlayer(sandbox);
    await sendPan(number);
    const other = await newest();
    await Promise.all([asha.open(`/kyc/${one}`), vikram.open(`/kyc/${other}`)]);
    const answers = await Promise.all([asha.send(`/kyc/${one}/approve`), vikram.send(`/kyc/${other}/approve`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
