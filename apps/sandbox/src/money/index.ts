export { accountIdentity, type BankServices, bankHandlers, saveBank } from './bank/bank.ts';
export { holdKeys, KEPT_KEYS } from './bank/kept-keys.ts';
export { resealBanks } from './bank/reseal.ts';
export { createVault, MissingKey, nameOfKey, type Vault } from './bank/vault.ts';
export { bonusHandlers } from './bonus/bonus.ts';
export { bonusesOf, doneOf, releasedOf } from './bonus/bonuses.ts';
export { grantBonus, onDepositApproved } from './bonus/grants.ts';
export { addCampaigns, recordActivation, recordClaims, recordStakes } from './bonus/record.ts';
export {
  closedDebts,
  collectDebts,
  collectDue,
  type Debt,
  debtOf,
  forgiveDebt,
  leftOf,
  openDebts,
  owedBy,
  recordDebt,
} from './debts/debts.ts';
export { expireDeposits } from './deposits/credit.ts';
export {
  approveDeposit,
  type DeskDeposit,
  declineDeposit,
  pendingDeposits,
  showDeposit,
  takeDeposit,
} from './deposits/decide.ts';
export { latestDeposits, type PastDeposit, recordDeposit } from './deposits/deposit.ts';
export { depositHandlers } from './deposits/deposits.ts';
export { addGateway, addOperatorAccount, FASTPAY, RRN } from './deposits/gateways.ts';
export { hearGateway } from './deposits/redirect.ts';
export { routeFastpay, settlePayments } from './fastpay/routes.ts';
export { type PaymentTrouble, paymentTroubles } from './fastpay/trouble.ts';
export { addAgent } from './referral/agents.ts';
export { referrals } from './referral/codes.ts';
export { recordClicks, recordCode, recordReferralPayment, recordReferrals } from './referral/record.ts';
export { referralHandlers } from './referral/referral.ts';
export { type NewWager, recordWagers } from './wagers/record.ts';
export { countWager, voidWager } from './wagers/wagers.ts';
export { walletHandlers } from './wallet/wallet.ts';
export { availableTo, setCanCancel, withdrawalTerms } from './withdrawals/available.ts';
export {
  approveWithdrawal,
  type DeskWithdrawal,
  declineWithdrawal,
  failWithdrawal,
  NO_KEY,
  payWithdrawal,
  takeWithdrawal,
  waitingWithdrawals,
} from './withdrawals/decide.ts';
export { upiAddress } from './withdrawals/destination.ts';
export { type PastWithdrawal, recordWithdrawal } from './withdrawals/record.ts';
export type { WithdrawalServices } from './withdrawals/request.ts';
export { resealWithdrawals } from './withdrawals/reseal.ts';
export { latestWithdrawals, playerOfWithdrawal } from './withdrawals/withdrawal.ts';
export { withdrawalHandlers } from './withdrawals/withdrawals.ts';
