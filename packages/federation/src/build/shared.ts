import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedNames, sharedRanges } from '@pavilion/contract/shared-names';
import { rangeAccepts } from '../fit.ts';
import { here, installedIn } from './own-file.ts';

const CONTRACT = '@pavilion/contract';

/** In front of a package's name: the package itself, past the sharing. */
const UNSHARED = 'unshared/';

/** The module whose text shared-module-loader.ts writes: what is shared of the package that its query names. */
export const SHARED_MODULE = here('../shared/shared-module.ts');

export function sharedByHost(from: string) {
  return share(from, (name, names) => ({
    eager: true,
    ...(names === '*' ? {} : { import: `${SHARED_MODULE}?${name}` }),
  }));
}

/** `import: false`: a remote holds no copy of its own. `strictVersion`: it does not run on a version outside the contract's range. */
export function sharedByRemote(from: string) {
  return share(from, () => ({ import: false as const, strictVersion: true }));
}

/** Where `unshared/NAME` leads in the host's build. */
export function unsharedPackages(): Record<string, string> {
  return Object.fromEntries(
    namedPackages().map(([name]) => [`${UNSHARED}${name}`, fileURLToPath(import.meta.resolve(name))]),
  );
}

/** The text of the module that stands for a package which is shared by name. */
export function sharedModuleText(name: string): string {
  const names = namedPackages().find(([shared]) => shared === name)?.[1] ?? [];
  return `export { ${names.join(', ')} } from '${UNSHARED}${name}';\n`;
}

function namedPackages(): [string, readonly string[]][] {
  return Object.entries(sharedNames).flatMap(([name, names]) => (names === '*' ? [] : [[name, names]]));
}

function share<Extra extends object>(from: string, extra: (name: string, names: '*' | readonly string[]) => Extra) {
  const versions = sharedVersions(from);
  return Object.fromEntries(
    Object.entries(sharedNames).flatMap(([name, names]) => {
      const version = versions[packageOf(name)];
      if (version === undefined) return [];
      const requiredVersion = rangeOf(packageOf(name), version);
      return [[name, { singleton: true, requiredVersion, version, ...extra(name, names) }]];
    }),
  );
}

/** The range of each shared package that a build of the app at `from` (its `package.json`) requires. */
export function requiredRanges(from: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPackages(from)).map(([name, version]) => [name, rangeOf(name, version)]),
  );
}

/** The installed version of each shared package besides the contract, which has a field of its own in every manifest. */
export function sharedPackages(from: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedVersions(from)).filter(([name]) => name !== CONTRACT));
}

/**
 * The range that a remote requires of a package: the contract's table says it, not what happens to be installed. Throws where the
 * table has none, or the installed version is not in it.
 */
function rangeOf(name: string, version: string): string {
  if (name === CONTRACT) return `^${version}`;
  const range = Object.hasOwn(sharedRanges, name) ? sharedRanges[name] : undefined;
  if (range !== undefined && rangeAccepts(range, version)) return range;
  throw new Error(
    `${name} ${version} is installed, and the contract's range of it is ${range ?? 'missing'}: packages/contract/src/shared-names.ts.`,
  );
}

/**
 * An app shares what its `package.json` names, and what those of our packages need that it names. One that is named and not
 * installed stops the build, or it would come a second time.
 */
function sharedVersions(from: string): Record<string, string> {
  const require = createRequire(from);
  const app = require(from) as { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> };
  const own = Object.keys(app.dependencies ?? {}).filter((name) => name.startsWith('@pavilion/'));
  const places = [
    require,
    ...own
      .flatMap((name) => installedIn(dirname(from), name) ?? [])
      .map((place) => createRequire(join(place, 'package.json'))),
  ];
  return Object.fromEntries(
    [...new Set(Object.keys(sharedNames).map(packageOf))].flatMap((name) => {
      const version = places.map((place) => versionOf(place, name)).find((found) => found !== null);
      if (!version && name in (app.dependencies ?? {})) {
        throw new Error(`${app.name} needs ${name}, which is not installed yet: npx --yes pnpm@12 install`);
      }
      return version ? [[name, version]] : [];
    }),
  );
}

/** The sources of the app in `folder`, and of those packages of ours that it needs, or that they need, which show something. */
export function shownSources(folder: string): string[] {
  const places = new Set([folder]);
  // What is added on the way is visited too.
  for (const place of places) {
    const from = join(place, 'package.json');
    const { dependencies = {} } = createRequire(from)(from) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@pavilion/'))) {
      const installed = installedIn(place, name);
      if (installed !== null) places.add(installed);
    }
  }
  return [...places]
    .filter((place) => place === folder || isShown(place))
    .map((place) => ['src', 'dist'].map((name) => join(place, name)).find((sources) => existsSync(sources)) ?? place);
}

/** The package of the components, or one that uses them. */
function isShown(place: string): boolean {
  const file = join(place, 'package.json');
  const { name, dependencies = {} } = createRequire(file)(file) as {
    readonly name: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return [name, ...Object.keys(dependencies)].includes('@pavilion/shared-ui');
}

/** The package that a request leads into: `zod` of `zod/mini`. */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The version that a package depends on, or null where it does not. */
function versionOf(require: NodeJS.Require, name: string): string | null {
  try {
    return (require(`${name}/package.json`) as { version: string }).version;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
