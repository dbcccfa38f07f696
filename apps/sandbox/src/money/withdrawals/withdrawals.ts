import type { CallInput, createWithdrawal, withdrawalCalls } from '@pavilion/api-client/wire';
import { formatMoney } from '@pavilion/money';
import { type Clock, Refusal, withdrawalNumber } from '../../base/index.ts';
import { confirmPassword, kycStatusOf, type Passwords } from '../../players/index.ts';
import type { Handlers, RateLimiter } from '../../server/index.ts';
import { countOf, type Database, lockAccounts, type Queryable, type Transaction } from '../../store/index.ts';
import type { Vault } from '../bank/vault.ts';
import { refuseDebtors } from '../debts/debts.ts';
import { availableTo, withdrawalTerms } from './available.ts';
import { destinationOf, type KeptDestination } from './destination.ts';
import { COLUMNS, refund, takeOut, type WithdrawalRow, withdrawalFrom } from './withdrawal.ts';

/** What the calls of withdrawals need. */
export interface WithdrawalServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly vault: Vault;
}

const PAGE_SIZE = 20;
const FROM = `from withdrawal where player_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or id = $3)`;

/** The calls of a player's withdrawals (betting.md, "Withdrawal"). The desk's part is in `decide.ts`. */
export function withdrawalHandlers(services: WithdrawalServices): Handlers<typeof withdrawalCalls> {
  const { database, clock, vault } = services;

  return {
    createWithdrawal: {
      async before(input, { session: { player } }) {
        await checkAmount(database, input);
        const to = await destinationOf(database, vault, player, input);
        await confirmIfNew(services, player, to, input.password);
      },
      work: (input, { session: { player }, tx }) => requestWithdrawal(services, tx, player, input),
    },

    async getWithdrawals({ skip, pagesize, id, state }, { session: { player } }) {
      const number = id === undefined ? null : withdrawalNumber(id);
      const available = await availableTo(database, player, clock());
      if (id !== undefined && number === null) return { data: { withdrawList: [], count: 0, available } };
      const parameters = [player, state ?? null, number] as const;
      const count = await countOf(database, `select count(*) as count ${FROM}`, parameters);
      const rows = await database.query(
        `select ${COLUMNS} ${FROM} order by created_at desc, id desc limit $4 offset $5`,
        [...parameters, pagesize ?? PAGE_SIZE, skip ?? 0],
      );
      const withdrawList = rows.map((row) => withdrawalFrom(row, available.kyc === 'approved'));
      return { data: { withdrawList, count, available } };
    },

    async cancelWithdrawal({ id }, { session: { player }, tx }) {
      const now = clock();
      const row = await takeBack(tx, player, id, now);
      const isKycApproved = (await kycStatusOf(tx, player, now)) === 'approved';
      const cancelled = withdrawalFrom(row, isKycApproved);
      return { data: { withdrawal: cancelled }, message: 'Request cancelled' };
    },
  };
}

/** Keeps a request and takes its money out, all in `tx`. Its destination has been confirmed. */
async function requestWithdrawal(
  { clock, vault }: WithdrawalServices,
  tx: Transaction,
  player: number,
  input: CallInput<typeof createWithdrawal>,
) {
  const now = clock();
  await checkAmount(tx, input);
  const to = await destinationOf(tx, vault, player, input);
  await lockAccounts(tx, player);
  await refuseDebtors(tx, player);
  const available = await availableTo(tx, player, now);
  if (input.amount > available.withdrawable) {
    throw new Refusal(409, `You can withdraw ${formatMoney(available.withdrawable)} at most.`, 'amount');
  }
  const isKycApproved = available.kyc === 'approved';
  const needsKyc = !isKycApproved && input.amount > available.withoutKyc;
  const [row] = await tx.query(
    `insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at)
     values ($1, $2, $3, $4, $5, $6, 'pending', $7, $8) returning ${COLUMNS}`,
    [player, input.method, to.masked, to.sealed, to.fingerprint, input.amount, needsKyc, now],
  );
  if (!row) throw new Error('A withdrawal was not kept');
  await takeOut(tx, row, needsKyc, now);
  return { data: { withdrawal: withdrawalFrom(row, isKycApproved) }, message: 'Withdrawal requested' };
}

async function checkAmount(database: Queryable, { amount }: CallInput<typeof createWithdrawal>): Promise<void> {
  const { min, max } = await withdrawalTerms(database);
  if (amount < min) throw new Refusal(422, `The least that can be withdrawn is ${formatMoney(min)}.`, 'amount');
  if (amount > max) throw new Refusal(422, `The most in one request is ${formatMoney(max)}.`, 'amount');
}

/** A destination that a player never withdrew to takes their password: a stolen token alone moves nothing to a new account. */
async function confirmIfNew(
  services: WithdrawalServices,
  player: number,
  to: KeptDestination,
  password: string | undefined,
): Promise<void> {
  const known = await services.database.query(
    'select 1 from withdrawal where player_id = $1 and fingerprint = $2 limit 1',
    [player, to.fingerprint],
  );
  if (known.length > 0) return;
  if (!password) throw new Refusal(403, 'Enter your password to withdraw to a new account.', 'password');
  await confirmPassword(services, player, password, 'password');
}

/** Cancels a request that is still pending, and gives its money back. */
async function takeBack(tx: Transaction, player: number, id: string, now: Date): Promise<WithdrawalRow> {
  const { canCancel } = await withdrawalTerms(tx);
  if (!canCancel) throw new Refusal(403, 'A request can’t be taken back here. Ask support.');
  const number = withdrawalNumber(id);
  const [row] =
    number === null
      ? []
      : await tx.query(`select ${COLUMNS} from withdrawal where id = $1 and player_id = $2 for no key update`, [
          number,
          player,
        ]);
  if (!row) throw new Refusal(404, 'There is no such request.', 'id');
  if (row.state !== 'pending') throw new Refusal(409, 'This request can no longer be taken back.', 'id');
  await tx.query(`update withdrawal set state = 'cancelled', decided_at = $2 where id = $1`, [row.id, now]);
  await refund(tx, row, now);
  return { ...row, state: 'cancelled', decidedAt: now };
}
