import { defineRemote } from '@pavilion/contract/remote';
import { definition } from './definition.ts';

const latest = () => import('./withdraw/latest.ts').then((m) => m.latestData);

export const remote = defineRemote({
  definition,
  pages: {
    kyc: () => import('./kyc-page.tsx').then((m) => m.KycPage),
    bonus: () => import('./bonus-page.tsx').then((m) => m.BonusPage),
    oneBonus: () => import('./one-bonus-page.tsx').then((m) => m.OneBonusPage),
    profile: () => import('./profile-page.tsx').then((m) => m.ProfilePage),
    limits: () => import('./limits-page.tsx').then((m) => m.LimitsPage),
    referral: () => import('./referral-page.tsx').then((m) => m.ReferralPage),
    statement: () => import('./statement-page.tsx').then((m) => m.StatementPage),
    gatewayList: () => import('./gateway-list-page.tsx').then((m) => m.GatewayListPage),
    deposit: () => import('./deposit-page.tsx').then((m) => m.DepositPage),
    withdraw: () => import('./withdraw/withdraw-page.tsx').then((m) => m.WithdrawPage),
    withdrawForm: () => import('./withdraw/withdraw-form-page.tsx').then((m) => m.WithdrawFormPage),
    beforeWithdraw: () => import('./withdraw/before-page.tsx').then((m) => m.BeforeWithdrawPage),
    defaultWithdrawForm: () => import('./withdraw/default-form-page.tsx').then((m) => m.DefaultFormPage),
    withdrawals: () => import('./withdraw/withdrawals-page.tsx').then((m) => m.WithdrawalsPage),
    notifications: () => import('./notifications-page.tsx').then((m) => m.NotificationsPage),
    bank: () => import('./bank/bank-page.tsx').then((m) => m.BankPage),
  },
  slots: {
    'balance-card': () => import('./home/money-slot.tsx').then((m) => m.MoneySlot),
    offer: () => import('./passkey-offer.tsx').then((m) => m.PasskeyOffer),
  },
  data: {
    kyc: () => import('./kyc/kyc-data.ts').then((m) => m.kycData),
    bonus: () => import('./bonus/bonus-data.ts').then((m) => m.bonusData),
    oneBonus: () => import('./bonus/bonus-data.ts').then((m) => m.oneBonusData),
    profile: () => import('./profile/profile-data.ts').then((m) => m.profileData),
    limits: () => import('./limits/limits-data.ts').then((m) => m.limitsData),
    referral: () => import('./referral/referral-data.ts').then((m) => m.referralData),
    statement: () => import('./statement/statement-data.ts').then((m) => m.statementData),
    gatewayList: () => import('./deposit/deposit-data.ts').then((m) => m.gatewayListData),
    deposit: () => import('./deposit/deposit-data.ts').then((m) => m.depositData),
    withdraw: latest,
    withdrawForm: latest,
    beforeWithdraw: latest,
    defaultWithdrawForm: latest,
    withdrawals: () => import('./withdraw/requests-view.ts').then((m) => m.requestsData),
    notifications: () => import('./notifications/notices-view.ts').then((m) => m.notificationsData),
    bank: () => import('./bank/saved-accounts.ts').then((m) => m.bankData),
  },
});
