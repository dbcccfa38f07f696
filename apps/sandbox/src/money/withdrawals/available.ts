import type { Withdrawable } from '@pavilion/api-client/wire';
import { maxPaise, minPaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { kycStatusOf } from '../../players/index.ts';
import {
  cashAndHeldOf,
  changeSetting,
  onlyRow,
  type Queryable,
  settingNamed,
  type Transaction,
} from '../../store/index.ts';
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

export function withdrawalTerms(database: Queryable): Promise<WithdrawalTerms> {
  return settingNamed<WithdrawalTerms>(database, 'withdrawals');
}

/** Whether players may take pending requests back, from now on. */
export async function setCanCancel(tx: Transaction, canCancel: boolean): Promise<void> {
  await changeSetting(tx, 'withdrawals', { canCancel });
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
  const rows = await database.query(
    `select coalesce(sum(amount), 0)::bigint as requested from withdrawal
     where player_id = $1 and state in ('pending', 'approved', 'paid')`,
    [player],
  );
  return onlyRow(rows, `what player ${player} has asked for`).requested;
}

/** What a player could withdraw at `now`, and why. */
export async function availableTo(database: Queryable, player: number, now: Date): Promise<Withdrawable> {
  const { min, max, canCancel, kycAbove } = await withdrawalTerms(database);
  const { cash, held } = await cashAndHeldOf(database, player);
  const kyc = await kycStatusOf(database, player, now);
  const withoutKyc =
    kyc === 'approved' ? ZERO : maxPaise(ZERO, subtractPaise(kycAbove, await askedInAll(database, player)));
  return {
    ...{ cash, held, ...withdrawableOf(cash, held, await lockedByBonus(database, player, now)) },
    ...{ min, max, canCancel, kyc, kycAbove, withoutKyc },
    needsKyc: kyc !== 'approved' && withoutKyc < min,
  };
}
