export { type BankServices, bankHandlers, saveBank } from './bank/bank.ts';
export { accountIdentity } from './bank/new-destination.ts';
export { resealBanks } from './bank/reseal.ts';
export { bonusHandlers } from './bonus/bonus.ts';
export { bonusesOf, doneOf, releasedOf } from './bonus/bonuses.ts';
export { campaignsOf, checkGrant, grantBonus, onDepositApproved, tellOfBonus } from './bonus/grants.ts';
export { addCampaigns, recordActivation, recordClaims, recordStakes } from './bonus/record.ts';
export { bonusClaimedStory, bonusEndedStory, bonusGivenStory, bonusTakenStory } from './bonus/story.ts';
export {
  closedDebts,
  collectDebts,
  collectDue,
  type Debt,
  debtFor,
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
  checkApprovalOf,
  creditedSince,
  type DeskDeposit,
  declineDeposit,
  pendingDeposits,
  showDeposit,
  takeDeposit,
} from './deposits/decide.ts';
export { latestDeposits, type PastDeposit, recordDeposit } from './deposits/deposit.ts';
export { depositHandlers } from './deposits/deposits.ts';
export { depositsOfPayment, findDeposits } from './deposits/find.ts';
export {
  addGateway,
  addOperatorAccount,
  closeGateway,
  FASTPAY,
  gatewayOf,
  gatewaysOf,
  openDueGateways,
  RRN,
  reopenGateway,
} from './deposits/gateways.ts';
export { hearGateway } from './deposits/redirect.ts';
export { depositDecidedStory, depositSentStory } from './deposits/story.ts';
export { routeFastpay, settlePayments } from './fastpay/routes.ts';
export { type PaymentTrouble, paymentTroubles } from './fastpay/trouble.ts';
export { addAgent } from './referral/agents.ts';
export { referrals } from './referral/codes.ts';
export {
  type DueReferral,
  dueReferrals,
  isKycOfChildrenWanted,
  lockDueReferrals,
  payDueReferrals,
  payReferrals,
  type ReferralPayment,
  wantKycOfChildren,
} from './referral/commission.ts';
export { type HeldReferral, type HeldSum, heldReferrals, refuseReferral, releaseReferral } from './referral/held.ts';
export { commissionPaid } from './referral/paid.ts';
export { recordClicks, recordCode, recordReferralPayment, recordReferrals } from './referral/record.ts';
export { referralHandlers } from './referral/referral.ts';
export { type NewWager, recordWagers } from './wagers/record.ts';
export { countWager, voidWager } from './wagers/wagers.ts';
export { availableTo } from './withdrawals/available.ts';
export {
  approvedSince,
  approveWithdrawal,
  checkApproval,
  type DeskWithdrawal,
  declineWithdrawal,
  failWithdrawal,
  payWithdrawal,
  showWithdrawal,
  takeWithdrawal,
  waitingWithdrawals,
} from './withdrawals/decide.ts';
export { giveBackToDemo } from './withdrawals/demo.ts';
export { upiAddress } from './withdrawals/destination.ts';
export { findWithdrawals, withdrawalsOfPayment } from './withdrawals/find.ts';
export {
  closeMethod,
  type KeptMethod,
  methodsOf,
  openDueMethods,
  openMethod,
  setMethodTerms,
  takeMethod,
} from './withdrawals/methods.ts';
export { type PastWithdrawal, recordWithdrawal } from './withdrawals/record.ts';
export { reprintAccounts } from './withdrawals/reprint.ts';
export type { WithdrawalServices } from './withdrawals/request.ts';
export { resealWithdrawals } from './withdrawals/reseal.ts';
export { statesOf as requestStates, type WithdrawalMoveName } from './withdrawals/states.ts';
export { withdrawalApprovedStory, withdrawalEndedStory, withdrawalSentStory } from './withdrawals/story.ts';
export {
  setWithdrawalTerms,
  takeWithdrawalTerms,
  type WithdrawalTerms,
  withdrawalTerms,
} from './withdrawals/terms.ts';
export { latestWithdrawals } from './withdrawals/withdrawal.ts';
export { withdrawalHandlers } from './withdrawals/withdrawals.ts';
