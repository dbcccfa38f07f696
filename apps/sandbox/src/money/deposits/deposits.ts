import type { Deposit, depositCalls } from '@pavilion/api-client/wire';
import { type Clock, depositNumber, Refusal } from '../../base/index.ts';
import { countedAs, lockPlayer } from '../../players/index.ts';
import type { Handlers, RateLimiter } from '../../server/index.ts';
import { countOf, type Database, type Queryable, type Transaction } from '../../store/index.ts';
import { COLUMNS, depositFrom, depositOf, OPEN, TABLES } from './deposit.ts';
import { FASTPAY, gatewaysOf, operatorAccounts } from './gateways.ts';
import { beginRedirect } from './redirect.ts';
import { checkAmount, MOST_OPEN, openGateway, requestDeposit, tooMany } from './request.ts';

const PAGE_SIZE = 25;

/** The calls of paying in. */
export function depositHandlers({
  database,
  clock,
  limiter,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
}): Handlers<typeof depositCalls> {
  return {
    getGateways: async () => ({ data: { gatewaysList: await gatewaysOf(database) } }),

    getBankAccountDetails: async () => ({ data: { bankDetails: await operatorAccounts(database) } }),

    createDeposit: {
      single: (input, { session: { player }, address }, request) =>
        requestDeposit({ database, clock, limiter }, { player, address, goesBack: false }, input, request),
    },

    reclaimPayment: {
      single: (input, { session: { player }, address }, request) =>
        requestDeposit({ database, clock, limiter }, { player, address, goesBack: true }, input, request),
    },

    async fastpayme({ amount, returnPath }, { tx, session: { player }, address }) {
      const now = clock();
      const gateway = await openGateway(tx, FASTPAY);
      checkAmount(gateway, amount);
      await limiter.take('depositsPerPlayer', await countedAs(tx, player, address));
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
  if (!row) throw new Refusal(404, 'This deposit was not found.', 'id');
  return depositFrom(row);
}

async function refuseTooMany(tx: Transaction, player: number, now: Date): Promise<void> {
  await lockPlayer(tx, player);
  const open = await countOf(
    tx,
    `select count(*) as count from deposit d where d.player_id = $1 and ${OPEN} and (d.expires_at > $2 or d.expires_at is null)`,
    [player, now],
  );
  if (open >= MOST_OPEN) throw tooMany();
}

async function stored(tx: Queryable, id: number, now: Date): Promise<Deposit> {
  const deposit = await depositOf(tx, id, now);
  if (!deposit) throw new Error('A deposit was not kept');
  return deposit;
}
