import type { CallInput, createDeposit, Gateway } from '@pavilion/api-client/wire';
import { formatMoney, type Paise } from '@pavilion/money';
import { type Clock, DAY, Refusal } from '../../base/index.ts';
import { type FilledField, filledForm, missingFile } from '../../players/index.ts';
import { type KeptRequest, orAnswered, otherRequest } from '../../server/index.ts';
import { type Database, onlyRow, type Queryable } from '../../store/index.ts';
import { type DepositRow, depositFrom, sentAlready } from './deposit.ts';
import { gatewayOf } from './gateways.ts';

/** How many of one player's deposits may be open at once. */
export const MOST_OPEN = 20;
/** How long a deposit waits for the operator. */
const PENDING_FOR = DAY;

interface Requesting {
  readonly database: Database;
  readonly clock: Clock;
}
type DepositInput = CallInput<typeof createDeposit>;

/** Keeps a deposit with its proof, by one function of the database, once its gateway has been read. Returns the answer, encoded. */
export function requestDeposit(
  { database, clock }: Requesting,
  player: number,
  input: DepositInput,
  request: KeptRequest<typeof createDeposit>,
): Promise<unknown> {
  return orAnswered(database, { player, clientRef: input.clientRef }, request.hash, async () => {
    const now = clock();
    const gateway = await openGateway(database, input.gateway);
    if (gateway.kind !== 'manual') throw new Refusal(422, `${gateway.name} is paid on its own page.`, 'gateway');
    checkAmount(gateway, input.amount);
    const fields = filledForm({ fields: gateway.fields, values: input.fields, now });
    return keep(database, player, input, { now, gateway, fields, request });
  });
}

/** A way to deposit that is open; throws a 404 for any other. */
export async function openGateway(database: Queryable, code: string): Promise<Gateway> {
  const gateway = await gatewayOf(database, code);
  if (!gateway) throw new Refusal(404, 'This way to deposit is not open.', 'gateway');
  return gateway;
}

/** Refuses less and more than a gateway takes. */
export function checkAmount({ name, min, max }: Gateway, amount: Paise): void {
  if (amount < min) throw new Refusal(422, `${name} takes ${formatMoney(min)} or more.`, 'amount');
  if (amount > max) throw new Refusal(422, `${name} takes ${formatMoney(max)} at most.`, 'amount');
}

/** What a player with `MOST_OPEN` deposits open is refused with. */
export const tooMany = () =>
  new Refusal(409, `You have ${MOST_OPEN} deposits open. Wait until one of them is decided.`);

interface Keeping {
  readonly now: Date;
  readonly gateway: Gateway;
  readonly fields: readonly FilledField[];
  readonly request: KeptRequest<typeof createDeposit>;
}

async function keep(
  database: Database,
  player: number,
  { clientRef, amount }: DepositInput,
  { now, gateway, fields, request: { call, hash, encode } }: Keeping,
): Promise<unknown> {
  const { value: reference } = onlyRow(
    fields.filter(({ name }) => name === 'reference'),
    `the reference of a deposit by ${gateway.code}`,
  );
  const files = fields.filter(({ type }) => type === 'file');
  const row: DepositRow = {
    ...{ id: 0, gateway: gateway.code, gatewayName: gateway.name, amount, state: 'pending', reference },
    ...{ reason: null, createdAt: now, decidedAt: null },
  };
  const rows = await database.query(
    `select answer, problem, culprit from request_deposit($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text[], $11, $12,
       $13::text::jsonb)`,
    [
      ...([player, clientRef, hash, call, now] as const),
      ...([gateway.code, amount, reference, JSON.stringify(fields), files.map(({ value }) => value)] as const),
      ...([new Date(now.getTime() + PENDING_FOR), MOST_OPEN] as const),
      JSON.stringify(encode({ data: { deposit: depositFrom(row) } })),
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
