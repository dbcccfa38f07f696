export { type AccountServices, accountHandlers } from './accounts/accounts.ts';
export { confirmPassword } from './accounts/confirm-password.ts';
export { deriveInPool } from './accounts/derivations.ts';
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
export {
  addPlayer,
  agentOf,
  countedAs,
  demoPlayer,
  isPlayer,
  lockPlayer,
  passwordWays,
  setAgent,
} from './accounts/players.ts';
export type { CodeOwner, Referrals } from './accounts/referrals.ts';
export { restrictionsOf } from './accounts/restrictions.ts';
export { sweepAccounts } from './accounts/retention.ts';
export { createSessions, isSessionOpen, openSessionsOf, type Sessions } from './accounts/sessions.ts';
export { sessionEndedStory, sessionStory, signUpStory } from './accounts/story.ts';
export { contactHandlers, sweepContact } from './contact/contact.ts';
export { answerContactMessage, type ContactMessage, contactMessagesOf } from './contact/messages.ts';
export { type FilledField, filledForm, missingFile, namedField } from './files/described-form.ts';
export { type FileServices, fileHandlers, fileOf, keepFile, nameFile, sweepFiles, whoseFile } from './files/files.ts';
export { createPictures, type Picture } from './files/picture.ts';
export { resealPictures } from './files/reseal.ts';
export { routeInbox, routeInboxPages } from './inbox/routes.ts';
export { approveKyc, checkKyc, type DeskDocument, declineKyc, pendingKyc, showKyc, takeKyc } from './kyc/decide.ts';
export {
  addDocumentType,
  documentTypesOf,
  type KeptDocumentType,
  kycSchema,
  kycStatusOf,
  recordDocument,
  setDocumentTypeOpen,
} from './kyc/document.ts';
export { findDocuments } from './kyc/find.ts';
export { isOtherName, type KnownName, knownNamesOf } from './kyc/known-name.ts';
export { kycHandlers } from './kyc/kyc.ts';
export { type OtherAccount, otherAccountsOf, refuseSecondOpen } from './kyc/one-person.ts';
export { resealDocuments, sealPapers } from './kyc/reseal.ts';
export { kycDecidedStory, kycSentStory } from './kyc/story.ts';
export { depositPasses } from './limits/deposits.ts';
export { type LimitServices, limitHandlers } from './limits/handlers.ts';
export { type NewLimit, ownLimits, setLimit } from './limits/limits.ts';
export { limitRefusal, passedRefusal } from './limits/passed.ts';
export { createPlayTime, type PlayTime, recordPlay, sweepPlayTime } from './limits/play-time.ts';
export { LIMIT_WORDS, limitStory, limitText } from './limits/story.ts';
export { tellNewDevice } from './notifications/new-device.ts';
export { notificationHandlers } from './notifications/notifications.ts';
export { announced, type NewNotice, noticeOf, notify, notifyEverybody, recordNotice } from './notifications/notify.ts';
export { tellPasswordChanged } from './notifications/password-changed.ts';
export { noticeStory } from './notifications/story.ts';
export { sweepChallenges } from './passkeys/challenges.ts';
export { confirmByPasskey } from './passkeys/confirm.ts';
export { passkeyHandlers } from './passkeys/handlers.ts';
export { excludePersons, setStanding } from './standing/change.ts';
export { accountsOfPerson } from './standing/person.ts';
export { callRefusal, momentOf, refusalFor, type Standing, standingOf, whoMayNotBet } from './standing/standing.ts';
export { recordSettledStake, totalsOf } from './standing/totals.ts';
