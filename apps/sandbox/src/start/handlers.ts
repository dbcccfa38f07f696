import { type calls, SPORT_IDS } from '@pavilion/api-client/wire';
import type { Clock } from '../base/index.ts';
import {
  catalogueHandlers,
  closedGames,
  gameIndexHandlers,
  gamesThere,
  type LobbyServices,
  lobbyHandlers,
  netsOf,
  openGames,
  ownGamesHandlers,
  playHandlers,
} from '../casino/index.ts';
import {
  type BankServices,
  bankHandlers,
  bonusHandlers,
  depositHandlers,
  referralHandlers,
  type WithdrawalServices,
  withdrawalHandlers,
} from '../money/index.ts';
import { organisationHandlers, type Subjects } from '../organisation/index.ts';
import {
  type AccountServices,
  accountHandlers,
  contactHandlers,
  type FileServices,
  fileHandlers,
  kycHandlers,
  type LimitServices,
  limitHandlers,
  notificationHandlers,
  passkeyHandlers,
} from '../players/index.ts';
import type { CallContext, Handlers } from '../server/index.ts';
import {
  betHandlers,
  type DecidedMarkets,
  decidedAmong,
  type Feed,
  marketHandlers,
  type PriceHistory,
  sportsHandlers,
} from '../sports/index.ts';
import { statementHandlers } from '../statement/index.ts';
import type { Database } from '../store/index.ts';

/** What there is for a banner to be about, for who is somewhere; of `games` (`provider/slug`), which of them are there. */
export async function subjectsOf(
  { database, clock, feed }: { readonly database: Database; readonly clock: Clock; readonly feed: Feed },
  { country }: Pick<CallContext, 'country'>,
  games: readonly string[],
): Promise<Subjects> {
  const [codes, closedOf] = [await gamesThere(database, games), await closedGames(database, { country, now: clock() })];
  const going = () => feed.matches().filter(({ state }) => state !== 'closed');
  const named = (match: ReturnType<typeof going>[number] | undefined) =>
    match && { id: match.refMatchId, name: match.name, inPlay: match.inPlay };
  return {
    match: (id) => named(going().find(({ refMatchId }) => refMatchId === id)),
    leading: (sport) =>
      named(
        going()
          .filter(({ sportId, inPlay }) => inPlay && sportId === SPORT_IDS[sport])
          .toSorted((a, b) => b.matched - a.matched)[0],
      ),
    isGameOpen(game) {
      const [provider = ''] = game.split('/');
      const code = codes.get(game);
      return code !== undefined && closedOf({ provider, code }) === undefined;
    },
  };
}

/** A handler for every call of the wire: one more in the wire is a type error here until it has one. */
export function allHandlers(
  services: AccountServices &
    FileServices &
    BankServices &
    WithdrawalServices &
    LobbyServices &
    LimitServices & { readonly feed: Feed; readonly decided: DecidedMarkets; readonly history: PriceHistory },
): Handlers<typeof calls> {
  const money = {
    ...depositHandlers(services),
    ...withdrawalHandlers(services),
    ...bonusHandlers(services),
  };
  return {
    ...accountHandlers(services),
    ...passkeyHandlers(services),
    ...organisationHandlers({ ...services, subjects: (visitor, games) => subjectsOf(services, visitor, games) }),
    ...notificationHandlers(services),
    ...contactHandlers(services),
    ...money,
    ...statementHandlers(services, money),
    ...fileHandlers(services),
    ...kycHandlers(services),
    ...limitHandlers(services),
    ...bankHandlers(services),
    ...referralHandlers(services),
    ...lobbyHandlers(services),
    ...catalogueHandlers(services),
    ...gameIndexHandlers(services),
    ...ownGamesHandlers({ ...services, openGames, netsOf }),
    ...playHandlers(services),
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
