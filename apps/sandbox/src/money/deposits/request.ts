import type { CallInput, createDeposit, Gateway, reclaimPayment } from '@pavilion/api-client/wire';
import { formatMoney, type Paise, worthOf } from '@pavilion/money';
import { type Clock, DAY, MINUTE, Refusal } from '../../base/index.ts';
import { countedAs, type FilledField, filledForm, missingFile } from '../../players/index.ts';
import { type CallContext, type KeptRequest, orAnswered, otherRequest, type RateLimiter } from '../../server/index.ts';
import { type Database, onlyRow, type Queryable } from '../../store/index.ts';
import { againstCredit } from './against.ts';
import { type DepositRow, depositFrom, sentAlready } from './deposit.ts';
import { gatewayOf } from './gateways.ts';

/** How many of one player's deposits may be open at once. */
export const MOST_OPEN = 20;
/** How long a deposit waits for the operator; one of the demo's, which is everybody's, is not to stand in the next visitor's way. */
const PENDING_FOR = DAY;
const DEMO_PENDING_FOR = 15 * MINUTE;

interface Requesting {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
}
/** Whose deposit it is, and the network that they send it from. */
type Sender = Pick<CallContext, 'address'> & {
  readonly player: number;
  /** They ask for the payment back, which may not be credited. */
  readonly goesBack: boolean;
};
type DepositInput = CallInput<typeof createDeposit>;
type DepositRequest = KeptRequest<typeof createDeposit> | KeptRequest<typeof reclaimPayment>;

/** Keeps a deposit with its proof, by one function of the database, once its gateway has been read. Returns the answer, encoded. */
export function requestDeposit(
  { database, clock, limiter }: Requesting,
  { player, address, goesBack }: Sender,
  input: DepositInput,
  request: DepositRequest,
): Promise<unknown> {
  return orAnswered(database, { player, clientRef: input.clientRef }, request.hash, async () => {
    const now = clock();
    const gateway = await provableGateway(database, input.gateway, now);
    if (gateway.kind !== 'manual')
      throw new Refusal(422, `${gateway.name} payments are made on its own page.`, 'gateway');
    // What is to go back was sent already, however much it is and whatever a coin counts by now.
    if (!goesBack) checkAmount(gateway, input.amount);
    checkCoins(gateway, input, goesBack);
    const fields = filledForm({ fields: gateway.fields, values: input.fields, now });
    const counted = await countedAs(database, player, address);
    await limiter.take('depositsPerPlayer', counted);
    if (goesBack && isWithin(gateway, input.amount)) await refuseNeedless(database, player, input.amount, now);
    // Whoever is not counted by themselves is the demo player.
    const isDemo = counted !== String(player);
    const waits = isDemo ? DEMO_PENDING_FOR : PENDING_FOR;
    // What is to go back waits for the desk however long it takes.
    const until = goesBack && !isDemo ? null : new Date(now.getTime() + waits);
    return keep(database, player, input, { now, until, gateway, fields, goesBack, request });
  });
}

/** Refuses to have a payment sent back that nothing keeps from being credited. */
async function refuseNeedless(database: Queryable, player: number, amount: Paise, now: Date): Promise<void> {
  if ((await againstCredit(database, player, now, amount)) !== null) return;
  throw new Refusal(409, 'This payment can be added to your balance. Submit it as a deposit.');
}

/** A way to deposit that is open; throws a 404 for any other. */
export async function openGateway(database: Queryable, code: string): Promise<Gateway> {
  const gateway = await gatewayOf(database, code);
  if (!gateway || gateway.closed) throw notOpen();
  return gateway;
}

/** A way whose proof is taken: one that is open, or that closed while who began before may still prove what they paid. Throws as `openGateway` does. */
async function provableGateway(database: Queryable, code: string, now: Date): Promise<Gateway> {
  const gateway = await gatewayOf(database, code);
  if (!gateway) throw notOpen();
  const { closed } = gateway;
  if (closed && !(closed.proofsUntil && now < closed.proofsUntil)) throw notOpen();
  return gateway;
}

const notOpen = () => new Refusal(404, 'This deposit method is closed.', 'gateway');

const isWithin = ({ min, max }: Gateway, amount: Paise) => amount >= min && amount <= max;

/** Refuses less and more than a gateway takes. */
export function checkAmount({ name, min, max }: Gateway, amount: Paise): void {
  if (amount < min) throw new Refusal(422, `Minimum deposit by ${name} is ${formatMoney(min)}.`, 'amount');
  if (amount > max) throw new Refusal(422, `Maximum deposit by ${name} is ${formatMoney(max)}.`, 'amount');
}

/** Refuses an amount that is not what its coins are worth, and, unless they go back, a rate that is not what a coin counts now. */
function checkCoins(gateway: Gateway, { amount, coins }: DepositInput, goesBack: boolean): void {
  const { rate, coin } = gateway;
  const isOff = coins !== undefined && (rate === undefined || worthOf(coins.count, coins.rate) !== amount);
  if (isOff) throw new Refusal(422, 'The field coins is not valid.', 'coins');
  if (rate === undefined || goesBack || coins?.rate === rate) return;
  throw new Refusal(
    409,
    `The rate is now ${formatMoney(rate)} for 1 ${coin}. Check the value of your coins, then send the proof again.`,
    'coins',
  );
}

/** What a player with `MOST_OPEN` deposits open is refused with. */
export const tooMany = () =>
  new Refusal(409, `You have ${MOST_OPEN} pending deposits. Wait until one of them is processed.`);

interface Keeping {
  readonly now: Date;
  /** Until when it waits for the operator; null where only they end it. */
  readonly until: Date | null;
  readonly gateway: Gateway;
  readonly fields: readonly FilledField[];
  readonly goesBack: boolean;
  readonly request: DepositRequest;
}

async function keep(
  database: Database,
  player: number,
  { clientRef, amount, coins }: DepositInput,
  { now, until, gateway, fields, goesBack, request: { call, hash, encode } }: Keeping,
): Promise<unknown> {
  const { value: reference } = onlyRow(
    fields.filter(({ name }) => name === 'reference'),
    `the reference of a deposit by ${gateway.code}`,
  );
  const files = fields.filter(({ type }) => type === 'file');
  const row: DepositRow = {
    ...{ id: 0, gateway: gateway.code, gatewayName: gateway.name, amount, state: 'pending', reference },
    ...{ reason: null, createdAt: now, expiresAt: until, decidedAt: null, goesBack },
    ...{ coins: coins?.count ?? null, coinRate: coins?.rate ?? null, coin: gateway.coin ?? null },
  };
  const rows = await database.query(
    `select answer, problem, culprit from request_deposit($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text[], $11, $12,
       $13, $14::text::jsonb, $15, $16)`,
    [
      ...([player, clientRef, hash, call, now] as const),
      ...([gateway.code, amount, reference, JSON.stringify(fields), files.map(({ value }) => value)] as const),
      ...([row.expiresAt, MOST_OPEN, goesBack] as const),
      JSON.stringify(encode({ data: { deposit: depositFrom(row) } })),
      ...([row.coins, row.coinRate] as const),
    ],
  );
  const { answer, problem, culprit } = onlyRow(rows, 'what became of a deposit');
  switch (problem) {
    case null:
      return answer;
    case 'other-request':
      throw otherRequest();
    case 'many':
      throw tooMany();
    case 'file':
      throw missingFile(files.find(({ value }) => value === culprit) ?? { name: 'file', label: 'A picture' });
    default:
      throw sentAlready();
  }
}
