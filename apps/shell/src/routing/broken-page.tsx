import { FailedState } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';
import styles from './broken-page.module.css';

/** In place of a page of the shell whose code failed to load or threw. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.broken}>
      <FailedState title={t('pageBroken')} text={t('pageBrokenText')} retryLabel={t('retry')} onRetry={onRetry} />
    </div>
  );
}

/** In place of everything, if the frame itself throws: never a blank page. */
export function BrokenFrame() {
  const { reload } = useHost();
  return (
    <main>
      <BrokenPage onRetry={reload} />
    </main>
  );
}
