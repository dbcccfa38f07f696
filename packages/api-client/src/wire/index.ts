import { accountCalls } from './account.ts';
import { bankCalls } from './bank.ts';
import { betCalls } from './bets.ts';
import { bonusCalls } from './bonus.ts';
import { cashOutCalls } from './cash-out.ts';
import { catalogueCalls } from './catalogue.ts';
import { contactCalls } from './contact.ts';
import { depositCalls } from './deposits.ts';
import { exposureCalls } from './exposure.ts';
import { formCalls } from './form.ts';
import { gameIndexCalls } from './game-index.ts';
import { kycCalls } from './kyc.ts';
import { limitCalls } from './limits.ts';
import { lobbyCalls } from './lobby.ts';
import { marketCalls } from './markets.ts';
import { notificationCalls } from './notifications.ts';
import { organisationCalls } from './organisation.ts';
import { ownGamesCalls } from './own-games.ts';
import { passkeyCalls } from './passkeys.ts';
import { playCalls } from './play.ts';
import { profileCalls } from './profile.ts';
import { referralCalls } from './referral.ts';
import { sportsCalls } from './sports.ts';
import { statementEntryCalls } from './statement-entry.ts';
import { walletCalls } from './wallet.ts';
import { withdrawalCalls } from './withdrawals.ts';

export * from './account.ts';
export * from './bank.ts';
export * from './bets.ts';
export * from './boards.ts';
export * from './bonus.ts';
export * from './call.ts';
export { cardNetwork } from './card.ts';
export * from './cash-out.ts';
export * from './catalogue.ts';
export * from './contact.ts';
export * from './deposits.ts';
export * from './direction.ts';
export * from './event.ts';
export * from './exposure.ts';
export * from './form.ts';
export * from './game-index.ts';
export * from './kyc.ts';
export * from './limits.ts';
export * from './live-tables.ts';
export * from './lobby.ts';
export * from './markets.ts';
export * from './money.ts';
export * from './named-text.ts';
export * from './notifications.ts';
export * from './odds.ts';
export * from './operator-texts.ts';
export * from './organisation.ts';
export * from './own-games.ts';
export * from './passkeys.ts';
export { isReadable } from './person-text.ts';
export * from './play.ts';
export * from './profile.ts';
export * from './reasons.ts';
export * from './referral.ts';
export * from './refusals.ts';
export * from './session-events.ts';
export * from './socket.ts';
export * from './sports.ts';
export * from './standard.ts';
export * from './statement-entry.ts';
export * from './telemetry.ts';
export * from './telemetry-names.ts';
export * from './telemetry-trace.ts';
export { slugOf } from './tile.ts';
export * from './two-languages.ts';
export * from './wallet.ts';
export * from './withdrawals.ts';

/** Every call there is, by name: what the sandbox routes and the tests walk through. */
export const calls = {
  ...accountCalls,
  ...profileCalls,
  ...passkeyCalls,
  ...organisationCalls,
  ...notificationCalls,
  ...contactCalls,
  ...walletCalls,
  ...statementEntryCalls,
  ...formCalls,
  ...depositCalls,
  ...withdrawalCalls,
  ...bankCalls,
  ...kycCalls,
  ...limitCalls,
  ...bonusCalls,
  ...referralCalls,
  ...catalogueCalls,
  ...gameIndexCalls,
  ...ownGamesCalls,
  ...playCalls,
  ...lobbyCalls,
  ...sportsCalls,
  ...marketCalls,
  ...betCalls,
  ...cashOutCalls,
  ...exposureCalls,
};
