export type { Api, CallOptions } from './api.ts';
export { newClientRef } from './client-ref.ts';
export { ApiError, type ApiErrorKind } from './error.ts';
export type { PlayerSocket, SocketFailure, SocketReply, SocketStatus } from './player-socket.ts';
export * from './queries/index.ts';
export { keys } from './queries/keys.ts';
export type {
  AppDetails,
  Banner,
  Call,
  CallInput,
  CallOutput,
  Game,
  GameCategory,
  MarketState,
  Match,
  MatchChange,
  Notification,
  OddsCell,
  OddsChannel,
  OddsDelta,
  OrganisationStatus,
  Price,
  Provider,
  Runner,
  Sport,
  StatementEntry,
  StatementSummary,
  User,
  Wallet,
} from './wire/index.ts';
export {
  amountInPaise,
  appDetails,
  GAME_SESSION_OVER,
  gameCategories,
  getAccountStatement,
  ODDS_HEARTBEAT,
  organisationStatuses,
  REGISTRATION_PARENT_ID,
  REGISTRATION_TYPE_ID,
  SPORT_IDS,
  signOut,
  sports,
  user,
  wallet,
} from './wire/index.ts';
