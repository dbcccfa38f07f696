import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Release } from '../discovery.ts';
import { federationName } from '../federation-name.ts';
import type { FetchRemote, RemoteFailureKind } from './remote-loader.ts';
import { RemoteLoadError } from './remote-loader.ts';
import { scriptAddress } from './trusted-script.ts';

/** The module that every remote exposes. */
const EXPOSED = 'remote';

/** How long the federation runtime may wait for an entry, ms: the player is told much sooner, and what is late still counts. */
const ENTRY_TIMEOUT = 120_000;

/**
 * Module Federation as the shell uses it: remotes are registered when they are needed, from the discovery document, each
 * version by a name of its own, and an entry runs only with the integrity hash that the document names. It is the one place
 * that knows the federation runtime.
 */
export function createFederationHost(): FetchRemote {
  const integrityOf = new Map<string, string>();
  const unreachable = new Set<string>();
  /** The content of each container that has run, by its name. */
  const running = new Map<string, string>();
  /** The containers that are ours: their entries were asked for here. */
  const requested = new Set<string>();
  registerPlugins([entryScripts(integrityOf, unreachable)]);
  return async (release, attempt) => {
    const name = federationName(release.name, release.version);
    // Two contents of one version have the same globals, and would mix.
    if ((running.get(name) ?? release.integrity) !== release.integrity) throw replaced(release);
    // The federation runtime would take it for the remote, whatever it is, and ask for no entry.
    if (!requested.has(name) && name in globalThis) throw planted(release, name);
    requested.add(name);
    // A further attempt asks past what the browser has kept, in this visit or another: no address is asked for twice.
    const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${Math.random()}`;
    integrityOf.set(entry, release.integrity);
    registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: attempt > 0 });
    try {
      const exposed = await loadRemote(`${name}/${EXPOSED}`);
      running.set(name, release.integrity);
      return exposed;
    } catch (error) {
      if (unreachable.has(entry)) throw unreachableEntry(release, entry, error);
      throw new RemoteLoadError(release, kindOf(error), error instanceof Error ? error.message : String(error), error);
    }
  };
}

function replaced(release: Release): RemoteLoadError {
  const detail = 'This version has run in the page with other content: only a reload can bring the new one.';
  return new RemoteLoadError(release, 'invalid', detail);
}

function planted(release: Release, name: string): RemoteLoadError {
  const detail = `The page has a ${name} already, and not from the entry of this remote: it was not run. Reload the page.`;
  return new RemoteLoadError(release, 'invalid', detail);
}

function unreachableEntry(release: Release, entry: string, cause: unknown): RemoteLoadError {
  const detail = `The entry could not be fetched from ${entry}, or its hash is wrong.`;
  return new RemoteLoadError(release, 'unreachable', detail, cause);
}

/** RUNTIME-001: the script ran and left no container behind. RUNTIME-008: the script failed, or threw while it was run. */
function kindOf(error: unknown): RemoteFailureKind {
  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('RUNTIME-001')) return 'invalid';
  if (text.includes('ScriptExecutionError')) return 'crashed';
  return text.includes('RUNTIME-008') ? 'unreachable' : 'crashed';
}

function entryScripts(
  integrityOf: ReadonlyMap<string, string>,
  unreachable: Set<string>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'pavilion-entry-scripts',
    createScript({ url }) {
      const integrity = integrityOf.get(url);
      if (!integrity) throw new Error(`No integrity hash is known for ${url}`);
      unreachable.delete(url);
      const script = document.createElement('script');
      script.src = scriptAddress(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.addEventListener('error', () => {
        unreachable.add(url);
        // What the browser keeps of the plain address may be a bad answer: it is replaced for the visits to come.
        fetch(url.replace(/\?.*/, ''), { cache: 'reload' }).then((response) => response.blob(), String);
      });
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}
