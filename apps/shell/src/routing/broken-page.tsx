import { PageFailure } from '../loading/page-failure.tsx';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';

/** In place of a page of the shell whose code failed to load or threw. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return <PageFailure title={t('pageBroken')} text={t('pageBrokenText')} retryLabel={t('retry')} onRetry={onRetry} />;
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
