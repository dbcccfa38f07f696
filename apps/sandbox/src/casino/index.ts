export { routeArt } from './art/routes.ts';
export { catalogueHandlers } from './catalogue/catalogue.ts';
export { fillCatalogue, type GameRow, type Membership } from './catalogue/fill.ts';
export { frameRightsFrom, frameRightsOf, setFrameRights } from './catalogue/frame-rights.ts';
export { gameIndexHandlers } from './catalogue/game-index.ts';
export { closedGames, type GameTerms, gamesThere, gameTermsOf } from './catalogue/game-terms.ts';
export {
  beginMaintenance,
  currenciesFrom,
  endMaintenance,
  gameNamesOf,
  placesFrom,
  setPlaces,
  type TermsOf,
  termsSubject,
} from './catalogue/game-terms-change.ts';
export { giveOwnGames, ownGamesHandlers } from './catalogue/own-games.ts';
export {
  type DeskProvider,
  mostWinFrom,
  mostWinOf,
  providerNamed,
  providersAtDesk,
  providerTexts,
  setMostWin,
  switchProvider,
} from './catalogue/providers.ts';
export { createGames } from './games/app.ts';
export { closedPage } from './games/pages.ts';
export { createLiveTables } from './lobby/live-tables.ts';
export { type LobbyServices, lobbyHandlers } from './lobby/lobby.ts';
export { sweepTickets } from './lobby/tickets.ts';
export {
  type DeskRound,
  endAsItStands,
  returnStakes,
  roundKey,
  roundsEndedOtherwise,
  stakesToReturn,
  unfinishedCount,
  unfinishedRounds,
} from './seamless/at-desk.ts';
export { sweepGameSessions } from './seamless/game-sessions.ts';
export {
  approveWin,
  declineWin,
  type EndedWin,
  type HeldWin,
  heldWinCount,
  heldWinOf,
  heldWins,
  winsWithoutABet,
} from './seamless/held-wins.ts';
export {
  addWalletKey,
  retireWalletKey,
  type WalletKey,
  walletKeyCounts,
  walletKeyFrom,
  walletKeysOf,
  walletNameOf,
} from './seamless/keys.ts';
export { notifyOfLateRounds } from './seamless/late-rounds.ts';
export { sweepNonces } from './seamless/nonces.ts';
export { openGames } from './seamless/open-games.ts';
export { netsOf, playHandlers } from './seamless/play-session.ts';
export { playedRound } from './seamless/played-round.ts';
export { countPlayed } from './seamless/popular.ts';
export { routeWallet } from './seamless/routes.ts';
export { sealRounds } from './seamless/sealed.ts';
export { OPEN_AT_MOST, type RoundName, sweepRounds } from './seamless/unfinished.ts';
