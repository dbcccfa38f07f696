import type { Withdrawable } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { changeSetting, onlyRow, type Queryable, settingNamed, type Transaction } from '../../store/index.ts';

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
 * What a player could withdraw at `now`, and why (betting.md, "Withdrawal"): as the database's `available_to` computes it, which
 * a request is measured by too.
 */
export async function availableTo(database: Queryable, player: number, now: Date): Promise<Withdrawable> {
  const rows = await database.query(
    `select cash, held, locked, withdrawable, least_request as min, most_request as max, can_cancel as "canCancel", kyc,
       kyc_above as "kycAbove", without_kyc as "withoutKyc", owed from available_to($1, $2)`,
    [player, now],
  );
  const { owed, ...available } = onlyRow(rows, `what player ${player} could withdraw`);
  const { kyc, withoutKyc, min } = available;
  return { ...available, needsKyc: kyc !== 'approved' && withoutKyc < min, ...(owed === 0 ? {} : { owed }) };
}
