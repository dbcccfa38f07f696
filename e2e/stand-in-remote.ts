import type { Page } from '@playwright/test';
import { changeDiscovery, integrityOf, type ManifestJson, signedEntry } from './discovery.ts';

/** The contract that this shell keeps. */
const CONTRACT = '^3.0.0';

/**
 * A container written by hand, so that a test decides what a remote does when it is run and rendered: it marks the page when its
 * code is run, and its every page throws in render while `window.planted` is set and otherwise says that it is back.
 */
function standIn({ name, version }: ManifestJson): string {
  const container = `pavilion_${name}_${version}`.replaceAll('.', '_').replaceAll('-', '$');
  return `
    globalThis.executed = [...(globalThis.executed ?? []), '${name}'];
    var ${container} = {
      init() {},
      async get() {
        const part = () => {
          if (globalThis.planted) throw new Error('planted');
          return 'The stand-in is back';
        };
        const parts = new Proxy({}, { get: () => async () => part });
        const definition = { name: '${name}', routes: [], slots: [] };
        const chunks = { drop() {}, onFailure: () => () => {} };
        return () => ({ remote: { definition, pages: parts, slots: parts }, chunks });
      },
    };`;
}

/** Puts a stand-in in the place of a live remote, for this page, signed by its team. */
export async function replaceRemote(page: Page, name: string, contract = CONTRACT): Promise<void> {
  let script = '';
  await changeDiscovery(page, async (document) => {
    const live = document.remotes[name];
    if (!live) throw new Error(`${name} is not live`);
    script = standIn(JSON.parse(live.manifest) as ManifestJson);
    document.remotes[name] = await signedEntry(name, live, { manifest: { contract, integrity: integrityOf(script) } });
  });
  await page.route(entryOf(name), (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );
}

export const entryOf = (name: string) => `**/releases/${name}/*/remote-entry.js*`;
