import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DiscoveryJson } from './app.ts';

/** A container written by hand, so that a test decides what a remote does when it is run and rendered. */
interface StandIn {
  readonly script: string;
  readonly integrity: string;
}

/**
 * A remote that marks the page when its code is run, and whose every page throws in render while `window.planted` is set
 * and otherwise says that it is back.
 */
function standIn(name: string): StandIn {
  const script = `
    globalThis.executed = [...(globalThis.executed ?? []), '${name}'];
    var pavilion_${name} = {
      init() {},
      async get() {
        const part = () => {
          if (globalThis.planted) throw new Error('planted');
          return 'The stand-in is back';
        };
        const parts = new Proxy({}, { get: () => async () => part });
        const definition = { name: '${name}', contract: '^3.0.0', routes: [], slots: [] };
        return () => ({ remote: { definition, pages: parts, slots: parts } });
      },
    };`;
  return { script, integrity: `sha384-${createHash('sha384').update(script).digest('base64')}` };
}

/** Answers this page's discovery document changed, as if something else were live. */
async function changeDiscovery(page: Page, change: (document: DiscoveryJson) => void): Promise<void> {
  await page.route('**/releases/discovery.json', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as DiscoveryJson;
    change(document);
    await route.fulfill({ response: answer, json: document });
  });
}

/** Puts a stand-in in the place of a live remote, for this page. */
export async function replaceRemote(page: Page, name: string, contract = '^3.0.0'): Promise<void> {
  const { script, integrity } = standIn(name);
  await changeDiscovery(page, (document) => {
    const live = document.remotes[name];
    if (live) Object.assign(live, { contract, files: { ...live.files, [live.entry]: integrity } });
  });
  await page.route(entryOf(name), (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );
}

export const entryOf = (name: string) => `**/releases/${name}/*/remote-entry.js*`;
