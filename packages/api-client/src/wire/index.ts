import { accountCalls } from './account.ts';
import { bankCalls } from './bank.ts';
import { betCalls } from './bets.ts';
import { bonusCalls } from './bonus.ts';
import { cashOutCalls } from './cash-out.ts';
import { catalogueCalls } from './catalogue.ts';
import { depositCalls } from './deposits.ts';
import { exposureCalls } from './exposure.ts';
import { formCalls } from './form.ts';
import { kycCalls } from './kyc.ts';
import { lobbyCalls } from './lobby.ts';
import { marketCalls } from './markets.ts';
import { notificationCalls } from './notifications.ts';
import { organisationCalls } from './organisation.ts';
import { referralCalls } from './referral.ts';
import { sportsCalls } from './sports.ts';
import { walletCalls } from './wallet.ts';
import { withdrawalCalls } from './withdrawals.ts';

export * from './account.ts';
export * from './bank.ts';
export * from './bets.ts';
export * from './boards.ts';
export * from './bonus.ts';
export * from './call.ts';
export * from './cash-out.ts';
export * from './catalogue.ts';
export * from './deposits.ts';
export * from './direction.ts';
export * from './event.ts';
export * from './exposure.ts';
export * from './form.ts';
export * from './kyc.ts';
export * from './lobby.ts';
export * from './markets.ts';
export * from './money.ts';
export * from './notifications.ts';
export * from './odds.ts';
export * from './organisation.ts';
export * from './referral.ts';
export * from './refusals.ts';
export * from './session-events.ts';
export * from './socket.ts';
export * from './sports.ts';
export * from './standard.ts';
export * from './telemetry.ts';
export * from './telemetry-names.ts';
export * from './wallet.ts';
export * from './withdrawals.ts';

/** Every call there is, by name: what the sandbox routes and the tests walk through. */
export const calls = {
  ...accountCalls,
  ...organisationCalls,
  ...notificationCalls,
  ...walletCalls,
  ...formCalls,
  ...depositCalls,
  ...withdrawalCalls,
  ...bankCalls,
  ...kycCalls,
  ...bonusCalls,
  ...referralCalls,
  ...catalogueCalls,
  ...lobbyCalls,
  ...sportsCalls,
  ...marketCalls,
  ...betCalls,
  ...cashOutCalls,
  ...exposureCalls,
};
