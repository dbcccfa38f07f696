import type { Page } from '@playwright/test';
import type { RemoteName } from './remotes.ts';

export const targets = ['entry', 'page chunk', 'shared chunk', 'style', 'everything'] as const;
export type Target = (typeof targets)[number];

interface Manifest {
  readonly entry: string;
  readonly version: string;
  readonly preload: {
    readonly pages: Readonly<Record<string, readonly string[]>>;
    readonly slots: Readonly<Record<string, readonly string[]>>;
  };
}

/** The live manifest of a remote, as the browser is given it. */
async function manifestOf(page: Page, name: RemoteName): Promise<Manifest> {
  const answer = await page.request.get('/releases/discovery.json');
  const { remotes } = (await answer.json()) as { remotes: Record<string, { manifest: string }> };
  const entry = remotes[name];
  if (!entry) throw new Error(`${name} is not live`);
  return JSON.parse(entry.manifest) as Manifest;
}

/** The files of a remote that a target means on one of its pages; none where the build made no such file. */
export async function filesOf(page: Page, name: RemoteName, pageKey: string, target: Target): Promise<string[]> {
  const { entry, preload } = await manifestOf(page, name);
  const own = preload.pages[pageKey] ?? [];
  const others = [
    ...Object.entries(preload.pages).flatMap(([key, files]) => (key === pageKey ? [] : files)),
    ...Object.values(preload.slots).flat(),
  ];
  const scripts = own.filter((file) => file.endsWith('.js'));
  switch (target) {
    case 'entry':
      return [entry];
    case 'page chunk':
      return scripts.filter((file) => !others.includes(file)).slice(0, 1);
    case 'shared chunk':
      return scripts.filter((file) => others.includes(file)).slice(0, 1);
    case 'style':
      return own.filter((file) => file.endsWith('.css')).slice(0, 1);
    case 'everything':
      return [entry, ...own];
  }
}
