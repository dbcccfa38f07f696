import type { Release } from '../discovery.ts';
import { createRemoteLoader, type FetchRemote } from './remote-loader.ts';

const release: Release = {
  name: 'casino',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [],
  slots: [],
  base: 'http://localhost/casino/1.0.0/',
  entry: 'http://localhost/casino/1.0.0/remote-entry.js',
  integrity: 'sha256-x',
  preload: { pages: {}, slots: {} },
  sequence: 1,
};
const remote = { definition: { name: 'casino', routes: [], slots: [] }, pages: {}, slots: {} };

function loaderOf(fetchRemote: FetchRemote) {
  const loader = createRemoteLoader({
    shell: { contract: '1.2.0', provides: { react: '19.3.1' } },
    fetchRemote,
  });
  return { loader };
}

test('a remote that asks for another contract is never fetched', async () => {
  const fetchRemote = jest.fn();
  const { loader } = loaderOf(fetchRemote);
  await expect(loader.load({ ...release, contract: '^2.0.0' })).rejects.toMatchObject({
    kind: 'contract',
    detail: 'It needs @pavilion/contract ^2.0.0, 1.2.0 is here.',
  });
  expect(fetchRemote).not.toHaveBeenCalled();
});

test('a remote that needs another version of a shared package is never fetched', async () => {
  const fetchRemote = jest.fn();
  const { loader } = loaderOf(fetchRemote);
  await expect(loader.load({ ...release, requires: { react: '^20.0.0' } })).rejects.toMatchObject({
    kind: 'contract',
    needs: 'react ^20.0.0, 19.3.1',
  });
  expect(fetchRemote).not.toHaveBeenCalled();
});

test('two pages that ask at the same time share one load', async () => {
  const fetchRemote = jest.fn(async () => ({ remote }));
  const { loader } = loaderOf(fetchRemote);
  const [first, second] = await Promise.all([loader.load(release), loader.load(release)]);
  expect(first).toBe(second);
  expect(fetchRemote).toHaveBeenCalledTimes(1);
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

test('an entry that hangs is asked for anew beside the first request, and whichever comes first is the remote', async () => {
  const arrive: ((exposed: unknown) => void)[] = [];
  const { loader } = loaderOf(() => new Promise((resolve) => arrive.push(resolve)));
  const first = loader.load(release);
  const second = loader.load(release, { anew: true });
  expect(arrive).toHaveLength(2);
  arrive[0]?.({ remote });
  await expect(first).resolves.toBe(remote);
  arrive[1]?.({ remote: { ...remote } });
  await expect(second).resolves.toBe(remote);
});

test('each version of a remote is loaded for itself, with its own say over its chunks', async () => {
  const chunksOf = (version: string) => ({ drop() {}, onFailure: () => () => {}, version });
  const { loader } = loaderOf(async ({ version }) => ({ remote: { ...remote }, chunks: chunksOf(version) }));
  const next = { ...release, version: '1.0.1' };
  expect(await loader.load(release)).not.toBe(await loader.load(next));
  expect([loader.chunks(release), loader.chunks(next)]).toMatchObject([{ version: '1.0.0' }, { version: '1.0.1' }]);
});

test('a version whose bytes were replaced is asked for by its new hash, past what the browser has kept', async () => {
  const other = { ...remote };
  const fetchRemote = jest.fn(async ({ integrity }: Release, _: number) => ({
    remote: integrity === release.integrity ? remote : other,
  }));
  const { loader } = loaderOf(fetchRemote);
  await loader.load(release);
  expect(await loader.load({ ...release, integrity: 'sha256-y' })).toBe(other);
  expect(fetchRemote.mock.calls.map(([{ integrity }, attempt]) => [integrity, attempt])).toEqual([
    ['sha256-x', 0],
    ['sha256-y', 1],
  ]);
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
