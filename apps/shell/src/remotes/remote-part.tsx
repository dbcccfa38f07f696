import type { Release } from '@pavilion/federation/discovery';
import type { RemotePart } from '@pavilion/federation/runtime';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { useHost } from '../services/host.ts';
import { type FailureMessages, useFailureMessages } from './failure-messages.ts';
import { pageDataFor } from './page-data.ts';
import { RemoteShell } from './remote-shell.tsx';
import { useReleaseInUse } from './use-release-in-use.ts';

interface RemotePartViewProps {
  /** The live release. */
  readonly release: Release;
  readonly part: RemotePart;
  /** What a slot hands to it. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly className: string | undefined;
  /** In its place while it loads. */
  readonly skeleton: ReactNode;
  /** In its place where it failed. */
  readonly failed: (messages: FailureMessages) => ReactNode;
}

/** A part of a remote: its skeleton, itself, or what went wrong with a way to try again. */
export function RemotePartView({ release: live, part, props, className, skeleton, failed }: RemotePartViewProps) {
  const host = useHost();
  const { loads, releases, navigation } = host;
  const container = useRef<HTMLDivElement>(null);
  const release = useReleaseInUse(live, part, container);
  const state = useSyncExternalStore(loads.subscribe, () => loads.state(release, part));
  const { name, version, integrity } = release;
  const key = 'page' in part ? part.page : part.slot;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a release is its name, version and hash, a part its key; objects may be new.
  useEffect(() => {
    loads.load(release, part, 'page' in part ? pageDataFor(host, release, navigation.place()) : undefined);
  }, [host, loads, navigation, name, version, integrity, key]);

  const retry = useCallback(() => {
    // The button goes with what has failed: the focus stays with the part.
    if (container.current?.contains(document.activeElement)) container.current.focus({ preventScroll: true });
    // The cause may be gone because another version is live.
    void releases.refresh({ anew: true });
    loads.retry(release, part);
  }, [loads, releases, release, part]);

  const isOutOfReach =
    state.step === 'failed' && (state.failure.kind === 'unreachable' || state.failure.kind === 'timeout');
  useEffect(() => (isOutOfReach ? whenBack(retry) : undefined), [isOutOfReach, retry]);

  return (
    <div
      ref={container}
      tabIndex={-1}
      className={className}
      data-remote={name}
      data-remote-version={version}
      data-remote-state={state.step}
      data-failure={state.step === 'failed' ? state.failure.kind : undefined}
    >
      {(state.step === 'loading' || state.step === 'retrying') && skeleton}
      {state.step === 'ready' && (
        <CrashBoundary key={`${version} ${integrity}`} onCrash={(error) => loads.crash(release, part, error)}>
          <Suspense fallback={skeleton}>
            <RemoteShell name={name} version={version}>
              <state.Component {...props} />
            </RemoteShell>
          </Suspense>
        </CrashBoundary>
      )}
      {state.step === 'failed' && <Failed kind={state.failure.kind} release={release} onRetry={retry} show={failed} />}
    </div>
  );
}

/** Calls back when the device is online again, or the player back at the tab. Returns what calls it off. */
function whenBack(work: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('online', work, { signal });
  const onVisible = () => document.visibilityState === 'visible' && work();
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => over.abort();
}

function Failed({
  kind,
  release,
  onRetry,
  show,
}: {
  kind: Parameters<typeof useFailureMessages>[0];
  release: Release;
  onRetry: () => void;
  show: RemotePartViewProps['failed'];
}) {
  return show(useFailureMessages(kind, release, onRetry));
}
