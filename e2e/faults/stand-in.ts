import type { Page } from '@playwright/test';
import { changeDiscovery, integrityOf, type ManifestJson, signedEntry } from '../discovery.ts';
import type { Behaviour } from './behaviours.ts';

/** What a stand-in does besides being there: see `Behaviour`. */
type StandIn = Partial<Pick<Behaviour, 'onEvaluation' | 'onRender' | 'contract'>>;

/**
 * A container written by hand, so that a test decides what a remote does when its code is run and rendered. It marks the page when
 * it is run (`window.executed`), and its every page says that it is back.
 */
function scriptOf({ name, version }: ManifestJson, { onEvaluation = '', onRender = '' }: StandIn): string {
  const container = `pavilion_${name}_${version}`.replaceAll('.', '_').replaceAll('-', '$');
  return `
    globalThis.executed = [...(globalThis.executed ?? []), '${name}'];
    ${onEvaluation}
    var ${container} = {
      init(scope) {
        ${container}.scope = scope;
      },
      async get() {
        const shared = async (name) => {
          const [provided] = Object.values(${container}.scope[name]);
          return (provided.lib ?? (await provided.get()))();
        };
        const [React, Query] = [await shared('react'), await shared('@tanstack/react-query')];
        const part = () => {
          ${onRender}
          return React.createElement('h1', null, 'The stand-in is back');
        };
        const parts = new Proxy({}, { get: () => async () => part });
        const chunks = { drop() {}, onFailure: () => () => {} };
        return () => ({ remote: { definition: { name: '${name}', routes: [], slots: [] }, pages: parts, slots: parts }, chunks });
      },
    };`;
}

/** Puts a stand-in in the place of a live remote, for this page, signed by its team. */
export async function replaceRemote(page: Page, name: string, standIn: StandIn = {}): Promise<void> {
  let script = '';
  await changeDiscovery(page, async (document) => {
    const live = document.remotes[name];
    if (!live) throw new Error(`${name} is not live`);
    const manifest = JSON.parse(live.manifest) as ManifestJson;
    script = scriptOf(manifest, standIn);
    const { contract = manifest.contract } = standIn;
    const preload = { pages: {}, slots: {} };
    document.remotes[name] = await signedEntry(name, live, {
      manifest: { contract, preload, integrity: integrityOf(script) },
      // No other release takes its place.
      statement: { earlier: [] },
    });
  });
  await page.route(entryOf(name), (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Makes the remote itself live again for this page: signed later than its stand-in, or nobody would go back to it. */
export async function restoreRemote(page: Page, name: string): Promise<void> {
  await page.unroute('**/releases/discovery.json');
  await page.unroute(entryOf(name));
  await changeDiscovery(page, async (document) => {
    const live = document.remotes[name];
    if (!live) throw new Error(`${name} is not live`);
    const { sequence } = JSON.parse(live.statement) as { sequence: number };
    document.remotes[name] = await signedEntry(name, live, { statement: { sequence: sequence + 2 } });
  });
}

export const entryOf = (name: string) => `**/releases/${name}/*/remote-entry.js*`;
