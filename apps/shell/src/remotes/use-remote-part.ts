import type { Release } from '@pavilion/federation/discovery';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useHost } from '../services/host.ts';
import { failureOf, type RemoteFailure, type RemotePart } from '../services/page-loader.ts';

export type RemoteState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly Component: ComponentType }
  | { readonly step: 'failed'; readonly failure: RemoteFailure };

/**
 * A part of a remote on its way to the screen. A timeout is shown while the load goes on: what arrives late takes its place by
 * itself. `retry` loads anew; `crash` is how an error boundary hands in what the part threw.
 */
export function useRemotePart(release: Release, part: RemotePart) {
  const { pages, shell } = useHost();
  const [attempt, setAttempt] = useState(0);
  const page = 'page' in part ? part.page : undefined;
  const slot = 'slot' in part ? part.slot : undefined;
  const known = pages.peek(release, part);
  const [state, setState] = useState<RemoteState>(known ? { step: 'ready', Component: known } : { step: 'loading' });

  const fail = useCallback(
    (failure: RemoteFailure, error: unknown) => {
      shell.telemetry.error(error, { remote: release.name, version: release.version, kind: failure.kind });
      setState({ step: 'failed', failure });
    },
    [shell, release],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read; a further one loads anew.
  useEffect(() => {
    let left = false;
    const wanted: RemotePart = page === undefined ? { slot: slot ?? 'dialogs' } : { page };
    const slow = () => {
      const detail = `${release.name} ${release.version}: nothing arrived in time.`;
      if (!left) fail({ kind: 'timeout', detail }, new Error(detail));
    };
    pages.load(release, wanted, slow).then(
      (Component) => {
        if (!left) setState({ step: 'ready', Component });
      },
      (error: unknown) => {
        if (!left) fail(failureOf(error), error);
      },
    );
    return () => {
      left = true;
    };
  }, [pages, release, page, slot, attempt, fail]);

  const retry = useCallback(() => {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const crash = useCallback((error: unknown) => fail({ kind: 'crashed', detail: String(error) }, error), [fail]);
  return { state, attempt, retry, crash };
}
