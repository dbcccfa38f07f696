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
import { gatewaysClosed } from './migrations/0085-gateways-closed.ts';
import { coinRates } from './migrations/0086-coin-rates.ts';
import { withdrawalMethods } from './migrations/0087-withdrawal-methods.ts';
import { commissionByPayment } from './migrations/0089-commission-by-payment.ts';
import { kycMoves } from './migrations/0091-kyc-moves.ts';
import { devices } from './migrations/0092-devices.ts';
import { playLimits } from './migrations/0093-play-limits.ts';
import { playRunAge } from './migrations/0094-play-run-age.ts';
import { leftOfLimits } from './migrations/0095-left-of-limits.ts';
import { whatNoticesAreAbout } from './migrations/0097-what-notices-are-about.ts';
import { sportsOfMatches } from './migrations/0098-sports-of-matches.ts';
import { deskOperators } from './migrations/0099-desk-operators.ts';
import { secondEyes } from './migrations/0100-second-eyes.ts';
import { ownTexts } from './migrations/0101-own-texts.ts';
import { withdrawalMethodsClosed } from './migrations/0105-withdrawal-methods-closed.ts';
import { endsOfSessions } from './migrations/0106-ends-of-sessions.ts';
import { commissionDays } from './migrations/0110-commission-days.ts';
import { aBetLookedAtOnce } from './migrations/0113-a-bet-looked-at-once.ts';
import { noCreditForWhoStopped } from './migrations/0116-no-credit-for-who-stopped.ts';
import { oneRound } from './migrations/0117-one-round.ts';
import { onePaymentEach } from './migrations/0118-one-payment-each.ts';
import { earnersBounded } from './migrations/0119-earners-bounded.ts';
import { moreSecondEyes } from './migrations/0122-more-second-eyes.ts';
import { onePerson } from './migrations/0123-one-person.ts';
import { sinceWhenClosed } from './migrations/0130-since-when-closed.ts';
import { stakesSettled } from './migrations/0134-stakes-settled.ts';
import { stakesThatStand } from './migrations/0135-stakes-that-stand.ts';
import { askedAMomentAgo } from './migrations/0140-asked-a-moment-ago.ts';
import { papersSealed } from './migrations/0156-papers-sealed.ts';
import { onePersonByIndex } from './migrations/0160-one-person-by-index.ts';
import { commissionHeld } from './migrations/0161-commission-held.ts';
import { requestsInFull } from './migrations/0162-requests-in-full.ts';
import { proofsSealed } from './migrations/0163-proofs-sealed.ts';
import { studio } from './migrations/0180-studio.ts';
import { launch } from './migrations/0181-launch.ts';
import { studioTables } from './migrations/0190-studio-tables.ts';
import { eyesForAllMoney } from './migrations/0220-eyes-for-all-money.ts';
import { whoSetPasswords } from './migrations/0221-who-set-passwords.ts';
import { onePersonExcluded } from './migrations/0230-one-person-excluded.ts';
import { upiOfRequests } from './migrations/0240-upi-of-requests.ts';
import { playersGames } from './migrations/0260-players-games.ts';
import { noCheckWithoutPlay } from './migrations/0280-no-check-without-play.ts';
import { excludedEarners } from './migrations/0290-excluded-earners.ts';
import { depositsTaken } from './migrations/0291-deposits-taken.ts';
import { firstPayments } from './migrations/0300-first-payments.ts';
import { demoRequests } from './migrations/0301-demo-requests.ts';
import { titleNames } from './migrations/0320-title-names.ts';
import { gameTerms } from './migrations/0340-game-terms.ts';
import { roundDetails } from './migrations/0341-round-details.ts';
import { heldForEachReason } from './migrations/0360-held-for-each-reason.ts';
import { oneDepositOneBonus } from './migrations/0370-one-deposit-one-bonus.ts';
import { documentsByTwo } from './migrations/0371-documents-by-two.ts';
import { paidBefore } from './migrations/0380-paid-before.ts';
import { lateRounds } from './migrations/0390-late-rounds.ts';
import { lateRoundsSealed } from './migrations/0391-late-rounds-sealed.ts';
import { paymentsThatGoBack } from './migrations/0400-payments-that-go-back.ts';
import { commissionRefused } from './migrations/0401-commission-refused.ts';
import { roundsTogether } from './migrations/0407-rounds-together.ts';
import { mostOfAllSpots } from './migrations/0408-most-of-all-spots.ts';
import { studioForgets } from './migrations/0409-studio-forgets.ts';
import { roundsByCode } from './migrations/0420-rounds-by-code.ts';
import { organisations } from './migrations/0421-organisations.ts';
import { aMinuteAtLeast } from './migrations/0422-a-minute-at-least.ts';
import { feesAsShown } from './migrations/0423-fees-as-shown.ts';
import { failedByTwo } from './migrations/0424-failed-by-two.ts';
import { passkeys } from './migrations/0425-passkeys.ts';
import { closedOrganisationsBets } from './migrations/0440-closed-organisations-bets.ts';
import { broughtSince } from './migrations/0441-brought-since.ts';
import { contactMessages } from './migrations/0442-contact-messages.ts';
import { coinsAsSent } from './migrations/0443-coins-as-sent.ts';
import { newPlacesHeld } from './migrations/0444-new-places-held.ts';
import { bankReferences } from './migrations/0445-bank-references.ts';
import { cashOutsWithinLimits } from './migrations/0446-cash-outs-within-limits.ts';
import { frameRights } from './migrations/0460-frame-rights.ts';
import { releaseTraces } from './migrations/0470-release-traces.ts';

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
  gatewaysClosed,
  coinRates,
  withdrawalMethods,
  commissionByPayment,
  kycMoves,
  devices,
  playLimits,
  playRunAge,
  leftOfLimits,
  whatNoticesAreAbout,
  sportsOfMatches,
  deskOperators,
  secondEyes,
  ownTexts,
  withdrawalMethodsClosed,
  endsOfSessions,
  commissionDays,
  aBetLookedAtOnce,
  noCreditForWhoStopped,
  oneRound,
  onePaymentEach,
  earnersBounded,
  moreSecondEyes,
  onePerson,
  sinceWhenClosed,
  stakesSettled,
  stakesThatStand,
  askedAMomentAgo,
  papersSealed,
  onePersonByIndex,
  commissionHeld,
  requestsInFull,
  proofsSealed,
  studio,
  launch,
  studioTables,
  eyesForAllMoney,
  whoSetPasswords,
  onePersonExcluded,
  upiOfRequests,
  playersGames,
  noCheckWithoutPlay,
  excludedEarners,
  depositsTaken,
  firstPayments,
  demoRequests,
  titleNames,
  gameTerms,
  roundDetails,
  heldForEachReason,
  oneDepositOneBonus,
  documentsByTwo,
  paidBefore,
  lateRounds,
  lateRoundsSealed,
  paymentsThatGoBack,
  commissionRefused,
  roundsTogether,
  mostOfAllSpots,
  studioForgets,
  roundsByCode,
  organisations,
  aMinuteAtLeast,
  feesAsShown,
  failedByTwo,
  passkeys,
  closedOrganisationsBets,
  broughtSince,
  contactMessages,
  coinsAsSent,
  newPlacesHeld,
  bankReferences,
  cashOutsWithinLimits,
  frameRights,
  releaseTraces,
];
