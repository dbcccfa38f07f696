import type { Release } from '@pavilion/federation/discovery';
import type { RemoteFailureKind } from '@pavilion/federation/runtime';
import { FailedState } from '@pavilion/shared-ui';
import { Suspense } from 'react';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { useFailureMessages } from './failure-messages.ts';
import styles from './remote-page.module.css';
import { useRemotePart } from './use-remote-part.ts';

/** A remote's page inside the frame: its skeleton, itself, or what went wrong with a way to try again. */
export function RemotePage({ release, page }: { release: Release; page: string }) {
  const { state, attempt, retry, crash } = useRemotePart(release, { page });
  return (
    <div
      className={styles.remote}
      data-remote={release.name}
      data-remote-state={state.step}
      data-failure={state.step === 'failed' ? state.failure.kind : undefined}
    >
      {state.step === 'loading' && <PageSkeleton />}
      {state.step === 'ready' && (
        <CrashBoundary key={attempt} onCrash={crash}>
          <Suspense fallback={<PageSkeleton />}>
            <state.Component />
          </Suspense>
        </CrashBoundary>
      )}
      {state.step === 'failed' && <FailedPage kind={state.failure.kind} onRetry={retry} />}
    </div>
  );
}

function FailedPage({ kind, onRetry }: { kind: RemoteFailureKind; onRetry: () => void }) {
  const messages = useFailureMessages(kind, onRetry);
  return (
    <div className={styles.failed}>
      <FailedState {...messages} />
    </div>
  );
}
