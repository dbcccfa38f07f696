export { routeArt } from './art/routes.ts';
export { catalogueHandlers } from './catalogue/catalogue.ts';
export { fillCatalogue, type GameRow, type Membership } from './catalogue/fill.ts';
export { createGames } from './games/app.ts';
export { type LobbyServices, lobbyHandlers } from './lobby/lobby.ts';
export { sweepTickets } from './lobby/tickets.ts';
export { sweepGameSessions } from './seamless/game-sessions.ts';
export { issueWalletKey } from './seamless/keys.ts';
export { routeWallet } from './seamless/routes.ts';
