import type { Paise } from '@pavilion/money';
import { changeSetting, lockSetting, type Queryable, settingNamed, type Transaction } from '../../store/index.ts';

/** What the organisation says about withdrawals: the setting `withdrawals`. */
export interface WithdrawalTerms {
  /** Whether a player may take a pending request back. */
  readonly canCancel: boolean;
  /** What a player may ask for in all before their requests wait for KYC. */
  readonly kycAbove: Paise;
  /** Whether nothing can be asked for before KYC is approved. */
  readonly kycFirst: boolean;
}

export function withdrawalTerms(database: Queryable): Promise<WithdrawalTerms> {
  return settingNamed<WithdrawalTerms>(database, 'withdrawals');
}

/** Takes what the organisation says about withdrawals, to change it: nobody else does until `tx` ends. */
export async function takeWithdrawalTerms(tx: Transaction): Promise<WithdrawalTerms> {
  await lockSetting(tx, 'withdrawals');
  return withdrawalTerms(tx);
}

/** Sets what the organisation says about withdrawals, from now on; what was requested before stays as it was taken. */
export async function setWithdrawalTerms(
  tx: Transaction,
  { canCancel, kycAbove, kycFirst }: WithdrawalTerms,
): Promise<void> {
  await changeSetting(tx, 'withdrawals', { canCancel, kycAbove, kycFirst });
}
