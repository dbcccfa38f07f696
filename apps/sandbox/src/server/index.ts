export { routeFaults } from './faults/faults.ts';
export { createApp, failureOf, logFailure } from './http/app.ts';
export { BASES, routeCalls } from './http/calls.ts';
export { countryOf, isAmong, PLACE } from './http/country.ts';
export type { CallContext, Handlers, KeptRequest } from './http/handler.ts';
export { networkOf } from './http/network.ts';
export { hasControl, oddFieldOf } from './http/odd-text.ts';
export { answerOf, once, orAnswered, otherRequest, spendReference, takeReference } from './http/once.ts';
export { type HostedOrganisation, type Organisations, organisationOf } from './http/organisations.ts';
export { createPlayerLines } from './http/player-lines.ts';
export { createRateLimiter, DEFAULT_LIMITS, type Limits, type RateLimiter } from './http/rate-limit.ts';
export { refuseUnsweptReference, sweepReferences } from './http/reference-age.ts';
export {
  type Restriction,
  type Restrictions,
  restrictions,
  type Session,
  type SessionCheck,
} from './http/session.ts';
export { isFromOtherSite, isFromThisMachine } from './http/this-machine.ts';
export { DEFAULT_TIMEOUTS, serverTimeouts, type Timeouts } from './http/timeouts.ts';
export { openapiAssets, routeOpenApi } from './openapi/routes.ts';
export { joinProcesses, noOthers, type Processes } from './scale/processes.ts';
export { openRedis, type Redis } from './scale/redis.ts';
export { createSharedRateLimiter } from './scale/shared-limits.ts';
export { createTroubleLog, type OnTrouble } from './scale/trouble.ts';
export { createAddressReader } from './socket/address.ts';
export { NO_SOCKET_LIMITS, SOCKET_LIMITS, type SocketLimits } from './socket/limits.ts';
export { attachSocket, createSocketServer } from './socket/socket.ts';
export { routeTelemetry } from './telemetry/collector.ts';
export { createReleaseFiles, type ReleaseFiles } from './telemetry/release-files.ts';
export { type NamedCount, releaseSummaries, sweepReports } from './telemetry/reports.ts';
export { latestTraces, sweepTraces, type Trace } from './telemetry/traces.ts';
export type { BrandOf } from './web/brand.ts';
export type { AppHosts } from './web/config.ts';
export { sendFramedPage } from './web/framed-page.ts';
export { OWN_FORM_POLICY, OWN_PAGE_POLICY, PAGE_HEADERS } from './web/headers.ts';
export { type Child, html, type Markup } from './web/html.ts';
export { ownAssets, routeOwnAssets } from './web/own-assets.ts';
export { ownPage } from './web/own-page.ts';
export { ownPath } from './web/own-path.ts';
export type { PublicKeys } from './web/public-keys.ts';
export { routeWeb } from './web/web.ts';
