import type { Release } from '../discovery.ts';
import { createLoadStore, type RemoteSource } from './load-store.ts';
import { createRemoteLoader } from './remote-loader.ts';

const release: Release = {
  ...{ name: 'casino', version: '1.0.0', contract: '^3.0.0', requires: { react: '^20.0.0' }, routes: [], slots: [] },
  ...{ base: 'http://localhost/casino/1.0.0/', entry: 'http://localhost/casino/1.0.0/remote-entry.js' },
  ...{ integrity: 'sha256-x', preload: { pages: {}, slots: {} }, sequence: 1 },
};
const slots = { page: 'slots' };

describe('a release that does not fit the shell', () => {
  const fetchRemote = jest.fn();
  const ahead = jest.fn();
  const beside = jest.fn();
  const source: RemoteSource = createRemoteLoader({
    shell: { contract: '3.0.0', provides: { react: '19.3.1' } },
    fetchRemote,
  });
  const loads = createLoadStore({ source, prefetcher: { ahead, beside } });

  it('is neither fetched nor run', async () => {
    loads.prefetch(release, slots);
    loads.load(release, slots);
    await new Promise(process.nextTick);
    expect(loads.state(release, slots)).toMatchObject({ step: 'failed', failure: { kind: 'contract' } });
    for (const call of [fetchRemote, ahead, beside]) expect(call).not.toHaveBeenCalled();
  });
});
