import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** One of the packages that jest is made of, found by way of those that depend on it: `jestPackage('@jest/core', 'jest-runtime')`. */
export function jestPackage(...path) {
  let from = require.resolve('jest');
  for (const name of path) from = createRequire(from).resolve(name);
  return require(from);
}
