export { routeArt } from './art/routes.ts';
export { catalogueHandlers } from './catalogue/catalogue.ts';
export { fillCatalogue, type GameRow, type Membership } from './catalogue/fill.ts';
export {
  type DeskProvider,
  mostWinOf,
  providerNamed,
  providersAtDesk,
  setMostWin,
  switchProvider,
} from './catalogue/providers.ts';
export { createGames } from './games/app.ts';
export { type LobbyServices, lobbyHandlers } from './lobby/lobby.ts';
export { sweepTickets } from './lobby/tickets.ts';
export {
  type DeskRound,
  endAsItStands,
  returnStakes,
  roundKey,
  roundsEndedOtherwise,
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
  heldWins,
  winsWithoutABet,
} from './seamless/held-wins.ts';
export {
  addWalletKey,
  retireWalletKey,
  type WalletKey,
  walletKeyCounts,
  walletKeysOf,
  walletNameOf,
} from './seamless/keys.ts';
export { sweepNonces } from './seamless/nonces.ts';
export { routeWallet } from './seamless/routes.ts';
export { sealRounds } from './seamless/sealed.ts';
export { OPEN_AT_MOST, type RoundName, sweepRounds } from './seamless/unfinished.ts';
