import type { Withdrawable } from '@pavilion/api-client/wire';
import { maxPaise, minPaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { kycStatusOf } from '../../players/index.ts';
import { onlyRow, type Queryable, type Transaction } from '../../store/index.ts';
import { lockedByBonus } from '../bonus/bonuses.ts';

/** What the organisation says about withdrawals: the setting `withdrawals`. */
export interface WithdrawalTerms {
  readonly min: Paise;
  readonly max: Paise;
  /** Whether a player may take a pending request back. */
  readonly canCancel: boolean;
  /** What a player may ask for in all before their requests wait for KYC. */
  readonly kycAbove: Paise;
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
  cash: Paise,
  held: Paise,
  bonusLocks: Paise,
): Pick<Withdrawable, 'locked' | 'withdrawable'> {
  const free = subtractPaise(cash, held);
  const locked = minPaise(bonusLocks, free);
  return { locked, withdrawable: subtractPaise(free, locked) };
}

/** What a player has asked for and not got back. */
async function askedInAll(database: Queryable, player: number): Promise<Paise> {
  const rows = await database.query<{ requested: Paise }>(
    `select coalesce(sum(amount), 0)::bigint as requested from withdrawal
     where player_id = $1 and state in ('pending', 'approved', 'paid')`,
    [player],
  );
  return onlyRow(rows, `what player ${player} has asked for`).requested;
}

/** Locks a player's accounts, in the ledger's order: what is read of them from then on stays so until the transaction ends. */
export async function lockAccounts(tx: Transaction, player: number): Promise<void> {
  await tx.query('select 1 from account where player_id = $1 order by id for no key update', [player]);
}

/** What a player could withdraw at `now`, and why. */
export async function availableTo(database: Queryable, player: number, now: Date): Promise<Withdrawable> {
  const { min, max, canCancel, kycAbove } = await withdrawalTerms(database);
  const balances = await database.query<{ cash: Paise; held: Paise }>(
    `select cash.balance as cash, held.balance as held from account cash join account held on held.player_id = cash.player_id
     where cash.player_id = $1 and cash.name = 'cash' and held.name = 'held'`,
    [player],
  );
  const { cash, held } = onlyRow(balances, `the cash of player ${player} and what is held of it`);
  const kyc = await kycStatusOf(database, player, now);
  const withoutKyc =
    kyc === 'approved' ? ZERO : maxPaise(ZERO, subtractPaise(kycAbove, await askedInAll(database, player)));
  return {
    ...{ cash, held, ...withdrawableOf(cash, held, await lockedByBonus(database, player, now)) },
    ...{ min, max, canCancel, kyc, kycAbove, withoutKyc },
    needsKyc: kyc !== 'approved' && withoutKyc < min,
  };
}
