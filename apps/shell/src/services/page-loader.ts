import type { LazyComponent, LoadedRemote, SlotName } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import type { RemoteFailureKind, RemoteLoader } from '@pavilion/federation/runtime';
import type { ComponentType } from 'react';

/** Where remotes come from; the federation runtime stays outside so that tests need none. */
export type RemoteSource = Pick<RemoteLoader, 'load'>;

/** Why a page or slot of a remote could not be loaded. */
export interface RemoteFailure {
  readonly kind: RemoteFailureKind;
  /** For the developer. */
  readonly detail: string;
}

/** What a remote exposes. */
export type RemotePart = { readonly page: string } | { readonly slot: SlotName };

export interface PageLoader {
  /** The component, at once, if it has been loaded before. */
  peek(release: Release, part: RemotePart): ComponentType | undefined;
  /**
   * Loads the remote and then the part's own code. `onSlow` is called once if that takes longer than a player should wait
   * without a message; the promise goes on, so that what arrives late is still shown. Rejects with what `failureOf` reads.
   */
  load(release: Release, part: RemotePart, onSlow?: () => void): Promise<ComponentType>;
  /** Loads ahead; silent when it fails. Without a part: the entry alone. */
  prefetch(release: Release, part?: RemotePart): void;
}

/** When a player learns that a page does not load, ms: within 5 s. */
export const PATIENCE = 4700;

export function createPageLoader(source: RemoteSource): PageLoader {
  const known = new Map<string, ComponentType>();
  const keyOf = (release: Release, part: RemotePart) =>
    `${release.name} ${release.version} ${'page' in part ? `page ${part.page}` : `slot ${part.slot}`}`;
  const fetchPart = async (release: Release, part: RemotePart) => {
    const remote = await source.load(release);
    const Component = await importOf(remote, part)();
    known.set(keyOf(release, part), Component);
    return Component;
  };
  return {
    peek: (release, part) => known.get(keyOf(release, part)),
    async load(release, part, onSlow) {
      const timer = setTimeout(() => onSlow?.(), PATIENCE);
      try {
        return await fetchPart(release, part);
      } finally {
        clearTimeout(timer);
      }
    },
    prefetch(release, part) {
      const ahead: Promise<unknown> = part ? fetchPart(release, part) : source.load(release);
      ahead.catch(() => undefined);
    },
  };
}

function importOf(remote: LoadedRemote, part: RemotePart): LazyComponent {
  // Who places a slot hands it the props of its name.
  const load = 'page' in part ? remote.pages[part.page] : (remote.slots[part.slot] as LazyComponent | undefined);
  if (load) return load;
  const name = 'page' in part ? `page '${part.page}'` : `slot '${part.slot}'`;
  throw new InvalidRemote(`Its definition names the ${name}, and it exposes none.`);
}

class InvalidRemote extends Error {
  override readonly name = 'InvalidRemote';
}

const kinds: readonly RemoteFailureKind[] = ['contract', 'unreachable', 'timeout', 'invalid', 'crashed'];

/** Reads any rejection: the loader's typed one, a chunk that failed to load, a part that is missing, or code that threw. */
export function failureOf(error: unknown): RemoteFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const kind = kinds.find((known) => known === (error as { kind?: unknown } | null)?.kind);
  if (kind) return { kind, detail: message };
  if (error instanceof InvalidRemote) return { kind: 'invalid', detail: message };
  if (name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message))
    return { kind: 'unreachable', detail: message };
  return { kind: 'crashed', detail: message };
}
