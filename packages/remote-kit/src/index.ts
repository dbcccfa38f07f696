export { lazyPart } from './lazy-part.tsx';
export { type PlayerError, playerError, sendError } from './player-error.ts';
export { allQueries, QueryBoundary, type QueryBoundaryProps, type QueryState } from './query-boundary.tsx';
export { createQueryClient } from './query-client.ts';
export { SubmitButton } from './submit-button.tsx';
export { useOnline } from './use-online.ts';
export { type AtField, type Send, type SendFailure, type SendOptions, useMoneySend, useSend } from './use-send.ts';
export { type UrlCodec, useUrlState } from './use-url-state.ts';
