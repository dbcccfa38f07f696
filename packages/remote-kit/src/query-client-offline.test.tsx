import { ApiError, type ApiErrorKind } from '@pavilion/api-client';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

/** A page whose browser reports no network. */
function openOffline(isConnected?: () => boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return { client: createQueryClient({ error() {}, event() {} }, isConnected) };
}
const fail = (kind: ApiErrorKind) => () => Promise.reject(new ApiError({ kind, call: 'getGames' }));
const ask = (client: ReturnType<typeof createQueryClient>, kind: ApiErrorKind) =>
  client.fetchQuery({ queryKey: ['games'], queryFn: fail(kind) }).catch(() => undefined);

afterEach(() => {
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('query client of a page whose browser reports no network', () => {
  it('is online until a request has no answer, and again by the browser’s report', async () => {
    const { client } = openOffline();
    const heard: boolean[] = [];
    const unsubscribe = onlineManager.subscribe((isOnline) => heard.push(isOnline));
    window.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([]);
    await ask(client, 'network');
    window.dispatchEvent(new Event('online'));
    expect(heard).toEqual([false, true]);
    unsubscribe();
  });

  it('is online while a socket is open', async () => {
    const { client } = openOffline(() => true);
    await ask(client, 'network');
    expect(onlineManager.isOnline()).toBe(true);
  });

  it('is online where the browser reports a network', async () => {
    const client = createQueryClient({ error() {}, event() {} });
    await ask(client, 'network');
    expect(onlineManager.isOnline()).toBe(true);
  });

  it('sends every read and every change, and an answer counts as online', async () => {
    const { client } = openOffline();
    onlineManager.setOnline(false);
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
    onlineManager.setOnline(false);
    await ask(client, kind);
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
