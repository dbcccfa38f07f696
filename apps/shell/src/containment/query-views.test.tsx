import { createQueryClient } from '@pavilion/remote-kit';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createQueryViews } from './query-views.ts';

/** The page's client, in which the shell has read the exposure, and the views of two remotes. */
async function openPage() {
  const page = createQueryClient({ error() {}, event() {} });
  const read = (client: QueryClient, key: string) =>
    client.fetchQuery({ queryKey: [key], queryFn: async () => `${key} read` });
  await read(page, 'exposure');
  const viewOf = createQueryViews(page);
  const [casino, sports] = [viewOf('casino'), viewOf('sports')];
  const keys = () =>
    page
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  return { page, casino, sports, viewOf, read, keys };
}

describe('query views', () => {
  it('are one for each remote', async () => {
    const { casino, sports, viewOf } = await openPage();
    expect(viewOf('casino')).toBe(casino);
    expect(viewOf('sports')).toBe(sports);
    expect(casino).not.toBe(sports);
  });

  it('clear the entries of their own remote alone', async () => {
    const { casino, sports, read, keys } = await openPage();
    for (const key of ['games', 'limits', 'exposure']) await read(casino, key);
    for (const key of ['bets', 'limits']) await read(sports, key);
    casino.clear();
    expect(keys()).toEqual(['exposure', 'limits', 'bets']);
    sports.getQueryCache().clear();
    expect(keys()).toEqual(['exposure', 'limits']);
  });

  it('remove, find and count without a key their own entries alone', async () => {
    const { casino, sports, read, keys } = await openPage();
    await read(sports, 'bets');
    expect(casino.getQueriesData({})).toEqual([]);
    expect(casino.getQueriesData({ queryKey: [] })).toEqual([]);
    expect(casino.getQueryCache().getAll()).toEqual([]);
    casino.removeQueries();
    casino.removeQueries({ predicate: () => true });
    expect(keys()).toEqual(['exposure', 'bets']);
  });

  it('cancel without a key no request of another part', async () => {
    const { page, casino, sports } = await openPage();
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', reject));
    const requests = [page, casino, sports].map((client, index) =>
      client.fetchQuery({ queryKey: ['waits', index], queryFn }).catch(() => 'cancelled'),
    );
    await casino.cancelQueries();
    await expect(requests[1]).resolves.toBe('cancelled');
    expect(page.isFetching({ queryKey: ['waits'] })).toBe(2);
    await page.cancelQueries();
    await Promise.all(requests);
  });

  it('read and invalidate by a key what all parts share', async () => {
    const { page, casino, sports, read } = await openPage();
    await read(sports, 'bets');
    expect(casino.getQueryData(['bets'])).toBe('bets read');
    await casino.invalidateQueries({ queryKey: ['bets'] });
    expect(page.getQueryState(['bets'])?.isInvalidated).toBe(true);
    casino.setQueryData(['bets'], 'written');
    expect(sports.getQueryData(['bets'])).toBe('written');
  });

  it('invalidate without a key their own entries alone', async () => {
    const { page, casino, read } = await openPage();
    await read(casino, 'games');
    await casino.invalidateQueries();
    expect(page.getQueryState(['games'])?.isInvalidated).toBe(true);
    expect(page.getQueryState(['exposure'])?.isInvalidated).toBe(false);
  });

  it('start with the page’s default options and keep their own', async () => {
    const { page, casino, sports } = await openPage();
    const before = page.getDefaultOptions();
    expect(casino.getDefaultOptions()).toEqual(before);
    casino.setDefaultOptions({ queries: { staleTime: 0, retry: 9 } });
    expect(casino.getDefaultOptions().queries?.retry).toBe(9);
    expect(sports.getDefaultOptions()).toEqual(before);
    expect(page.getDefaultOptions()).toBe(before);
  });

  it('notify one cache, which the page clears for a player who leaves', async () => {
    const { page, casino, read, keys } = await openPage();
    const events: string[] = [];
    page.getQueryCache().subscribe(({ type }) => events.push(type));
    await read(casino, 'games');
    expect(events).toContain('added');
    page.clear();
    expect(keys()).toEqual([]);
  });

  it('drop nothing that another part is sending', async () => {
    const { page, casino, sports } = await openPage();
    const sent = sports.getMutationCache().build(sports, { mutationFn: async () => 'done' });
    casino.clear();
    casino.getMutationCache().clear();
    expect(page.getMutationCache().getAll()).toEqual([sent]);
  });

  it('refetch what an observer of theirs shows', async () => {
    const { page, casino } = await openPage();
    const queryFn = jest.fn(async () => 'read');
    const observer = new QueryObserver(casino, { queryKey: ['games'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await page.refetchQueries({ queryKey: ['games'] });
    expect(observer.getCurrentResult().data).toBe('read');
    stop();
  });
});
