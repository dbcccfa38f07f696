import { readFileSync } from 'node:fs';
import fc from 'fast-check';

type Environment = new (options: { projectConfig: object }) => { teardown(): Promise<void> };

test('an error of Node itself, and a value that a package makes, are of the classes that a test knows', () => {
  let thrown: unknown;
  try {
    readFileSync('/no/such/file');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Error);
  expect(fc.sample(fc.date(), 1)[0]).toBeInstanceOf(Date);
});

test('what a suite leaves behind in the process is gone for the next one', async () => {
  const { default: OneRealm } = jest.requireActual<{ default: Environment }>('./one-realm.mjs');
  const now = Date.now;
  const before = { path: process.env.PATH, listeners: process.listenerCount('SIGTERM') };
  const environment = new OneRealm({ projectConfig: { fakeTimers: {} } });
  Object.assign(globalThis, { leftBehind: true, Date: class {} });
  process.env.PATH = '/nowhere';
  process.env.LEFT_BEHIND = 'yes';
  process.on('SIGTERM', () => {});
  await environment.teardown();
  expect(globalThis).not.toHaveProperty('leftBehind');
  expect(Date.now).toBe(now);
  expect(process.env.LEFT_BEHIND).toBeUndefined();
  expect({ path: process.env.PATH, listeners: process.listenerCount('SIGTERM') }).toEqual(before);
});
