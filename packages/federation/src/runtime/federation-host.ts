import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Release } from '../discovery.ts';
import { federationName } from '../federation-name.ts';
import type { EntryAnswer, FailureSource, FetchRemote, RemoteFailureKind } from './remote-loader.ts';
import { RemoteLoadError, textOf } from './remote-loader.ts';
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
  const unreachable = new Map<string, EntryAnswer>();
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
      const answer = unreachable.get(entry);
      if (answer) throw unreachableEntry(release, { cause: error, answer });
      throw new RemoteLoadError(release, kindOf(error), textOf(error), { cause: error });
    }
  };
}

function replaced(release: Release): RemoteLoadError {
  const detail = 'Other content has run: reload the page.';
  return new RemoteLoadError(release, 'invalid', detail, { reason: 'replaced' });
}

function planted(release: Release, name: string): RemoteLoadError {
  const detail = `Another ${name} has run: reload the page.`;
  return new RemoteLoadError(release, 'invalid', detail, { reason: 'taken name' });
}

function unreachableEntry(release: Release, source: FailureSource): RemoteLoadError {
  const detail = `No entry, or a wrong hash: ${release.entry}`;
  return new RemoteLoadError(release, 'unreachable', detail, source);
}

/** RUNTIME-001: the script ran and left no container behind. RUNTIME-008: the script failed, or threw while it was run. */
function kindOf(error: unknown): RemoteFailureKind {
  const text = textOf(error);
  if (text.includes('RUNTIME-001')) return 'invalid';
  if (text.includes('ScriptExecutionError')) return 'crashed';
  return text.includes('RUNTIME-008') ? 'unreachable' : 'crashed';
}

function entryScripts(
  integrityOf: ReadonlyMap<string, string>,
  unreachable: Map<string, EntryAnswer>,
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
        // What the browser keeps of the plain address may be a bad answer: it is replaced for the visits to come.
        const answer = fetch(url.replace(/\?.*/, ''), { cache: 'reload' }).then((response) =>
          response.text().then((text) => (response.ok ? text : response.status)),
        );
        unreachable.set(
          url,
          answer.catch(() => null),
        );
      });
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}
