import { safePath } from '@pavilion/contract/safe-path';
import { accesses, frames, type Locale } from '@pavilion/contract/vocabulary';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** The name of an app: a folder of the store, and a word that people type. */
export const appName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));
/** A version as semver writes it, without build metadata: it names a folder. */
export const version = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,8})(\.(0|[1-9]\d{0,8})){2}(-[0-9a-z-]+(\.[0-9a-z-]+)*)?$/), z.maxLength(64));
/** A file inside a release's folder: no way out of it. */
export const file = z.string().check(z.regex(/^\w[\w-]*(\.[\w-]+)*(\/\w[\w-]*(\.[\w-]+)*)*$/), z.maxLength(200));
/** The hash of some bytes, as browsers write it. */
export const integrity = z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

/** An address of this site, by the rule that links and redirects are held to: whatever browsers read as another host's is none. */
const sitePath = z.custom<`/${string}`>(
  (value) => typeof value === 'string' && value.length <= LIMITS.path && safePath(value) !== null,
);
const titleText = z.string().check(z.maxLength(LIMITS.title));
const title = { en: titleText, hi: titleText } satisfies Record<Locale, z.ZodMiniType<string>>;

/** A route as a team of this contract writes it. Whether its path is one that we take says `isRoutePath`. */
export const route = z.object({
  path: sitePath,
  access: z.enum(accesses),
  frame: z.enum(frames),
  title: z.object(title),
  page: z.exactOptional(z.string()),
  redirectTo: z.exactOptional(sitePath),
});

/** A slot that a remote fills. Any name: a team may be ahead of the shell that reads this. */
export const slot = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  order: z.exactOptional(z.number()),
});

/** Files by the key of what needs them besides the entry. */
export const filesByKey = z.record(
  z.string(),
  z.array(file).check(
    z.maxLength(LIMITS.filesOfPart),
    z.refine((files) => new Set(files).size === files.length),
  ),
);
