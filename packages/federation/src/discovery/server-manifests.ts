// What browsers never read, in a file of its own: a page would carry the schemas with it.
import * as z from 'zod/mini';
import { CONTRACT_VERSION } from '../contract-range.ts';
import { file, filesByKey, integrity, route, version } from './names.ts';

/** `shell.json`: what a release of the shell says of itself. Servers read it, browsers never. */
export const shellManifest = z.object({
  name: z.literal('shell'),
  version,
  /** The version of the contract that it keeps. */
  contract: z.string().check(z.regex(CONTRACT_VERSION)),
  /** The version of each shared package that it provides. Missing in releases of earlier tools. */
  provides: z.exactOptional(z.record(z.string(), z.string())),
  document: file,
  /** The service worker, which servers answer at the root of their site, and the page that it keeps for a device without a network. */
  worker: z.optional(file),
  offline: z.optional(file),
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
