import type { LoadedRemote } from '@pavilion/contract';
import { createQueryClient } from '@pavilion/remote-kit';
import { testRelease } from '../testing.tsx';
import { containRemotes } from './contain-remotes.ts';

const release = testRelease({ name: 'casino' });
const remote: LoadedRemote = { definition: { name: 'casino', routes: [], slots: [] }, pages: {}, slots: {} };
const quiet = { error() {}, event() {} };

/** What stood when the remote ran. */
function contained() {
  const queryClient = createQueryClient(quiet);
  const seen: boolean[] = [];
  const errors: unknown[] = [];
  const { source, containment } = containRemotes(
    {
      async load() {
        seen.push(containment.queriesOf('casino') !== queryClient);
        return remote;
      },
    },
    queryClient,
    { ...quiet, error: (error) => errors.push(error) },
  );
  return { source, containment, seen, errors, queryClient };
}

afterEach(() => jest.dontMock('./containment.ts'));

describe('contained remotes', () => {
  it('run once the page is sealed and their views can be made', async () => {
    const { source, containment, seen, queryClient } = contained();
    expect(containment.queriesOf('casino')).toBe(queryClient);
    await expect(Promise.all([source.load(release), source.load(release)])).resolves.toEqual([remote, remote]);
    expect(seen).toEqual([true, true]);
    const { fetch } = window;
    Object.assign(window, { fetch: () => Promise.reject(new Error('replaced')) });
    expect(window.fetch).toBe(fetch);
  });

  it('run without where that code can’t be loaded, which is reported', async () => {
    jest.doMock('./containment.ts', () => {
      throw new Error('Loading chunk containment failed');
    });
    const { source, seen, errors } = contained();
    await expect(source.load(release)).resolves.toBe(remote);
    expect(seen).toEqual([false]);
    expect(errors).toHaveLength(1);
  });
});
