import type { LoadedRemote } from '@pavilion/contract';
import { contractAccepts } from '../contract-range.ts';
import { isRecord } from '../discovery/json.ts';
import type { Release } from '../discovery.ts';
import type { ChunkControl } from '../remote/chunk-runtime.ts';

/**
 * Why a remote did not load. `contract`: it needs another contract, and none of its code was run; `unreachable`: one of its
 * files could not be fetched or failed its integrity check; `timeout`: nothing in time; `invalid`: what came is not a remote;
 * `crashed`: its code threw.
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
  /**
   * The remote, or a rejection with `RemoteLoadError`. Calls at the same time share one attempt, unless one asks `anew`: then a
   * new request goes out beside what is still on its way, and whichever comes first is the remote. It waits without limit.
   */
  load(release: Release, options?: { readonly anew?: boolean }): Promise<LoadedRemote>;
  /** The say over what a loaded build loads. */
  chunks(release: Release): ChunkControl | undefined;
}

export interface RemoteLoaderOptions {
  readonly contractVersion: string;
  readonly fetchRemote: FetchRemote;
  readonly onEvent?: (event: RemoteLoaderEvent) => void;
}

/** What is known of one version of a remote, of one content. */
interface Build {
  running: Promise<LoadedRemote> | undefined;
  loaded: Exposed | undefined;
}

interface Exposed {
  readonly remote: LoadedRemote;
  readonly chunks: ChunkControl | undefined;
}

/** Turns releases into remotes, each version on its own: contract first, then the entry, then the check of what came. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const builds = new Map<string, Build>();
  /** By version: its second content is asked for past what the browser has kept of its first. */
  const attempts = new Map<string, number>();
  const buildOf = ({ name, version, integrity }: Release): Build => {
    const key = `${name} ${version} ${integrity}`;
    const build = builds.get(key) ?? { running: undefined, loaded: undefined };
    builds.set(key, build);
    return build;
  };
  return {
    load(release, { anew = false } = {}) {
      const build = buildOf(release);
      if (build.loaded) return Promise.resolve(build.loaded.remote);
      if (build.running && !anew) return build.running;
      const versionKey = `${release.name} ${release.version}`;
      const attempt = attempts.get(versionKey) ?? 0;
      attempts.set(versionKey, attempt + 1);
      const started = performance.now();
      const load = loadOnce(release, attempt, options).then(
        (exposed) => {
          if (build.loaded) return build.loaded.remote;
          build.loaded = exposed;
          const milliseconds = performance.now() - started;
          options.onEvent?.({ type: 'loaded', remote: release.name, version: release.version, milliseconds });
          return exposed.remote;
        },
        (error: RemoteLoadError) => {
          if (build.running === load) build.running = undefined;
          options.onEvent?.({ type: 'failed', error });
          throw error;
        },
      );
      build.running = load;
      return load;
    },
    chunks: (release) => buildOf(release).loaded?.chunks,
  };
}

async function loadOnce(release: Release, attempt: number, options: RemoteLoaderOptions): Promise<Exposed> {
  if (!contractAccepts(release.contract, options.contractVersion)) {
    const detail = `It asks for contract ${release.contract}; this shell keeps ${options.contractVersion}.`;
    throw new RemoteLoadError(release, 'contract', detail);
  }
  try {
    return readRemote(release, await options.fetchRemote(release, attempt));
  } catch (error) {
    if (error instanceof RemoteLoadError) throw error;
    throw new RemoteLoadError(release, 'crashed', error instanceof Error ? error.message : String(error), error);
  }
}

function readRemote(release: Release, exposed: unknown): Exposed {
  const { remote, chunks } = isRecord(exposed) ? exposed : {};
  if (!isRecord(remote) || !isRecord(remote.definition) || !isRecord(remote.pages) || !isRecord(remote.slots)) {
    throw new RemoteLoadError(release, 'invalid', `Its entry exposes no 'remote' made by defineRemote().`);
  }
  if (remote.definition.name !== release.name) {
    throw new RemoteLoadError(release, 'invalid', `It calls itself '${String(remote.definition.name)}'.`);
  }
  return { remote: remote as unknown as LoadedRemote, chunks: isChunkControl(chunks) ? chunks : undefined };
}

function isChunkControl(value: unknown): value is ChunkControl {
  return isRecord(value) && typeof value.drop === 'function' && typeof value.onFailure === 'function';
}
