import { depositStates } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import { DAY } from '../../base/index.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { expireDeposits } from './credit.ts';
import { approveDeposit, creditedSince, declineDeposit } from './decide.ts';
import { hearGateway } from './redirect.ts';
import { DEPOSIT_MOVES, type DepositCause, depositAfter } from './states.ts';

type State = (typeof depositStates)[number];

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const causes = Object.keys(DEPOSIT_MOVES) as DepositCause[];
const everyCase = depositStates.flatMap((state) => causes.map((cause) => [state, cause] as const));

test('the moves are those of the rules: what is decided or over never moves again, and only what is pending is approved', () => {
  const moves = everyCase.flatMap(([state, cause]) => {
    const next = depositAfter(state, cause);
    return next ? [`${state} → ${next}`] : [];
  });
  expect([...new Set(moves)].toSorted()).toEqual(
    [
      'created → expired',
      'created → redirected',
      'pending → approved',
      'pending → declined',
      'pending → expired',
      'redirected → declined',
      'redirected → expired',
      'redirected → pending',
      'redirected → returned',
      'returned → declined',
      'returned → expired',
      'returned → pending',
    ].toSorted(),
  );
});

test('no other move gets past the database, whatever writes it', async () => {
  const allowed = new Set(everyCase.map(([state, cause]) => `${state} ${depositAfter(state, cause)}`));
  for (const before of depositStates) {
    for (const after of depositStates) {
      if (before === after) continue;
      const id = await deposit('upi', before);
      const moved = sandbox.database.query(
        `update deposit set state = $2::text, reason = case when $2::text = 'declined' then 'No.' end where id = $1`,
        [id, after],
      );
      const name = `${before} ${after}`;
      if (allowed.has(name)) await moved;
      else await expect(moved).rejects.toMatchObject({ code: 'PVDM1' });
      expect([name, await stateOf(id)]).toEqual([name, allowed.has(name) ? after : before]);
    }
  }
});

describe.each(everyCase)('one that is %s', (state, cause) => {
  const next = depositAfter(state, cause);

  test(`by ${cause} ${next ? `becomes ${next}` : 'stays what it is, and whoever moves it hears so'}`, async () => {
    const isDesk = cause === 'approve' || cause === 'decline';
    const id = await deposit(isDesk || cause === 'time' ? 'upi' : 'fastpayme', state);
    const answer = await moved(id, cause).catch((error: unknown) => error);
    expect(await stateOf(id)).toBe(next ?? state);
    const repeats = { approve: 'approved', decline: 'declined' };
    if (!isDesk || repeats[cause] === state) return;
    expect(answer).toMatchObject(
      next ? { state: next } : { status: 409, message: `This deposit is already ${state}.`, field: 'id' },
    );
  });
});

test('what nobody paid in time ended when its time was up, however late somebody looks', async () => {
  const id = await deposit('upi', 'created');
  const until = sandbox.now();
  await sandbox.database.query('update deposit set expires_at = $2 where id = $1', [id, until]);
  const later = new Date(until.getTime() + DAY);
  await sandbox.database.transaction((tx) => expireDeposits(tx, later));
  const [row] = await sandbox.database.query('select state, decided_at as "decidedAt" from deposit where id = $1', [
    id,
  ]);
  expect(row).toEqual({ state: 'expired', decidedAt: until });
});

test('what the desk credited to a player is what was paid by hand, and not what a gateway confirmed itself', async () => {
  const [byHand, byGateway] = [await deposit('upi', 'approved'), await deposit('fastpayme', 'approved')];
  const before = new Date(sandbox.now().getTime() - DAY);
  const expected = new Map([
    [byHand, 50_000],
    [byGateway, 0],
  ]);
  for (const [id, sum] of expected) {
    const [row] = await sandbox.database.query('select player_id as player from deposit where id = $1', [id]);
    const credited = await sandbox.database.transaction((tx) => creditedSince(tx, row?.player ?? 0, before));
    expect(credited).toBe(sum);
  }
});

let numbers = 80_000;
/** A deposit of its own player's that stands so, and its number. */
async function deposit(gateway: string, state: State): Promise<number> {
  const { id: player } = await newPlayer(sandbox);
  numbers += 1;
  const isOver = state === 'approved' || state === 'declined' || state === 'expired';
  await sandbox.database.query(
    `insert into deposit (id, player_id, gateway, amount, state, reason, reference, created_at, expires_at, decided_at)
     values ($1, $2, $3, 50000, $4::text, case when $4::text = 'declined' then 'No.' end, $5, $6, $7, $8)`,
    [
      ...([numbers, player, gateway, state, `ST${numbers}`, sandbox.now()] as const),
      ...([new Date(sandbox.now().getTime() + DAY), isOver ? sandbox.now() : null] as const),
    ],
  );
  return numbers;
}

async function stateOf(id: number): Promise<string | undefined> {
  const [row] = await sandbox.database.query('select state from deposit where id = $1', [id]);
  return row?.state;
}

/** Tries to move a deposit: whoever does so in the operator's own code. */
function moved(id: number, cause: DepositCause): Promise<unknown> {
  const now = sandbox.now();
  return sandbox.database.transaction(async (tx) => {
    if (cause === 'approve') return approveDeposit(tx, `DP-${id}`, now);
    if (cause === 'decline') return declineDeposit(tx, `DP-${id}`, 'No such payment.', now);
    if (cause !== 'time') return hearGateway(tx, { paymentId: `ST${id}`, amount: paise(50_000), status: cause }, now);
    await tx.query('update deposit set expires_at = $2 where id = $1', [id, now]);
    return expireDeposits(tx, now);
  });
}
