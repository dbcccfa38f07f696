import * as z from 'zod/mini';
import { CONTRACT_RANGE, CONTRACT_VERSION } from '../contract-range.ts';
import { LIMITS } from './limits.ts';
import { appName, file, filesByKey, integrity, route, slot, version } from './names.ts';

/**
 * `remote.json`: what a release of a remote says of itself, in the names of this contract. Its text travels in the discovery
 * document as it lies in the release's folder, because the text is what is hashed.
 */
export const remoteManifest = z.object({
  name: appName,
  version,
  /** The range of the contract that it was compiled with. */
  contract: z.string().check(z.regex(CONTRACT_RANGE)),
  routes: z.array(route).check(z.maxLength(LIMITS.routes)),
  slots: z.array(slot).check(z.maxLength(LIMITS.slots)),
  entry: file,
  /** Hash of the entry. */
  integrity,
  /** What each page and each slot needs besides the entry. */
  preload: z
    .object({ pages: filesByKey, slots: filesByKey })
    .check(
      z.refine(
        ({ pages, slots }) =>
          new Set([pages, slots].flatMap((lists) => Object.values(lists).flat())).size <= LIMITS.filesOfRelease,
      ),
    ),
});
export type RemoteManifest = z.output<typeof remoteManifest>;

/** `shell.json`: what a release of the shell says of itself. Servers read it, browsers never. */
export const shellManifest = z.object({
  name: z.literal('shell'),
  version,
  /** The version of the contract that it keeps. */
  contract: z.string().check(z.regex(CONTRACT_VERSION)),
  document: file,
  /** The paths that are the shell's own: no remote may claim one. */
  routes: z.array(route),
  /** What each of its pages, and each part of its frame (`header`), needs besides the first script. */
  preload: z.object({ pages: filesByKey, parts: filesByKey }),
  /** Hash of `build.json`. A remote's manifest has none: its entry has the hash of every other file in it, and browsers pay for each byte. */
  build: integrity,
});
export type ShellManifest = z.output<typeof shellManifest>;

/** `build.json`: every file of a release with its hash, and the hash of the sources that it was built from. */
export const buildManifest = z.object({ files: z.record(file, integrity), source: z.string() });
export type BuildManifest = z.output<typeof buildManifest>;
