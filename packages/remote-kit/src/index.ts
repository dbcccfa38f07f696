export { dayText, timeOn } from './day-text.ts';
export { addDays, countDays, type Day, dayOf, INDIA, isDay, isOnIndiasTime, startOf } from './days.ts';
export { clearDrafts, keepDraft, readDraft } from './form/drafts.ts';
export { ErrorSummary } from './form/error-summary.tsx';
export { atFields, fieldErrors } from './form/field-errors.ts';
export { FormNote } from './form/form-note.tsx';
export { FormPane, type FormPaneProps } from './form/form-pane.tsx';
export {
  type FieldError,
  type FieldRule,
  firstBroken,
  lengthBetween,
  matches,
  newPasswordRule,
  notBlank,
  notEmpty,
} from './form/rules.ts';
export { useDraft } from './form/use-draft.ts';
export { ClosedMark, RoundMark, useClosedText, useRoundText } from './game-marks/game-marks.tsx';
export { LanguageSwitch } from './language-switch.tsx';
export { createLateRise, useLateRise } from './late-rise.ts';
export type { FrameRight } from './launch/frame-rights.ts';
export { LaunchStage, LaunchStageSkeleton } from './launch/launch-stage.tsx';
export { type Launch, useLaunch } from './launch/use-launch.ts';
export { useRefusedFrame } from './launch/use-refused-frame.ts';
export { type LazyPart, lazyPart } from './lazy-part.tsx';
export { createUseMessages } from './messages/create-use-messages.ts';
export { useMessages as useKitMessages } from './messages/index.ts';
export { isAtStart, type NameIndex, nameIndex, rowsNamed } from './name-index.ts';
export { setOnline } from './network.ts';
export { noticePath } from './notice-path.ts';
export {
  type OperatorText,
  operatorTextsIn,
  useOperatorText,
  useOperatorWords,
} from './operator-texts/operator-text.ts';
export { distinctById, LoadMore, type LoadMoreProps, pagedState } from './paged-list.tsx';
export { canKeepPasskey, supportsPasskeys } from './passkeys/support.ts';
export {
  inOneLine,
  isOutcomeUnknown,
  operatorMessage,
  type PlayerError,
  playerError,
  sendError,
} from './player-error.ts';
export { allQueries, QueryBoundary, type QueryBoundaryProps, type QueryState, StaleNotice } from './query-boundary.tsx';
export { createQueryClient } from './query-client.ts';
export { langOf, ownText, useSiteName } from './site.ts';
export { SendButton, SubmitButton } from './submit-button.tsx';
export { useAvailable } from './use-available.ts';
export { useAccountRefresh, useBalanceRefresh } from './use-balance-refresh.ts';
export { useOnline } from './use-online.ts';
export { type HasOpenRound, useOpenRounds } from './use-open-rounds.ts';
export { usePictureTurns } from './use-picture-turns.ts';
export { usePlayerError } from './use-player-error.ts';
export { moveInToolbar, useRail } from './use-rail.ts';
export { type AtField, type Send, type SendFailure, type SendOptions, useMoneySend, useSend } from './use-send.ts';
export { useTitle } from './use-title.ts';
export { type UrlCodec, useTypedUrlState, useUrlState } from './use-url-state.ts';
