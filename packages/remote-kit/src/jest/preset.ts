import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** This file ends in `.js` where the package is built, and so do those beside it. */
const [ending] = /\.\w+$/.exec(import.meta.url) ?? [];
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Packages that have ES modules alone, of those that the kit brings into a test. */
const ESM_ONLY = [
  '@pavilion/',
  'ky/',
  'zod/',
  'react-router/',
  'cookie-es/',
  '@remix-run/',
  '@lingui/',
  '@messageformat/',
];

/** Compiles what a component's test imports. */
export const transform: Record<string, string | [string, object]> = {
  '\\.css$': here('./css-transform.mjs'),
  '\\.[cm]?[jt]sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic' },
          optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
        },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** What jest leaves to Node: every installed package but those that have ES modules alone. `others`: further ones, each with a slash. */
export const transformIgnorePatterns = (...others: readonly string[]) => [
  `/node_modules/(?!.*/node_modules/)(?!${[...ESM_ONLY, ...others].join('|')})`,
];

/** What a component's test needs of a browser that jsdom lacks. */
export const domSetup = here(`./dom-setup${ending}`);

/** The configuration of a remote's tests: `export { jestConfig as default } from '@pavilion/remote-kit/jest'` in jest.config.mjs. */
export const jestConfig = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [domSetup],
  transform,
  transformIgnorePatterns: transformIgnorePatterns(),
  clearMocks: true,
};
