// What is refused before a pointer moves.
import { createHash } from 'node:crypto';
import { LIMITS } from '../discovery/limits.ts';
import { remoteManifest } from '../discovery/manifests.ts';
import { type BuildManifest, buildManifest, shellManifest } from '../discovery/server-manifests.ts';
import { clashOf, isRoutePath, type OwnedPath, shapeOf } from '../routes.ts';
import { parseAs } from './json.ts';
import type { Manifest } from './live.ts';
import { aboutUnsigned, type ClaimsSource, liveClaims, signedClaims } from './live-claims.ts';
import { overlapOf } from './overlaps.ts';
import { redirectCircle } from './redirects.ts';
import { type ReadFile, ReleaseError } from './store.ts';

/** A build whose files are what its manifests say. */
export interface CheckedBuild {
  readonly manifest: Manifest;
  /** The manifest's text, which is what is hashed and signed. */
  readonly text: string;
}

/** Where the limits stand. */
const LIMITS_DOC = ' (docs/remote-teams.md, Limits)';

/** Names of the store's own: what they would hide is not served. */
const RESERVED = ['shell', 'live', 'history'];

/** Reads a build and sees that every file of it is what its hashes say. Throws `ReleaseError` where one is not. */
export async function checkBuild(read: ReadFile, where: string): Promise<CheckedBuild> {
  const { manifest, text } = await readManifest(read, where);
  const name = `${manifest.name} ${manifest.version}`;
  const { files } = await readFileList(read, manifest, name);
  for (const [file, hash] of Object.entries(files)) {
    const content = await read(file);
    if (content === null) throw new ReleaseError(`${name}: ${file} is missing.`);
    if (hashOf(content) !== hash) throw new ReleaseError(`${name}: ${file} is not the file that was built.`);
  }
  for (const file of filesNamedBy(manifest)) {
    if (!Object.hasOwn(files, file)) throw new ReleaseError(`${name} names ${file}, which is no file of its build.`);
  }
  if ('entry' in manifest && files[manifest.entry] !== manifest.integrity) {
    throw new ReleaseError(`${name}: the hash of ${manifest.entry} is not that of the build.`);
  }
  checkPaths(manifest);
  checkPages(manifest);
  return { manifest, text };
}

async function readManifest(read: ReadFile, where: string): Promise<CheckedBuild> {
  const remote = await textOf(read, 'remote.json');
  if (remote !== null) {
    if (remote.length > LIMITS.manifest) {
      throw new ReleaseError(
        `${where}/remote.json has ${remote.length} characters, and readers take ${LIMITS.manifest}${LIMITS_DOC}: fewer routes, shorter titles, fewer files to preload.`,
      );
    }
    const manifest = parseAs(remoteManifest, remote, `${where}/remote.json`, LIMITS_DOC);
    if (RESERVED.includes(manifest.name)) throw new ReleaseError(`No remote can be called '${manifest.name}'.`);
    return { manifest, text: remote };
  }
  const shell = await textOf(read, 'shell.json');
  if (shell !== null) return { manifest: parseAs(shellManifest, shell, `${where}/shell.json`), text: shell };
  throw new ReleaseError(`${where} holds no build: there is no remote.json or shell.json in it.`);
}

async function readFileList(read: ReadFile, manifest: Manifest, name: string): Promise<BuildManifest> {
  const content = await read('build.json');
  if (content === null) throw new ReleaseError(`${name}: build.json is missing.`);
  if ('build' in manifest && hashOf(content) !== manifest.build) {
    throw new ReleaseError(`${name}: build.json is not the file that was built.`);
  }
  return parseAs(buildManifest, Buffer.from(content).toString('utf8'), `${name}: build.json`);
}

/** Every file that a manifest tells somebody to load. */
function filesNamedBy(manifest: Manifest): string[] {
  const { preload } = manifest;
  const others = 'slots' in preload ? preload.slots : preload.parts;
  const first = 'entry' in manifest ? manifest.entry : manifest.document;
  return [first, ...Object.values(preload.pages).flat(), ...Object.values(others).flat()];
}

function checkPaths({ name, routes }: Manifest): void {
  const odd = routes.find(({ path }) => !isRoutePath(path));
  if (odd) {
    throw new ReleaseError(
      `${name} has the path ${odd.path}: a path is one to six segments, each fixed or a :parameter, without * or ?.`,
    );
  }
  const clash = clashOf(pathsOf(name, routes), []);
  if (clash) throw new ReleaseError(`${name} has ${clash.taken.path} and ${clash.path}, which open the same pages.`);
}

/** Each route opens something, and of what a remote brings the browser can fetch the files in time. */
function checkPages(manifest: Manifest): void {
  const { name, version, routes, preload } = manifest;
  const nowhere = routes.find(({ page, redirectTo }) => page === undefined && redirectTo === undefined);
  if (nowhere) throw new ReleaseError(`${name} ${version} has neither a page nor a redirect at ${nowhere.path}.`);
  if (!('slots' in manifest) || !('slots' in preload)) return;
  const missing =
    routes.find(({ page }) => page !== undefined && !Object.hasOwn(preload.pages, page))?.page ??
    manifest.slots.find((slot) => !Object.hasOwn(preload.slots, slot.name))?.name;
  if (missing !== undefined) throw new ReleaseError(`${name} ${version} names no files to preload for ${missing}.`);
}

/**
 * Throws `ReleaseError` where a live app, the shell among them, has one of the paths already, or has one that opens the same
 * addresses, and where the redirects of all lead in a circle. What an app claims whose key is not here takes no path from a team
 * that has it, and `force` lets go of it altogether.
 */
export async function refuseTakenPaths(
  source: ClaimsSource,
  { name, routes }: Manifest,
  { force }: ForceOptions,
): Promise<void> {
  const own = await signedClaims(source, name);
  const has = new Set(own?.routes.map(({ path }) => shapeOf(path)));
  const others = (await liveClaims(source, name)).filter(({ isSigned }) => isSigned || !force);
  for (const other of others) {
    const claimed = other.isSigned ? routes : routes.filter(({ path }) => !has.has(shapeOf(path)));
    const taken = pathsOf(other.name, other.routes);
    const advice = other.isSigned ? '' : ` ${aboutUnsigned(other.name)}`;
    const clash = clashOf(pathsOf(name, claimed), taken);
    if (clash) {
      throw new ReleaseError(
        `${name} claims ${clash.path}, but ${other.name} has ${clash.taken.path} already.${advice}`,
      );
    }
    const overlap = overlapOf(
      name,
      claimed.map(({ path }) => path),
      taken,
    );
    if (overlap) {
      throw new ReleaseError(
        `${name} claims ${overlap.path}, and ${overlap.other.path} of ${other.name} opens the same addresses: choose a path outside of it.${advice}`,
      );
    }
  }
  const circle = redirectCircle(
    routes,
    others.toSorted((a, b) => Number(b.isSigned) - Number(a.isSigned)).flatMap((other) => other.routes),
  );
  if (circle) {
    throw new ReleaseError(
      `The redirects of ${name} lead in a circle, so no page ever opens: ${circle.join(' → ')}. Have one of them lead to a page.`,
    );
  }
}

/** What is done about what `--force` lets pass. */
interface ForceOptions {
  readonly force?: boolean;
}

const pathsOf = (owner: string, routes: readonly { readonly path: string }[]): OwnedPath[] =>
  routes.map(({ path }) => ({ owner, path }));

async function textOf(read: ReadFile, file: string): Promise<string | null> {
  const content = await read(file);
  return content === null ? null : Buffer.from(content).toString('utf8');
}

const hashOf = (content: Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
