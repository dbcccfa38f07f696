import type { Release } from '../discovery.ts';
import { federationName } from '../federation-name.ts';
import type { FetchRemote } from './remote-loader.ts';
import { RemoteLoadError } from './remote-loader.ts';
import { scriptAddress } from './trusted-script.ts';

/** The module that every remote exposes. */
const EXPOSED = './remote';

/** What a remote's entry leaves behind, under the name of its release. */
interface Container {
  init(scope: unknown): Promise<void> | undefined;
  get(module: string): Promise<() => unknown>;
}

// What the build gives a host: what the page has once, by name and version.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void> | number;
declare const __webpack_share_scopes__: { readonly default: unknown };

/**
 * Module Federation as the shell uses it: a release's entry is a script that runs only with the integrity hash that the
 * discovery document names, and leaves a container under the release's own name, which is given what the page shares.
 */
export function createFederationHost(): FetchRemote {
  return async (release, attempt) => {
    const container = await containerOf(release, attempt);
    try {
      await __webpack_init_sharing__('default');
      await container.init(__webpack_share_scopes__.default);
      const factory = await container.get(EXPOSED);
      return factory();
    } catch (error) {
      throw new RemoteLoadError(release, 'crashed', error instanceof Error ? error.message : String(error), error);
    }
  };
}

async function containerOf(release: Release, attempt: number): Promise<Container> {
  const name = federationName(release.name, release.version);
  const page = globalThis as unknown as Record<string, Container | undefined>;
  page[name] = undefined;
  const thrown = await runEntry(release, attempt);
  const container = page[name];
  if (container) return container;
  if (thrown) throw new RemoteLoadError(release, 'crashed', thrown.message, thrown.error);
  throw new RemoteLoadError(release, 'invalid', `The entry left no container ${name} behind.`);
}

/** Runs the entry. Returns what it threw, if it did: its script has run all the same. */
function runEntry(release: Release, attempt: number): Promise<ErrorEvent | null> {
  // A further attempt asks past what the browser has kept of the failed one.
  const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
  return new Promise((resolve, reject) => {
    let thrown: ErrorEvent | null = null;
    const onThrow = (event: ErrorEvent) => {
      if (event.filename === entry) thrown ??= event;
    };
    const script = document.createElement('script');
    script.src = scriptAddress(entry);
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = release.integrity;
    const end = () => {
      window.removeEventListener('error', onThrow);
      script.remove();
    };
    script.addEventListener('load', () => {
      end();
      resolve(thrown);
    });
    script.addEventListener('error', () => {
      end();
      const detail = `The entry could not be fetched from ${entry}, or its hash is wrong.`;
      reject(new RemoteLoadError(release, 'unreachable', detail));
    });
    window.addEventListener('error', onThrow);
    document.head.append(script);
  });
}
