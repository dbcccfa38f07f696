import { kycStatuses } from '@pavilion/api-client/wire';
import { DAY, istDay } from '../../base/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { passportOf } from '../../testing/papers.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uploaded } from '../../testing/uploads.ts';
import { approveKyc, declineKyc } from './decide.ts';
import type { KycStatus } from './document.ts';
import { KYC_MOVES, type KycCause, kycAfter } from './states.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const causes = Object.keys(KYC_MOVES) as KycCause[];
const everyCase = kycStatuses.flatMap((status) => causes.map((cause) => [status, cause] as const));

test('the moves are those of the rules: a document is decided once, and only one that is none, declined or expired is sent', () => {
  const moves = everyCase.flatMap(([status, cause]) => {
    const next = kycAfter(status, cause);
    return next ? [`${status} → ${next}`] : [];
  });
  expect(moves.toSorted()).toEqual(
    [
      'none → pending',
      'pending → approved',
      'pending → declined',
      'declined → pending',
      'approved → expired',
      'expired → pending',
    ].toSorted(),
  );
});

describe.each(everyCase)('one that is %s', (status, cause) => {
  const next = kycAfter(status, cause);

  test(`by ${cause} ${next ? `becomes ${next}` : 'stays what it is, and whoever moves it hears so'}`, async () => {
    const player = await newPlayer(sandbox);
    await standing(player, status);
    const answer = await moved(player, cause).catch((error: unknown) => error);
    expect(await statusOf(player)).toBe(next ?? status);
    if (next !== null || cause === 'time') return;
    // What is asked for again is done already.
    if (KYC_MOVES[cause].to === status && cause !== 'send') return;
    expect(answer).toMatchObject({ status: status === 'none' ? 404 : 409 });
  });
});

test('what is decided stays so in the database too, whatever writes it', async () => {
  for (const [from, to] of [
    ['approved', 'declined'],
    ['approved', 'pending'],
    ['declined', 'approved'],
    ['declined', 'pending'],
  ] as const) {
    const player = await newPlayer(sandbox);
    await standing(player, from);
    const write = sandbox.database.query(
      `update kyc_document set status = $2::text, reason = case when $2::text = 'declined' then 'No.' end where player_id = $1`,
      [player.id, to],
    );
    await expect(write).rejects.toMatchObject({ code: 'PVKM1' });
  }
});

const EXPIRY = () => istDay(new Date(sandbox.now().getTime() + 2 * DAY));

async function send(player: SignedIn): Promise<void> {
  const fields = {
    number: passportOf(player),
    fullName: 'Asha Rao',
    birth: '1994-06-14',
    expiry: EXPIRY(),
    front: await uploaded(sandbox, player.token, 'kyc'),
  };
  const { status, body } = await sandbox.post('/api/kyc', { type: 'passport', fields }, { token: player.token });
  if (status !== 200) throw Object.assign(new Error(String(body.message)), { status });
}

const newest = async ({ id }: SignedIn) =>
  (await sandbox.database.query('select id from kyc_document where player_id = $1 order by id desc limit 1', [id]))[0]
    ?.id;

/** Brings a player's passport to where it stands so, by the moves alone. */
async function standing(player: SignedIn, status: KycStatus): Promise<void> {
  if (status === 'none') return;
  await send(player);
  if (status === 'approved' || status === 'expired') await moved(player, 'approve');
  if (status === 'declined') await moved(player, 'decline');
  if (status === 'expired') await moved(player, 'time');
}

/** Tries to move a player's passport: whoever does so in the operator's own code. */
async function moved(player: SignedIn, cause: KycCause): Promise<unknown> {
  if (cause === 'send') return send(player);
  const id = String(await newest(player));
  if (cause === 'time') {
    // As if it had been sent three days ago: the others' clock stands still.
    return sandbox.database.query(
      `update kyc_document set expires_on = expires_on - 3 where player_id = $1 and status = 'approved'`,
      [player.id],
    );
  }
  return sandbox.database.transaction((tx) =>
    cause === 'approve' ? approveKyc(tx, TEST_VAULT, id, sandbox.now()) : declineKyc(tx, id, 'Blurred.', sandbox.now()),
  );
}

const statusOf = async ({ token }: SignedIn) =>
  ((await sandbox.get('/api/kyc', { token })).body.data as { status: KycStatus }).status;
