export { type AccountServices, accountHandlers } from './accounts/accounts.ts';
export { confirmPassword } from './accounts/confirm-password.ts';
export { createHashingThreads } from './accounts/hashing-threads.ts';
export {
  countPlayers,
  findPlayers,
  type KnownPlayer,
  namesOf,
  playerById,
  playersByAgent,
} from './accounts/lookup.ts';
export { networkPrint } from './accounts/networks.ts';
export { createOneTimeCodes } from './accounts/one-time-codes.ts';
export { createPasswords, type PasswordCost, type Passwords } from './accounts/passwords.ts';
export { addPlayer, agentOf, demoPlayer, isPlayer, lockPlayer, passwordWays, setAgent } from './accounts/players.ts';
export type { CodeOwner, Referrals } from './accounts/referrals.ts';
export { restrictionsOf } from './accounts/restrictions.ts';
export { sweepAccounts } from './accounts/retention.ts';
export { createSessions, isSessionOpen, openSessionsOf, type Sessions } from './accounts/sessions.ts';
export { type FilledField, filledForm, missingFile } from './files/described-form.ts';
export { type FileServices, fileHandlers, fileOf, keepFile, nameFile, sweepFiles } from './files/files.ts';
export { createPictures, type Picture } from './files/picture.ts';
export { routeInbox, routeInboxPages } from './inbox/routes.ts';
export { approveKyc, type DeskDocument, declineKyc, pendingKyc, showKyc, takeKyc } from './kyc/decide.ts';
export { addDocumentType, kycStatusOf, recordDocument } from './kyc/document.ts';
export { kycHandlers } from './kyc/kyc.ts';
export { notificationHandlers } from './notifications/notifications.ts';
export { announced, type NewNotice, noticeOf, notify, notifyEverybody, recordNotice } from './notifications/notify.ts';
export { setStanding } from './standing/change.ts';
export { callRefusal, momentOf, refusalFor, type Standing, standingOf, whoMayNotBet } from './standing/standing.ts';
export { totalsOf } from './standing/totals.ts';
