export type { CaseFilter, FoundCase } from './cases.ts';
export { type Clock, DAY, HOUR, istDay, MINUTE, startOfIstDay } from './clock.ts';
export { codeOf } from './error-code.ts';
export { explainFolder, makeFolder } from './folder.ts';
export {
  betId,
  betNumber,
  bonusPartId,
  contactMessageId,
  contactMessageNumber,
  depositId,
  depositNumber,
  foldedReference,
  idOf,
  playerId,
  referralPaymentId,
  withdrawalId,
  withdrawalNumber,
} from './ids.ts';
export { createLine, type Line, type LineLimits } from './line.ts';
export {
  inOrder,
  isKeyOf,
  type KeyKind,
  momentKey,
  momentPage,
  nameKey,
  namePage,
  numberPage,
  type Paging,
} from './paging.ts';
export { createRandom, type Random } from './random.ts';
export { reasonFrom } from './reason.ts';
export { Refusal, unauthorised } from './refusal.ts';
export { explainStartError, SandboxStartError } from './start-error.ts';
export type { StoryBefore, StoryEvent, Teller } from './story.ts';
export { FIRST_PAUSE, LONGEST_PAUSE, troubleText } from './trouble.ts';
