import type { LoadedRemote } from '@pavilion/contract';
import { isRecord } from '../discovery/json.ts';
import type { Release } from '../discovery.ts';
import { misfitsOf, type Provisions } from '../fit.ts';
import type { ChunkControl } from '../remote/chunk-runtime.ts';

/**
 * Why a remote did not load. `contract`: it needs the contract or a shared package in another version, and none of its code was run; `unreachable`: one of its
 * files could not be fetched or failed its integrity check; `timeout`: nothing in time; `invalid`: what came is not a remote;
 * `crashed`: its code threw.
 */
export type RemoteFailureKind = 'contract' | 'unreachable' | 'timeout' | 'invalid' | 'crashed';

/** What is wrong with a remote that is `invalid`; unsaid, its entry exposes none. */
type FailureReason = 'other name' | 'missing part' | 'replaced' | 'taken name';

/** An entry's content, an error status, or null where nothing arrived. Never rejects. */
export type EntryAnswer = Promise<string | number | null>;

/** Where a failure comes from. */
export interface FailureSource {
  readonly cause?: unknown;
  readonly reason?: FailureReason;
  readonly answer?: EntryAnswer | undefined;
}

/** The only error that a loader rejects with. `detail` is for the developer, never for the player. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly version: string;
  readonly kind: RemoteFailureKind;
  readonly detail: string;
  /** Where another version of a shared package is needed: its name, the range, and the version that the shell has. */
  needs: string | undefined;
  readonly reason: FailureReason | undefined;
  /** What came when an entry that had failed was requested again. */
  readonly answer: EntryAnswer | undefined;
  /** The hash that the entry should have. */
  readonly integrity: string;

  constructor(
    release: Release,
    kind: RemoteFailureKind,
    detail: string,
    { cause, reason, answer }: FailureSource = {},
  ) {
    super(`Remote ${release.name} ${release.version}: ${kind}. ${detail}`, { cause });
    this.reason = reason;
    this.answer = answer;
    this.integrity = release.integrity;
    this.remote = release.name;
    this.version = release.version;
    this.kind = kind;
    this.detail = detail;
  }
}

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
  /** Whether the release runs on this shell: of one that does not nothing is loaded. */
  fits(release: Release): boolean;
  /** The say over what a loaded build loads. */
  chunks(release: Release): ChunkControl | undefined;
}

export interface RemoteLoaderOptions {
  readonly shell: Provisions;
  readonly fetchRemote: FetchRemote;
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
      const load = loadOnce(release, attempt, options).then(
        (exposed) => {
          if (build.loaded) return build.loaded.remote;
          build.loaded = exposed;
          return exposed.remote;
        },
        (error: RemoteLoadError) => {
          if (build.running === load) build.running = undefined;
          throw error;
        },
      );
      build.running = load;
      return load;
    },
    fits: (release) => misfitsOf(release, options.shell).length === 0,
    chunks: (release) => buildOf(release).loaded?.chunks,
  };
}

async function loadOnce(release: Release, attempt: number, options: RemoteLoaderOptions): Promise<Exposed> {
  const [misfit] = misfitsOf(release, options.shell);
  if (misfit) {
    const needs = `${misfit.name} ${misfit.requires}, ${misfit.provides ?? 'nothing'}`;
    const error = new RemoteLoadError(release, 'contract', `It needs ${needs} is here.`);
    error.needs = needs;
    throw error;
  }
  try {
    return readRemote(release, await options.fetchRemote(release, attempt));
  } catch (error) {
    if (error instanceof RemoteLoadError) throw error;
    throw new RemoteLoadError(release, 'crashed', textOf(error), { cause: error });
  }
}

function readRemote(release: Release, exposed: unknown): Exposed {
  const { remote, chunks } = isRecord(exposed) ? exposed : {};
  if (!isRecord(remote) || !isRecord(remote.definition) || !isRecord(remote.pages) || !isRecord(remote.slots)) {
    throw new RemoteLoadError(release, 'invalid', 'Its entry exposes no remote.');
  }
  if (remote.definition.name !== release.name) {
    const detail = `It calls itself '${String(remote.definition.name)}'.`;
    throw new RemoteLoadError(release, 'invalid', detail, { reason: 'other name' });
  }
  return { remote: remote as unknown as LoadedRemote, chunks: isChunkControl(chunks) ? chunks : undefined };
}

export const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function isChunkControl(value: unknown): value is ChunkControl {
  return isRecord(value) && typeof value.drop === 'function' && typeof value.onFailure === 'function';
}
