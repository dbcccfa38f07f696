import type { LoadedRemote } from '@pavilion/contract';
import { contractAccepts } from '../contract-range.ts';
import type { Release } from '../discovery.ts';

/**
 * Why a remote did not load. `contract`: it needs another contract, and none of its code was run; `unreachable`: its entry
 * could not be fetched or failed its integrity check; `timeout`: no entry in time; `invalid`: what came is not a remote;
 * `crashed`: its code threw while it was loaded.
 */
export type RemoteFailureKind = 'contract' | 'unreachable' | 'timeout' | 'invalid' | 'crashed';

/** The only error that a loader rejects with. `detail` is for the developer, never for the player. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly version: string;
  readonly kind: RemoteFailureKind;
  readonly detail: string;

  constructor(release: Release, kind: RemoteFailureKind, detail: string, cause?: unknown) {
    super(`Remote ${release.name} ${release.version}: ${kind}. ${detail}`, { cause });
    this.remote = release.name;
    this.version = release.version;
    this.kind = kind;
    this.detail = detail;
  }
}

export type RemoteLoaderEvent =
  | { readonly type: 'loaded'; readonly remote: string; readonly version: string; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly error: RemoteLoadError };

/**
 * Fetches and runs a release's entry and returns what it exposes. `attempt` counts from 0, so that a further try can ask
 * past whatever the browser has kept. It may reject with a `RemoteLoadError` that says more than `crashed`.
 */
export type FetchRemote = (release: Release, attempt: number) => Promise<unknown>;

export interface RemoteLoader {
  /** The remote, or a rejection with `RemoteLoadError`. Calls at the same time share one attempt; after a failure the next call tries anew. */
  load(release: Release): Promise<LoadedRemote>;
}

export interface RemoteLoaderOptions {
  readonly contractVersion: string;
  readonly fetchRemote: FetchRemote;
  /** How long an entry may take before the player is told, ms. */
  readonly timeout?: number;
  readonly onEvent?: (event: RemoteLoaderEvent) => void;
}

/** Turns releases into remotes: contract first, then the entry within the time limit, then the check of what came. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const loading = new Map<string, Promise<LoadedRemote>>();
  const attempts = new Map<string, number>();
  return {
    load(release) {
      const running = loading.get(release.name);
      if (running) return running;
      const attempt = attempts.get(release.name) ?? 0;
      attempts.set(release.name, attempt + 1);
      const started = performance.now();
      const load = loadOnce(release, attempt, options).then(
        (remote) => {
          const milliseconds = performance.now() - started;
          options.onEvent?.({ type: 'loaded', remote: release.name, version: release.version, milliseconds });
          return remote;
        },
        (error: RemoteLoadError) => {
          loading.delete(release.name);
          options.onEvent?.({ type: 'failed', error });
          throw error;
        },
      );
      loading.set(release.name, load);
      return load;
    },
  };
}

async function loadOnce(release: Release, attempt: number, options: RemoteLoaderOptions): Promise<LoadedRemote> {
  if (!contractAccepts(release.contract, options.contractVersion)) {
    const detail = `It asks for contract ${release.contract}; this shell keeps ${options.contractVersion}.`;
    throw new RemoteLoadError(release, 'contract', detail);
  }
  const limit = options.timeout ?? 4000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteLoadError(release, 'timeout', `No entry within ${limit} ms from ${release.entry}.`)),
      limit,
    );
  });
  try {
    const exposed = await Promise.race([options.fetchRemote(release, attempt), late]);
    return readRemote(release, exposed);
  } catch (error) {
    if (error instanceof RemoteLoadError) throw error;
    throw new RemoteLoadError(release, 'crashed', error instanceof Error ? error.message : String(error), error);
  } finally {
    clearTimeout(timer);
  }
}

function readRemote(release: Release, exposed: unknown): LoadedRemote {
  const remote = isRecord(exposed) ? exposed.remote : undefined;
  if (!isRecord(remote) || !isRecord(remote.definition) || !isRecord(remote.pages) || !isRecord(remote.slots)) {
    throw new RemoteLoadError(release, 'invalid', `Its entry exposes no 'remote' made by defineRemote().`);
  }
  if (remote.definition.name !== release.name) {
    throw new RemoteLoadError(release, 'invalid', `It calls itself '${String(remote.definition.name)}'.`);
  }
  return remote as unknown as LoadedRemote;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
