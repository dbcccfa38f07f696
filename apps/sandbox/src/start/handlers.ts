import type { calls } from '@pavilion/api-client/wire';
import { catalogueHandlers, type LobbyServices, lobbyHandlers } from '../casino/index.ts';
import {
  type BankServices,
  bankHandlers,
  bonusHandlers,
  depositHandlers,
  referralHandlers,
  type WithdrawalServices,
  walletHandlers,
  withdrawalHandlers,
} from '../money/index.ts';
import { organisationHandlers } from '../organisation/index.ts';
import {
  type AccountServices,
  accountHandlers,
  type FileServices,
  fileHandlers,
  kycHandlers,
  notificationHandlers,
} from '../players/index.ts';
import type { Handlers } from '../server/index.ts';
import {
  betHandlers,
  type DecidedMarkets,
  decidedAmong,
  type Feed,
  marketHandlers,
  type PriceHistory,
  sportsHandlers,
} from '../sports/index.ts';

/** A handler for every call of the wire: one more in the wire is a type error here until it has one. */
export function allHandlers(
  services: AccountServices &
    FileServices &
    BankServices &
    WithdrawalServices &
    LobbyServices & { readonly feed: Feed; readonly decided: DecidedMarkets; readonly history: PriceHistory },
): Handlers<typeof calls> {
  return {
    ...accountHandlers(services),
    ...organisationHandlers(services.database),
    ...notificationHandlers(services),
    ...walletHandlers(services),
    ...fileHandlers(services),
    ...depositHandlers(services),
    ...kycHandlers(services),
    ...bankHandlers(services),
    ...withdrawalHandlers(services),
    ...bonusHandlers(services),
    ...referralHandlers(services),
    ...lobbyHandlers(services),
    ...catalogueHandlers(services.database),
    ...sportsHandlers(services.feed, services.decided.known),
    ...marketHandlers(
      services.feed,
      services.database,
      (ids) => decidedAmong(services.database, ids),
      services.history,
    ),
    ...betHandlers(services),
  };
}
