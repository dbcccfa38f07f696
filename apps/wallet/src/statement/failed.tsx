import { ApiError } from '@pavilion/api-client';
import { FailedState } from '@pavilion/shared-ui';
import { useWords } from '../words/index.ts';
import { useOnline } from './use-statement.ts';

/** The statement did not come: why, in the operator's words where it gave some, and Retry. */
export function Failed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const say = useWords();
  const online = useOnline();
  const told = error instanceof ApiError ? error : undefined;
  const text = online ? (told?.serverMessage ?? say('failedText')) : say('failedOffline');
  return (
    <FailedState
      title={say('failedTitle')}
      text={text}
      retryLabel={say('retry')}
      onRetry={onRetry}
      {...(told?.requestId ? { detail: say('failedDetail', { id: told.requestId }) } : {})}
    />
  );
}
