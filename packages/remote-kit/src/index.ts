export { dayText, timeOn } from './day-text.ts';
export { addDays, countDays, type Day, dayOf, INDIA, isDay, isOnIndiasTime, startOf } from './days.ts';
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
export { LaunchStage, type LaunchStageProps, LaunchStageSkeleton } from './launch/launch-stage.tsx';
export { useRefusedFrame } from './launch/use-refused-frame.ts';
export { type LazyPart, lazyPart } from './lazy-part.tsx';
export { createUseMessages } from './messages/create-use-messages.ts';
export { useMessages as useKitMessages } from './messages/index.ts';
export { distinctById, LoadMore, type LoadMoreProps, pagedState } from './paged-list.tsx';
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
export { SendButton, SubmitButton } from './submit-button.tsx';
export { useBalanceRefresh } from './use-balance-refresh.ts';
export { useOnline } from './use-online.ts';
export { usePlayerError } from './use-player-error.ts';
export { type AtField, type Send, type SendFailure, type SendOptions, useMoneySend, useSend } from './use-send.ts';
export { type UrlCodec, useUrlState } from './use-url-state.ts';
