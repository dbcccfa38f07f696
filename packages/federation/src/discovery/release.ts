import type { RouteData } from '@pavilion/contract';
import { accesses, frames } from '@pavilion/contract/vocabulary';
import * as z from 'zod/mini';
import { isRoutePath, shapeOf } from '../routes.ts';
import { LIMITS } from './limits.ts';
import { remoteManifest } from './manifests.ts';
import { route } from './names.ts';

/**
 * A manifest as it is read from a document. A team that builds on a later contract may use names that this reader does not
 * know yet, so here access, frame and path are any text; a route with one that we don't know is left out.
 */
export const liveManifest = z.object({
  ...remoteManifest.shape,
  routes: z
    .array(
      z.object({
        ...route.shape,
        path: z.string().check(z.maxLength(LIMITS.path)),
        access: z.string(),
        frame: z.string(),
      }),
    )
    .check(z.maxLength(LIMITS.routes)),
});
export type LiveManifest = z.output<typeof liveManifest>;

/** Files by the key of the page or the name of the slot that needs them, as absolute addresses. */
type Addresses = Readonly<Record<string, readonly string[]>>;

/** A live release of a remote, with absolute addresses. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  /** The range of each shared package that it needs. */
  readonly requires?: Readonly<Record<string, string>> | undefined;
  readonly routes: readonly RouteData[];
  /** What it fills, by name; a name that the shell has no place for stays empty. */
  readonly slots: readonly { readonly name: string; readonly order?: number }[];
  /** Where its files are; ends in `/`. */
  readonly base: string;
  /** Address of the entry script. */
  readonly entry: string;
  /** Hash of the entry script. */
  readonly integrity: string;
  /** What each page and slot needs besides the entry. */
  readonly preload: { readonly pages: Addresses; readonly slots: Addresses };
  /** The sequence of the statement that made it live. */
  readonly sequence: number;
}

/** Something of an entry that was not taken, though the rest of it was: which field, and what stands there. */
export interface DiscoveryNote {
  readonly remote: string;
  readonly field: string;
  readonly value: string;
}

/**
 * The folder of a version's files. It is computed and stands in no document: nobody can name another origin in one. Null where
 * nothing can lie below `root`, as below `data:` or `javascript:`.
 */
export function baseOf(root: string, name: string, version: string): string | null {
  const path = `${name}/${version}/`;
  return URL.canParse(path, root) ? new URL(path, root).href : null;
}

/** The release that a manifest describes, whose files lie in `base`; what is not taken of it is added to `notes`. */
export function releaseOf(manifest: LiveManifest, base: string, sequence: number, notes: DiscoveryNote[]): Release {
  const { name, version, contract, requires, slots, integrity, preload } = manifest;
  const absolute = (files: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(files).map(([key, list]) => [key, list.map((file) => base + file)]));
  return {
    name,
    version,
    contract,
    requires,
    routes: knownRoutes(manifest, notes),
    slots,
    base,
    entry: base + manifest.entry,
    integrity,
    preload: { pages: absolute(preload.pages), slots: absolute(preload.slots) },
    sequence,
  };
}

/**
 * The routes that this shell can guard, frame and match. Another one is left out: it might show more than its team means. Its
 * path goes with it, so that no other route of the remote opens it under other terms; of two that open the same paths the first stays.
 */
function knownRoutes({ name: remote, routes }: LiveManifest, notes: DiscoveryNote[]): RouteData[] {
  const note = (index: number, field: string, value: string) =>
    notes.push({ remote, field: `routes.${index}.${field}`, value });
  const refused = new Set<string>();
  const known = routes.flatMap((one, index) => {
    const access = accesses.find((name) => name === one.access);
    const frame = frames.find((name) => name === one.frame);
    if (!isRoutePath(one.path)) {
      note(index, 'path', one.path);
      return [];
    }
    if (!access) note(index, 'access', one.access);
    if (!frame) note(index, 'frame', one.frame);
    if (access && frame) return [{ index, data: { ...one, path: one.path, access, frame } }];
    refused.add(shapeOf(one.path));
    return [];
  });
  return known.flatMap(({ index, data }) => {
    const shape = shapeOf(data.path);
    if (!refused.has(shape)) {
      refused.add(shape);
      return [data];
    }
    note(index, 'path', data.path);
    return [];
  });
}
