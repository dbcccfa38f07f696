import { ApiError } from '@pavilion/api-client';
import { FailedState } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { useOnline } from './use-statement.ts';

/** The statement did not come: why, in the operator's words where it gave some, and Retry. */
export function Failed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const t = useMessages();
  const online = useOnline();
  const told = error instanceof ApiError ? error : undefined;
  const text = online ? (told?.serverMessage ?? t('failedText')) : t('failedOffline');
  return (
    <FailedState
      title={t('failedTitle')}
      text={text}
      retryLabel={t('retry')}
      onRetry={onRetry}
      {...(told?.requestId ? { detail: t('failedDetail', { id: told.requestId }) } : {})}
    />
  );
}
