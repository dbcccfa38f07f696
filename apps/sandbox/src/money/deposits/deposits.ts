import type { Deposit, depositCalls, Gateway } from '@pavilion/api-client/wire';
import { formatMoney, type Paise } from '@pavilion/money';
import { type Clock, DAY, depositNumber, Refusal } from '../../base/index.ts';
import { lockPlayer, takeForm } from '../../players/index.ts';
import type { Handlers } from '../../server/index.ts';
import { countOf, type Database, onlyRow, type Queryable, type Transaction } from '../../store/index.ts';
import { addDeposit, COLUMNS, depositFrom, depositOf, OPEN, TABLES } from './deposit.ts';
import { FASTPAY, gatewayOf, gatewaysOf, operatorAccounts } from './gateways.ts';
import { beginRedirect } from './redirect.ts';

const PAGE_SIZE = 25;
/** How long a deposit waits for the operator. */
const PENDING_FOR = DAY;
/** How many of one player's deposits may be open at once. */
const MOST_OPEN = 20;

/** The calls of paying in. */
export function depositHandlers({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Handlers<typeof depositCalls> {
  return {
    getGateways: async () => ({ data: { gatewaysList: await gatewaysOf(database) } }),

    getBankAccountDetails: async () => ({ data: { bankDetails: await operatorAccounts(database) } }),

    async createDeposit({ gateway: code, amount, fields: values }, { tx, session: { player } }) {
      const now = clock();
      const gateway = await openGateway(tx, code);
      if (gateway.kind !== 'manual') throw new Refusal(422, `${gateway.name} is paid on its own page.`, 'gateway');
      checkAmount(gateway, amount);
      await refuseTooMany(tx, player, now);
      const fields = await takeForm(tx, { player, purpose: 'deposit', fields: gateway.fields, values, now });
      const { value: reference } = onlyRow(
        fields.filter(({ name }) => name === 'reference'),
        `the reference of a deposit by ${code}`,
      );
      const id = await addDeposit(tx, {
        player,
        gateway: code,
        amount,
        state: 'pending',
        reference,
        fields,
        createdAt: now,
        expiresAt: new Date(now.getTime() + PENDING_FOR),
      });
      return { data: { deposit: await stored(tx, id, now) } };
    },

    async fastpayme({ amount, returnPath }, { tx, session: { player } }) {
      const now = clock();
      const gateway = await openGateway(tx, FASTPAY);
      checkAmount(gateway, amount);
      await refuseTooMany(tx, player, now);
      const { id, redirectUrl } = await beginRedirect(tx, { player, gateway, amount, returnPath, now });
      return { data: { deposit: await stored(tx, id, now), redirectUrl } };
    },

    async getDeposits({ skip = 0, pagesize = PAGE_SIZE, id }, { session: { player } }) {
      const now = clock();
      if (id !== undefined) {
        const deposit = await ownDeposit(database, player, id, now);
        return { data: { deposits: [deposit], count: 1 } };
      }
      const [count, rows] = await Promise.all([
        countOf(database, 'select count(*) as count from deposit where player_id = $1', [player]),
        database.query(
          `select ${COLUMNS} from ${TABLES} where d.player_id = $2 order by d.created_at desc, d.id desc offset $3 limit $4`,
          [now, player, skip, pagesize],
        ),
      ]);
      return { data: { deposits: rows.map(depositFrom), count } };
    },
  };
}

async function ownDeposit(database: Queryable, player: number, id: string, now: Date): Promise<Deposit> {
  const number = depositNumber(id);
  const rows =
    number === null
      ? []
      : await database.query(`select ${COLUMNS} from ${TABLES} where d.id = $2 and d.player_id = $3`, [
          now,
          number,
          player,
        ]);
  const [row] = rows;
  if (!row) throw new Refusal(404, 'There is no such deposit.', 'id');
  return depositFrom(row);
}

async function openGateway(tx: Queryable, code: string): Promise<Gateway> {
  const gateway = await gatewayOf(tx, code);
  if (!gateway) throw new Refusal(404, 'This way to deposit is not open.', 'gateway');
  return gateway;
}

function checkAmount({ name, min, max }: Gateway, amount: Paise): void {
  if (amount < min) throw new Refusal(422, `${name} takes ${formatMoney(min)} or more.`, 'amount');
  if (amount > max) throw new Refusal(422, `${name} takes ${formatMoney(max)} at most.`, 'amount');
}

async function refuseTooMany(tx: Transaction, player: number, now: Date): Promise<void> {
  await lockPlayer(tx, player);
  const open = await countOf(
    tx,
    `select count(*) as count from deposit d where d.player_id = $1 and ${OPEN} and (d.expires_at > $2 or d.expires_at is null)`,
    [player, now],
  );
  if (open >= MOST_OPEN) {
    throw new Refusal(409, `You have ${MOST_OPEN} deposits open. Wait until one of them is decided.`);
  }
}

async function stored(tx: Queryable, id: number, now: Date): Promise<Deposit> {
  const deposit = await depositOf(tx, id, now);
  if (!deposit) throw new Error('A deposit was not kept');
  return deposit;
}
