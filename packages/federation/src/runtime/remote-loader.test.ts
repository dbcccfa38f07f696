import type { Release } from '../discovery.ts';
import { createRemoteLoader, type FetchRemote, type RemoteLoaderEvent } from './remote-loader.ts';

const release: Release = {
  name: 'casino',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [],
  slots: [],
  entry: 'http://localhost/remote-entry.js',
  integrity: 'sha384-x',
  preload: {},
};
const remote = { definition: { name: 'casino', contract: '^1.0.0', routes: [], slots: [] }, pages: {}, slots: {} };

function loaderOf(fetchRemote: FetchRemote, timeout = 50) {
  const events: RemoteLoaderEvent[] = [];
  const loader = createRemoteLoader({
    contractVersion: '1.2.0',
    fetchRemote,
    timeout,
    onEvent: (event) => events.push(event),
  });
  return { loader, events };
}

test('a remote that asks for another contract is never fetched', async () => {
  const fetchRemote = jest.fn();
  const { loader } = loaderOf(fetchRemote);
  await expect(loader.load({ ...release, contract: '^2.0.0' })).rejects.toMatchObject({
    kind: 'contract',
    detail: 'It asks for contract ^2.0.0; this shell keeps 1.2.0.',
  });
  expect(fetchRemote).not.toHaveBeenCalled();
});

test('two pages that ask at the same time share one load', async () => {
  const fetchRemote = jest.fn(async () => ({ remote }));
  const { loader, events } = loaderOf(fetchRemote);
  const [first, second] = await Promise.all([loader.load(release), loader.load(release)]);
  expect(first).toBe(second);
  expect(fetchRemote).toHaveBeenCalledTimes(1);
  expect(events).toMatchObject([{ type: 'loaded', remote: 'casino', version: '1.0.0' }]);
});

test('after a failure the next call tries anew, and counts the attempts', async () => {
  const fetchRemote = jest.fn(async (_: Release, attempt: number) => {
    if (attempt === 0) throw new Error('offline');
    return { remote };
  });
  const { loader } = loaderOf(fetchRemote);
  await expect(loader.load(release)).rejects.toMatchObject({ kind: 'crashed', detail: 'offline' });
  await expect(loader.load(release)).resolves.toBe(remote);
  expect(fetchRemote.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

test('an entry that does not come in time is a timeout, and Retry does not wait for it', async () => {
  const { loader, events } = loaderOf(
    (_, attempt) => (attempt === 0 ? new Promise(() => {}) : Promise.resolve({ remote })),
    10,
  );
  await expect(loader.load(release)).rejects.toMatchObject({ kind: 'timeout', remote: 'casino' });
  await expect(loader.load(release)).resolves.toBe(remote);
  expect(events.map(({ type }) => type)).toEqual(['failed', 'loaded']);
});

test.each([
  ['nothing', undefined],
  ['no remote', { other: 1 }],
  ['a remote without pages', { remote: { definition: remote.definition, slots: {} } }],
  ['another remote', { remote: { ...remote, definition: { ...remote.definition, name: 'wallet' } } }],
])('an entry that exposes %s is invalid', async (_, exposed) => {
  const { loader } = loaderOf(async () => exposed);
  await expect(loader.load(release)).rejects.toMatchObject({ kind: 'invalid' });
});
