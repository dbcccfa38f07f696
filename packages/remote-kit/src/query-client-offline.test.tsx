import { ApiError, type ApiErrorKind } from '@pavilion/api-client';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

/** A page that is opened while the browser reports no network. */
function openOffline() {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return { client: createQueryClient({ error() {}, event() {} }), onLine };
}

afterEach(() => {
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('query client of a page that is opened without a network', () => {
  it('is offline until the browser reports a network', () => {
    const { onLine } = openOffline();
    expect(onlineManager.isOnline()).toBe(false);
    const heard: boolean[] = [];
    const unsubscribe = onlineManager.subscribe((isOnline) => heard.push(isOnline));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(heard).toEqual([true]);
    unsubscribe();
  });

  it('sends every read and every change, and an answer counts as online', async () => {
    const { client } = openOffline();
    await expect(client.fetchQuery({ queryKey: ['games'], queryFn: async () => 'read' })).resolves.toBe('read');
    expect(onlineManager.isOnline()).toBe(true);
    onlineManager.setOnline(false);
    const change = client.getMutationCache().build(client, { mutationFn: async () => 'done' });
    await expect(change.execute(undefined)).resolves.toBe('done');
    expect(onlineManager.isOnline()).toBe(true);
  });

  it.each<[ApiErrorKind, boolean]>([
    ['network', false],
    ['timeout', false],
    ['aborted', false],
    ['refused', true],
    ['unauthorised', true],
    ['limited', true],
    ['server', true],
    ['invalid', true],
  ])('takes a call that ends as %s for online: %s', async (kind, isOnline) => {
    const { client } = openOffline();
    const queryFn = () => Promise.reject(new ApiError({ kind, call: 'getGames' }));
    await expect(client.fetchQuery({ queryKey: ['games'], queryFn })).rejects.toMatchObject({ kind });
    expect(onlineManager.isOnline()).toBe(isOnline);
  });

  it('reads what has failed again as soon as an answer has come', async () => {
    const { client } = openOffline();
    let fails = true;
    const queryFn = jest.fn(async () => {
      if (fails) throw new ApiError({ kind: 'network', call: 'getGames' });
      return 'games';
    });
    const observer = new QueryObserver(client, { queryKey: ['games'], queryFn });
    const unsubscribe = observer.subscribe(() => {});
    await client.fetchQuery({ queryKey: ['games'], queryFn }).catch(() => undefined);
    fails = false;
    client.mount();
    await client.fetchQuery({ queryKey: ['banners'], queryFn: async () => [] });
    await client.fetchQuery({ queryKey: ['games'], queryFn });
    expect(observer.getCurrentResult().data).toBe('games');
    client.unmount();
    unsubscribe();
  });
});
