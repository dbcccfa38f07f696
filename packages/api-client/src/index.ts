export type { Api, CallOptions } from './api.ts';
export { newClientRef } from './client-ref.ts';
export { ApiError, type ApiErrorKind } from './error.ts';
export type { PlayerSocket, SocketFailure, SocketStatus } from './player-socket.ts';
export * from './queries/index.ts';
export { keys } from './queries/keys.ts';
export { onEvent, sendRequest } from './typed-socket.ts';
export type {
  ApiCall,
  AppDetails,
  Banner,
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
  StandardSchema,
  StatementEntry,
  StatementSummary,
  TelemetryReport,
  User,
  Wallet,
} from './wire/index.ts';
export {
  amountInPaise,
  appDetails,
  balanceRequest,
  GAME_SESSION_OVER,
  gameCategories,
  getAccountStatement,
  notificationToast,
  ODDS_HEARTBEAT,
  oddsDeltaEvent,
  oddsSubscribe,
  oddsUnsubscribe,
  organisationRefresh,
  organisationStatuses,
  REGISTRATION_PARENT_ID,
  REGISTRATION_TYPE_ID,
  SPORT_IDS,
  sessionCheck,
  sessionRefresh,
  signOut,
  sports,
  updateBalance,
  user,
  wallet,
} from './wire/index.ts';
export {
  APP_NAME,
  APP_VERSION,
  ERROR_NAME,
  EVENT_NAME,
  failureKinds,
  LARGEST_BATCH,
  LONGEST_TIME,
  type LoadPhase,
} from './wire/telemetry-names.ts';
