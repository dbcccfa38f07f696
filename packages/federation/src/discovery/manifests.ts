import * as z from 'zod/mini';
import { CONTRACT_RANGE } from '../contract-range.ts';
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
  /** The range of each shared package that it needs, by the contract's table. Missing in releases of earlier tools. */
  requires: z.exactOptional(z.record(z.string(), z.string())),
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
