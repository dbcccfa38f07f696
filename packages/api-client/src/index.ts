export type { Api, CallOptions } from './api.ts';
export { ApiError, type ApiErrorKind, isTransient } from './error.ts';
export type { PlayerSocket, SocketFailure, SocketReply, SocketStatus } from './player-socket.ts';
export * from './queries.ts';
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
  OddsCell,
  OddsChannel,
  OddsDelta,
  Paise,
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
  demoUsersCheck,
  forgotPassword,
  gameCategories,
  getAccountStatement,
  getExposureAmount,
  ODDS_HEARTBEAT,
  pageVisit,
  REGISTRATION_PARENT_ID,
  REGISTRATION_TYPE_ID,
  resetPassword,
  SPORT_IDS,
  signOut,
  sports,
} from './wire/index.ts';
