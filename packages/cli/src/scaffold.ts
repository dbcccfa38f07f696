import { createRequire } from 'node:module';

/** This package's own manifest. In this repository its ranges lead to the workspace; in a packed one they are versions. */
const own = createRequire(import.meta.url)('../package.json') as {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** What the code of a new remote imports. */
const DEPENDENCIES = [
  '@lingui/core',
  '@pavilion/api-client',
  '@pavilion/contract',
  '@pavilion/remote-kit',
  '@pavilion/shared-ui',
  '@tanstack/react-query',
  'react',
  'react-router',
];

/** What a repository of its own needs besides, to be checked and tested. */
const TOOLS = [
  '@lingui/message-utils',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'react-dom',
  'typescript',
];

const COMMANDS = ['dev', 'build', 'release', 'rollback', 'releases', 'check'];

/** The `package.json` of a new remote: of an app of this repository, or of a repository of its own. */
export function packageOf(name: string, isOwnRepository: boolean): object {
  const common = { version: '1.0.0', private: true, type: 'module', sideEffects: ['**/*.css'], exports: {} };
  if (!isOwnRepository) {
    return {
      name: `@pavilion/${name}`,
      ...common,
      license: 'MIT',
      dependencies: ranges(DEPENDENCIES),
      devDependencies: ranges(['@pavilion/federation']),
    };
  }
  return {
    name,
    ...common,
    engines: { node: '>=22.22' },
    scripts: { ...Object.fromEntries(COMMANDS.map((command) => [command, `pavilion ${command}`])), test: 'jest' },
    dependencies: ranges(DEPENDENCIES),
    devDependencies: { '@pavilion/cli': `^${own.version}`, ...ranges(['@pavilion/federation', ...TOOLS]) },
  };
}

function ranges(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, rangeOf(name)]));
}

function rangeOf(name: string): string {
  const range = own.dependencies[name] ?? own.devDependencies[name];
  if (range === undefined) throw new Error(`${name} is missing in packages/cli/package.json`);
  return /^\d/.test(range) ? `^${range}` : range;
}
