import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { federationName } from '../federation-name.ts';
import type { FetchRemote } from './remote-loader.ts';
import { RemoteLoadError } from './remote-loader.ts';

/** The module that every remote exposes. */
const EXPOSED = 'remote';

/**
 * Module Federation as the shell uses it: remotes are registered when they are needed, from the discovery document, and an
 * entry runs only with the integrity hash that the document names. It is the one place that knows the federation runtime.
 */
export function createFederationHost(): FetchRemote {
  const integrityOf = new Map<string, string>();
  const unreachable = new Map<string, string>();
  registerPlugins([entryScripts(integrityOf, unreachable)]);
  return async (release, attempt) => {
    const name = federationName(release.name);
    // A further attempt asks past what the browser has kept of the failed one.
    const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
    integrityOf.set(entry, release.integrity);
    registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: attempt > 0 });
    try {
      return await loadRemote(`${name}/${EXPOSED}`);
    } catch (error) {
      const detail = unreachable.get(entry);
      if (detail) throw new RemoteLoadError(release, 'unreachable', detail, error);
      throw new RemoteLoadError(release, kindOf(error), error instanceof Error ? error.message : String(error), error);
    }
  };
}

/** RUNTIME-001: the script ran and left no container behind. RUNTIME-008: the script itself failed. */
function kindOf(error: unknown) {
  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('RUNTIME-001')) return 'invalid';
  return text.includes('RUNTIME-008') ? 'unreachable' : 'crashed';
}

function entryScripts(
  integrityOf: ReadonlyMap<string, string>,
  unreachable: Map<string, string>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'pavilion-entry-scripts',
    createScript({ url }) {
      const integrity = integrityOf.get(url);
      if (!integrity) throw new Error(`No integrity hash is known for ${url}`);
      unreachable.delete(url);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.addEventListener('error', () =>
        unreachable.set(url, `The entry could not be fetched from ${url}, or its hash is wrong.`),
      );
      return script;
    },
  };
}
