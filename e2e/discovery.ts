import { createHash } from 'node:crypto';
import { keyFolder } from '@pavilion/federation/release';
import type { Page } from '@playwright/test';
import { builtKeys } from './places.ts';

/** A remote's entry of the discovery document: what its team has signed, and the manifest's text. */
export interface EntryJson {
  statement: string;
  signature: string;
  manifest: string;
}

export interface DiscoveryJson {
  schema: number;
  assembledAt: string;
  shell: { statement: string; signature: string };
  remotes: Record<string, EntryJson>;
}

/** The fields of a manifest that tests look at or change. */
export interface ManifestJson {
  name: string;
  version: string;
  contract: string;
  requires: Record<string, string>;
  entry: string;
  integrity: string;
  preload: { pages: Record<string, string[]>; slots: Record<string, string[]> };
}

export const teams = keyFolder(builtKeys);

/** The hash of a file as a manifest names it. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** An entry as the team of `name` signs it with other fields in its manifest or its statement: later than `entry`, and as good. */
export async function signedEntry(
  name: string,
  entry: EntryJson,
  change: { readonly manifest?: object; readonly statement?: object },
): Promise<EntryJson> {
  const manifest = JSON.stringify({ ...JSON.parse(entry.manifest), ...change.manifest });
  const { sequence, ...before } = JSON.parse(entry.statement) as { sequence: number };
  const hash = integrityOf(manifest);
  const statement = JSON.stringify({ ...before, sequence: sequence + 1, manifest: hash, ...change.statement });
  return { ...entry, manifest, statement, signature: await teams.sign(name, statement) };
}

/** Answers this page's discovery document with another text; null: there is none. */
export async function answerDiscovery(
  page: Page,
  textOf: (document: DiscoveryJson) => string | null | Promise<string | null>,
): Promise<void> {
  await page.route('**/releases/discovery.json', async (route) => {
    try {
      const answer = await route.fetch();
      const text = await textOf((await answer.json()) as DiscoveryJson);
      await route.fulfill(text === null ? { status: 404 } : { response: answer, body: text });
    } catch (error) {
      // An open tab also reads the document while its test ends or another answer replaces this one. A request of a page that is closed
      // meanwhile may get no answer at all.
      if (!page.isClosed() && !/disposed|ended|closed|already handled/.test(String(error))) throw error;
    }
  });
}

/** Answers this page's discovery document changed, as if something else were live. Signed is what `change` signs (`signedEntry`). */
export async function changeDiscovery(
  page: Page,
  change: (document: DiscoveryJson) => void | Promise<void>,
): Promise<void> {
  await answerDiscovery(page, async (document) => {
    await change(document);
    return JSON.stringify(document);
  });
}

/** What a shell's or a remote's manifest says of its routes. */
export interface RoutesJson {
  readonly routes: readonly { readonly path: string }[];
}

/** The version of the shell that its signed entry names. */
export function shellVersion(entry: unknown): string {
  const { statement } = entry as { readonly statement: string };
  return (JSON.parse(statement) as { readonly version: string }).version;
}
