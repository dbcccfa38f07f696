import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The packages of which a page has exactly one: the shell brings them, in its first script, and a remote builds without them.
 * A shared name does not cover its sub-paths, so the ones with a slash are named too. Where `by` stands, only the names
 * that this file re-exports are shared (src/shared/): webpack can't shake a shared package, but it can shake what a file leaves out.
 */
const SHARED: Readonly<Record<string, { readonly by?: string }>> = {
  react: {},
  'react/': {},
  'react-dom': {},
  'react-dom/': {},
  'react-router': { by: '../shared/react-router.ts' },
  '@tanstack/react-query': { by: '../shared/react-query.ts' },
  zustand: {},
  '@lingui/core': {},
  '@pavilion/contract': {},
};

/** In front of a package's name: the package itself, past the sharing. */
const UNSHARED = 'unshared/';

export function sharedByHost(from: string) {
  return share(from, ({ by }) => ({ eager: true, ...(by ? { import: here(by) } : {}) }));
}

/** `import: false`: a remote holds no copy of its own, and says clearly at load if the shell has none. */
export function sharedByRemote(from: string) {
  return share(from, () => ({ import: false as const }));
}

/** Where `unshared/NAME` leads in the host's build. */
export function unsharedPackages(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SHARED).flatMap(([name, { by }]) =>
      by ? [[`${UNSHARED}${name}`, fileURLToPath(import.meta.resolve(name))]] : [],
    ),
  );
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** An app shares what its `package.json` names. One that is named and not installed stops the build, or it would come a second time. */
function share<Extra extends object>(from: string, extra: (item: { readonly by?: string }) => Extra) {
  const require = createRequire(from);
  const app = require(from) as { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> };
  return Object.fromEntries(
    Object.entries(SHARED).flatMap(([name, item]) => {
      const version = versionOf(require, name.replace(/\/$/, ''));
      if (version === null && name in (app.dependencies ?? {})) {
        throw new Error(`${app.name} needs ${name}, which is not installed yet: npx --yes pnpm@12 install`);
      }
      return version === null
        ? []
        : [[name, { singleton: true, requiredVersion: `^${version}`, version, ...extra(item) }]];
    }),
  );
}

/** The version that an app depends on, or null where it does not, so that it shares nothing by that name. */
function versionOf(require: NodeJS.Require, name: string): string | null {
  try {
    return (require(`${name}/package.json`) as { version: string }).version;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
