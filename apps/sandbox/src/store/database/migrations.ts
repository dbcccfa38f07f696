import { players } from './migrations/0001-players.ts';
import { ledger } from './migrations/0002-ledger.ts';
import { oneTimeCodes } from './migrations/0003-one-time-codes.ts';
import { organisation } from './migrations/0004-organisation.ts';
import { catalogue } from './migrations/0005-catalogue.ts';
import { holds } from './migrations/0006-holds.ts';
import { clientRequests } from './migrations/0007-client-requests.ts';
import { deposits } from './migrations/0008-deposits.ts';
import { withdrawals } from './migrations/0009-withdrawals.ts';
import { kyc } from './migrations/0010-kyc.ts';
import { bonuses } from './migrations/0011-bonuses.ts';
import { referrals } from './migrations/0012-referrals.ts';
import { bets } from './migrations/0013-bets.ts';
import { notificationsAndDesk } from './migrations/0015-notifications-and-desk.ts';
import { lobby } from './migrations/0016-lobby.ts';
import { world } from './migrations/0017-world.ts';
import { ledgerPost } from './migrations/0018-ledger-post.ts';
import { accountNames } from './migrations/0019-account-names.ts';
import { countedWagers } from './migrations/0020-counted-wagers.ts';
import { releaseReports } from './migrations/0021-release-reports.ts';
import { codesByNumber } from './migrations/0022-codes-by-number.ts';
import { playerNetworks } from './migrations/0023-player-networks.ts';
import { netLosses } from './migrations/0024-net-losses.ts';
import { ledgerByPlayer } from './migrations/0025-ledger-by-player.ts';
import { retention } from './migrations/0026-retention.ts';
import { postByAccount } from './migrations/0027-post-by-account.ts';
import { debts } from './migrations/0028-debts.ts';
import { settlementWork } from './migrations/0029-settlement-work.ts';
import { playerStanding } from './migrations/0030-player-standing.ts';
import { seamlessWallet } from './migrations/0031-seamless-wallet.ts';
import { placeBet } from './migrations/0032-place-bet.ts';
import { walletPublicKeys } from './migrations/0033-wallet-public-keys.ts';
import { roundEnds } from './migrations/0034-round-ends.ts';
import { moneyRequests } from './migrations/0035-money-requests.ts';
import { plansKept } from './migrations/0038-plans-kept.ts';
import { standingBets } from './migrations/0039-standing-bets.ts';
import { betDelay } from './migrations/0040-bet-delay.ts';
import { delaySeldom } from './migrations/0041-delay-seldom.ts';
import { nobodyMetWhoMayNotBet } from './migrations/0042-nobody-met-who-may-not-bet.ts';
import { paymentTrouble } from './migrations/0043-payment-trouble.ts';
import { rails } from './migrations/0044-rails.ts';
import { restsBounded } from './migrations/0045-rests-bounded.ts';
import { restsNearTheMarket } from './migrations/0046-rests-near-the-market.ts';
import { exposures } from './migrations/0047-exposures.ts';
import { heldWins } from './migrations/0048-held-wins.ts';
import { entriesInFull } from './migrations/0050-entries-in-full.ts';
import { betsTogether } from './migrations/0051-bets-together.ts';
import { positionsWithin } from './migrations/0052-positions-within.ts';
import { exposuresAsBooked } from './migrations/0053-exposures-as-booked.ts';
import { namesOfBets } from './migrations/0054-names-of-bets.ts';
import { openMarkets } from './migrations/0055-open-markets.ts';
import { countedAtOnce } from './migrations/0056-counted-at-once.ts';
import { walletParts } from './migrations/0057-wallet-parts.ts';
import { walletOrders } from './migrations/0058-wallet-orders.ts';
import { noWinWithoutABet } from './migrations/0059-no-win-without-a-bet.ts';
import { cashOut } from './migrations/0060-cash-out.ts';
import { priceHistory } from './migrations/0063-price-history.ts';
import { codesJustUsed } from './migrations/0074-codes-just-used.ts';
import { deskNetworks } from './migrations/0076-desk-networks.ts';
import { winsOfARoundTogether } from './migrations/0077-wins-of-a-round-together.ts';
import { nobodyBetsWhoMayNot } from './migrations/0078-nobody-bets-who-may-not.ts';
import { keysHeld } from './migrations/0079-keys-held.ts';
import { betsByTheirNames } from './migrations/0080-bets-by-their-names.ts';
import { settledAs } from './migrations/0081-settled-as.ts';
import { wholeCashOuts } from './migrations/0084-whole-cash-outs.ts';

/** One step of the schema. A published one is never edited: the next one changes what it made. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}

/** Every step of the schema, oldest first. */
export const migrations: readonly Migration[] = [
  players,
  ledger,
  oneTimeCodes,
  organisation,
  catalogue,
  holds,
  clientRequests,
  deposits,
  withdrawals,
  kyc,
  bonuses,
  referrals,
  bets,
  notificationsAndDesk,
  lobby,
  world,
  ledgerPost,
  accountNames,
  countedWagers,
  releaseReports,
  codesByNumber,
  playerNetworks,
  netLosses,
  ledgerByPlayer,
  retention,
  postByAccount,
  debts,
  settlementWork,
  playerStanding,
  seamlessWallet,
  placeBet,
  walletPublicKeys,
  roundEnds,
  moneyRequests,
  plansKept,
  standingBets,
  betDelay,
  delaySeldom,
  nobodyMetWhoMayNotBet,
  paymentTrouble,
  rails,
  restsBounded,
  restsNearTheMarket,
  exposures,
  heldWins,
  entriesInFull,
  betsTogether,
  positionsWithin,
  exposuresAsBooked,
  namesOfBets,
  openMarkets,
  countedAtOnce,
  walletParts,
  walletOrders,
  noWinWithoutABet,
  cashOut,
  priceHistory,
  codesJustUsed,
  deskNetworks,
  winsOfARoundTogether,
  nobodyBetsWhoMayNot,
  keysHeld,
  betsByTheirNames,
  settledAs,
  wholeCashOuts,
];
