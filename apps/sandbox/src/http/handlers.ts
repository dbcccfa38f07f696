import type { calls } from '@pavilion/api-client/wire';
import { type AccountServices, accountHandlers } from '../accounts/accounts.ts';
import { bankHandlers } from '../bank/bank.ts';
import { betHandlers } from '../bets/handlers.ts';
import { bonusHandlers } from '../bonus/bonus.ts';
import { catalogueHandlers } from '../catalogue/catalogue.ts';
import { depositHandlers } from '../deposits/deposits.ts';
import { fileHandlers } from '../files/files.ts';
import { kycHandlers } from '../kyc/kyc.ts';
import { walletHandlers } from '../ledger/wallet.ts';
import { type LobbyServices, lobbyHandlers } from '../lobby/lobby.ts';
import { marketHandlers } from '../markets/handlers.ts';
import { notificationHandlers } from '../notifications/notifications.ts';
import { organisationHandlers } from '../organisation/organisation.ts';
import { referralHandlers } from '../referral/referral.ts';
import type { Feed } from '../sports-feed/feed.ts';
import { sportsHandlers } from '../sports-feed/sports.ts';
import { withdrawalHandlers } from '../withdrawals/withdrawals.ts';
import type { Handlers } from './handler.ts';

/** A handler for every call of the wire: one more in the wire is a type error here until it has one. */
export function allHandlers(
  services: AccountServices & LobbyServices & { readonly feed: Feed },
): Handlers<typeof calls> {
  return {
    ...accountHandlers(services),
    ...organisationHandlers(services.database),
    ...notificationHandlers(services),
    ...walletHandlers(services.database),
    ...fileHandlers(services),
    ...depositHandlers(services),
    ...kycHandlers(services),
    ...bankHandlers(services),
    ...withdrawalHandlers(services),
    ...bonusHandlers(services),
    ...referralHandlers(services),
    ...lobbyHandlers(services),
    ...catalogueHandlers(services.database),
    ...sportsHandlers(services.feed),
    ...marketHandlers(services.feed),
    ...betHandlers(services),
  };
}
