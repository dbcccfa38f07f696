import type { Telemetry } from '@pavilion/contract';
import type { RemoteSource } from '@pavilion/federation/runtime';
import type { QueryClient } from '@tanstack/react-query';
import type { Containment } from './containment.ts';

/**
 * Remotes that run only once the page is sealed and what keeps them apart is here. Its code is in the file of the first calls. Where it
 * can't be loaded they run without: a page that works is worth more.
 */
export function containRemotes(
  remotes: RemoteSource,
  queryClient: QueryClient,
  telemetry: Telemetry,
): { readonly source: RemoteSource; readonly containment: Containment } {
  let made: Containment | undefined;
  const make = async () => {
    const { contain } = await import(/* webpackChunkName: "first-calls" */ './containment.ts');
    made ??= contain(queryClient, telemetry);
  };
  return {
    source: {
      ...remotes,
      async load(...request) {
        if (!made) await make().catch(telemetry.error);
        return remotes.load(...request);
      },
    },
    containment: {
      queriesOf: (remote) => made?.queriesOf(remote) ?? queryClient,
      resetRoot: () => made?.resetRoot(),
    },
  };
}
