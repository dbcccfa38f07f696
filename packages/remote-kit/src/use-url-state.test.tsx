import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { type UrlCodec, useTypedUrlState, useUrlState } from './use-url-state.ts';

interface Filter {
  readonly q: string;
  readonly sort: 'name' | 'time';
}

const codec: UrlCodec<Filter> = {
  read: (params) => ({ q: params.get('q') ?? '', sort: params.get('sort') === 'name' ? 'name' : 'time' }),
  write(params, { q, sort }) {
    const next = new URLSearchParams(params);
    if (q) next.set('q', q);
    else next.delete('q');
    if (sort === 'name') next.set('sort', sort);
    else next.delete('sort');
    return next;
  },
};

function routerAt(address: string, state?: unknown) {
  const { pathname, search, hash } = new URL(address, 'http://player.test');
  const entry = { pathname, search, hash, state };
  return ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', entry]}>{children}</MemoryRouter>
  );
}

function at(address: string, state?: unknown) {
  const wrapper = routerAt(address, state);
  const { result } = renderHook(() => ({ state: useUrlState(codec), place: useLocation(), navigate: useNavigate() }), {
    wrapper,
  });
  return {
    state: () => result.current.state[0],
    change: (part: Partial<Filter>) => act(() => result.current.state[1](part)),
    changeAll: (...parts: Partial<Filter>[]) =>
      act(() => {
        for (const part of parts) result.current.state[1](part);
      }),
    place: () => result.current.place,
    address: () => result.current.place.pathname + result.current.place.search,
    back: () => act(() => void result.current.navigate(-1)),
  };
}

test('the state is read from the address, and what the address does not know is at rest', () => {
  expect(at('/list?q=india&sort=name').state()).toEqual({ q: 'india', sort: 'name' });
  expect(at('/list?sort=never').state()).toEqual({ q: '', sort: 'time' });
});

test('a change of a part keeps the rest of the state and whatever else stands in the address', () => {
  const page = at('/list?dialog=login&q=india');
  page.change({ sort: 'name' });
  expect(page.address()).toBe('/list?dialog=login&q=india&sort=name');
  page.change({ q: '', sort: 'time' });
  expect(page.address()).toBe('/list?dialog=login');
});

test('a change takes the place of the entry, so that Back leaves the page', () => {
  const page = at('/list');
  page.change({ q: 'a' });
  page.change({ q: 'ab' });
  page.back();
  expect(page.address()).toBe('/before');
});

test('the same address is the same state, so that what is made of it is not made again', () => {
  const page = at('/list?q=india');
  const before = page.state();
  page.change({});
  expect(page.state()).toBe(before);
});

test('two changes in one event both count', () => {
  const page = at('/list');
  page.changeAll({ q: 'india' }, { sort: 'name' });
  expect(page.address()).toBe('/list?q=india&sort=name');
});

test('a change keeps what else the entry carries: its hash and its navigation state', () => {
  const page = at('/list?q=a#top', { from: 'home' });
  page.change({ q: 'b' });
  expect(page.place()).toMatchObject({ search: '?q=b', hash: '#top', state: { from: 'home' } });
});

describe('useTypedUrlState', () => {
  const typing = (address: string, wrapper = routerAt(address)) => {
    const { result } = renderHook(
      () => ({
        typed: useTypedUrlState(codec),
        settled: useUrlState(codec),
        place: useLocation(),
        navigate: useNavigate(),
      }),
      { wrapper },
    );
    return {
      field: () => result.current.typed[0].q,
      list: () => result.current.settled[0],
      type: (q: string) => act(() => result.current.typed[1]({ q })),
      change: (part: Partial<Filter>) => act(() => result.current.settled[1](part)),
      address: () => result.current.place.pathname + result.current.place.search,
      go: (to: string) => act(() => void result.current.navigate(to)),
    };
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('follows each key, and writes the address 300 ms after the last', () => {
    const page = typing('/list');
    page.type('i');
    wait(299);
    page.type('in');
    expect([page.field(), page.list().q]).toEqual(['in', '']);
    wait(299);
    expect(page.address()).toBe('/list');
    wait(1);
    expect(page.address()).toBe('/list?q=in');
    expect([page.field(), page.list().q]).toEqual(['in', 'in']);
  });

  it.each(['focusout', 'pointerdown', 'pagehide'])('writes the address at once on %s', (event) => {
    const page = typing('/list');
    page.type('india');
    act(() => void window.dispatchEvent(new Event(event)));
    expect(page.address()).toBe('/list?q=india');
  });

  it('keeps what is being typed beside a change of another part', () => {
    const page = typing('/list');
    page.type('india');
    page.change({ sort: 'name' });
    expect(page.address()).toBe('/list?q=india&sort=name');
  });

  it('keeps what is being typed while the address changes otherwise', () => {
    const page = typing('/list');
    page.type('india');
    page.go('/list?dialog=login');
    expect(page.field()).toBe('india');
    wait(300);
    expect(page.address()).toBe('/list?dialog=login&q=india');
  });

  it('drops what was being typed on another page', () => {
    const page = typing('/list');
    page.type('india');
    page.go('/other');
    wait(300);
    expect([page.field(), page.address()]).toEqual(['', '/other']);
  });

  it('drops what was being typed when the player goes back', () => {
    const page = typing('/list');
    page.type('india');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    wait(300);
    expect(page.address()).toBe('/list');
  });

  it('writes nothing over the entry that Back has led to', () => {
    const page = typing('/list');
    page.type('india');
    window.history.pushState({ key: 'before' }, '', '/before');
    act(() => void window.dispatchEvent(new Event('focusout')));
    wait(300);
    expect([page.field(), page.address()]).toEqual(['', '/list']);
    window.history.back();
  });

  it('shows a change that the browser refuses, and writes it later', () => {
    window.history.replaceState(null, '', '/list');
    const page = typing('', ({ children }) => <BrowserRouter>{children}</BrowserRouter>);
    const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    });
    page.type('india');
    wait(300);
    page.change({ sort: 'name' });
    expect([page.field(), page.list()]).toEqual(['india', { q: 'india', sort: 'name' }]);
    wait(2500);
    expect(window.location.search).toBe('');
    refuse.mockRestore();
    wait(1000);
    expect(window.location.search).toBe('?q=india&sort=name');
    expect([page.field(), page.list()]).toEqual(['india', { q: 'india', sort: 'name' }]);
  });

  it('throws what is not a refusal', () => {
    window.history.replaceState(null, '', '/list');
    const page = typing('', ({ children }) => <BrowserRouter>{children}</BrowserRouter>);
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new TypeError('broken');
    });
    expect(() => page.change({ q: 'india' })).toThrow('broken');
  });
});
