import type { Release } from '@pavilion/federation/discovery';
import { type ReactNode, Suspense } from 'react';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import type { RemotePart } from '../services/page-loader.ts';
import { type FailureMessages, useFailureMessages } from './failure-messages.ts';
import { RemoteShell } from './remote-shell.tsx';
import { useRemotePart } from './use-remote-part.ts';

interface RemotePartViewProps {
  readonly release: Release;
  readonly part: RemotePart;
  readonly className: string | undefined;
  /** In its place while it loads. */
  readonly skeleton: ReactNode;
  /** In its place where it failed. */
  readonly failed: (messages: FailureMessages) => ReactNode;
}

/** A part of a remote: its skeleton, itself, or what went wrong with a way to try again. */
export function RemotePartView({ release, part, className, skeleton, failed }: RemotePartViewProps) {
  const { state, attempt, retry, crash } = useRemotePart(release, part);
  return (
    <div
      className={className}
      data-remote={release.name}
      data-remote-state={state.step}
      data-failure={state.step === 'failed' ? state.failure.kind : undefined}
    >
      {state.step === 'loading' && skeleton}
      {state.step === 'ready' && (
        <CrashBoundary key={attempt} onCrash={crash}>
          <Suspense fallback={skeleton}>
            <RemoteShell name={release.name} version={release.version}>
              <state.Component />
            </RemoteShell>
          </Suspense>
        </CrashBoundary>
      )}
      {state.step === 'failed' && <Failed kind={state.failure.kind} onRetry={retry} show={failed} />}
    </div>
  );
}

function Failed({
  kind,
  onRetry,
  show,
}: {
  kind: Parameters<typeof useFailureMessages>[0];
  onRetry: () => void;
  show: RemotePartViewProps['failed'];
}) {
  return show(useFailureMessages(kind, onRetry));
}
