import { filterCodec } from './catalogue-filter.ts';

test('a filter comes back out of the address that it was written to', () => {
  const filter = {
    q: 'gold & 9',
    provider: 'jili',
    category: 'crash',
    badge: 'new',
    favourites: true,
    sort: 'rtp',
  } as const;
  const address = filterCodec.write(new URLSearchParams(), filter).toString();
  expect(filterCodec.read(new URLSearchParams(address))).toEqual(filter);
});

test('what is at rest is not written, and what belongs to others stays', () => {
  const before = new URLSearchParams('utm=x&q=gold&sort=rtp');
  const written = filterCodec.write(before, { ...filterCodec.read(before), q: '', sort: 'popular' });
  expect(written.toString()).toBe('utm=x');
});

test('values that no one knows are left out', () => {
  expect(filterCodec.read(new URLSearchParams('category=poker&badge=hot&sort=luck&favourites=yes'))).toEqual({
    q: '',
    provider: null,
    category: null,
    badge: null,
    favourites: false,
    sort: 'popular',
  });
});
