import type { Withdrawable } from '@pavilion/api-client/wire';
import { kycStatusOf } from '../../players/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';
import { lockedByBonus } from '../bonus/bonuses.ts';

/** What the organisation says about withdrawals: the setting `withdrawals`. Amounts in paise. */
export interface WithdrawalTerms {
  readonly min: number;
  readonly max: number;
  /** Whether a player may take a pending request back. */
  readonly canCancel: boolean;
  /** What a player may ask for in all before his requests wait for KYC. */
  readonly kycAbove: number;
}

export async function withdrawalTerms(database: Queryable): Promise<WithdrawalTerms> {
  const [row] = await database.query<{ value: WithdrawalTerms }>(`select value from setting where key = 'withdrawals'`);
  if (!row) throw new Error('The setting withdrawals is missing');
  return row.value;
}

/** Whether players may take pending requests back, from now on. */
export async function setCanCancel(tx: Transaction, canCancel: boolean): Promise<void> {
  await tx.query(
    `update setting set value = jsonb_set(value, '{canCancel}', to_jsonb($1::boolean)) where key = 'withdrawals'`,
    [canCancel],
  );
}

/**
 * Cash less what is held for open bets less what a bonus locks, as far as there is cash to lock (betting.md, "Withdrawal").
 * Never below zero: the ledger keeps what is held at or below the cash. Coins do not come into it.
 */
export function withdrawableOf(
  cash: number,
  held: number,
  bonusLocks: number,
): Pick<Withdrawable, 'locked' | 'withdrawable'> {
  const locked = Math.min(bonusLocks, cash - held);
  return { locked, withdrawable: cash - held - locked };
}

/** What a player has asked for and not got back, in paise. */
async function askedInAll(database: Queryable, player: number): Promise<number> {
  const [row] = await database.query<{ asked: number }>(
    `select coalesce(sum(amount), 0)::bigint as asked from withdrawal
     where player_id = $1 and state in ('pending', 'approved', 'paid')`,
    [player],
  );
  return row?.asked ?? 0;
}

/** Locks a player's purses, in the ledger's order: what is read of them from then on stays so until the transaction ends. */
export async function lockPurses(tx: Transaction, player: number): Promise<void> {
  await tx.query('select 1 from account where player_id = $1 order by id for no key update', [player]);
}

/** What a player could withdraw at `now`, and why. */
export async function availableTo(database: Queryable, player: number, now: Date): Promise<Withdrawable> {
  const { min, max, canCancel, kycAbove } = await withdrawalTerms(database);
  const [purses] = await database.query<{ cash: number; held: number }>(
    `select max(balance) filter (where purse = 'cash') as cash, max(balance) filter (where purse = 'held') as held
     from account where player_id = $1`,
    [player],
  );
  const { cash = 0, held = 0 } = purses ?? {};
  const kyc = await kycStatusOf(database, player, now);
  const withoutKyc = kyc === 'approved' ? 0 : Math.max(0, kycAbove - (await askedInAll(database, player)));
  return {
    ...{ cash, held, ...withdrawableOf(cash, held, await lockedByBonus(database, player, now)) },
    ...{ min, max, canCancel, kyc, kycAbove, withoutKyc },
    needsKyc: kyc !== 'approved' && withoutKyc < min,
  };
}
