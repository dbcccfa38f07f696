import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { type UrlCodec, useUrlState } from './use-url-state.ts';

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

function at(address: string, state?: unknown) {
  const { pathname, search, hash } = new URL(address, 'http://player.test');
  const entry = { pathname, search, hash, state };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', entry]}>{children}</MemoryRouter>
  );
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
