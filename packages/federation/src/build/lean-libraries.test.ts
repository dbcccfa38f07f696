import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { satisfy } from '../shared/own-ranges.ts';
import { createLogger } from '../shared/plain-logger.ts';
import { REPLACED, REPLACED_IN_HOST, REPLACED_IN_REMOTE } from './lean-libraries.ts';

/** Where a package is installed: the last of `names`, each found from the one before. */
function entryOf(...names: readonly string[]): string {
  return names.reduce((from, name) => require.resolve(name, { paths: [from] }), __dirname);
}

const runtime = ['@module-federation/enhanced/runtime', '@module-federation/runtime'];
const core = entryOf(...runtime, '@module-federation/runtime-core');

const installed = [
  entryOf('react-router'),
  core,
  entryOf(...runtime, '@module-federation/error-codes'),
  entryOf(...runtime, '@module-federation/sdk'),
  entryOf('@module-federation/enhanced/runtime', '@module-federation/webpack-bundler-runtime'),
].flatMap((entry) => {
  const folder = entry.replace(/\/dist\/.*/, '/dist');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
});

// That ours has the names that are imported, the build checks.
test.each([...REPLACED, ...REPLACED_IN_HOST, ...REPLACED_IN_REMOTE])('%s is a file of a library', (file) => {
  expect(installed.filter((path) => file.test(path))).not.toEqual([]);
});

test('our reader of ranges and the federation runtime’s accept the same versions', () => {
  const original = require(core) as { satisfy: typeof satisfy };
  const versions = ['0.2.3', '0.3.0', '1.0.0', '1.2.2', '1.2.3', '1.2.4', '1.10.0', '2.0.0', '19.3.0'];
  const ranges = versions.flatMap((version) => [`^${version}`, `<=${version}`]);
  for (const range of ranges) {
    const fitting = (check: typeof satisfy) => versions.filter((version) => check(version, range));
    expect([range, fitting(satisfy)]).toEqual([range, fitting(original.satisfy)]);
  }
});

test('the logger writes to the console with its prefix', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  createLogger('[ Federation Runtime ]').warn('not loaded', 7);
  expect(warn).toHaveBeenCalledWith('[ Federation Runtime ]', 'not loaded', 7);
  warn.mockRestore();
});
