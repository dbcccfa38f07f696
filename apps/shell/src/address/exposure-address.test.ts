import { exposureOf, exposurePlace, withoutExposure } from './exposure-address.ts';

test('the dialog opens over an address and leaves it as it was', () => {
  const place = { pathname: '/mybets', search: '?betstatus=settled' };
  const opened = exposurePlace(place);
  expect(opened).toEqual({ pathname: '/mybets', search: '?betstatus=settled&exposure=all' });
  expect(exposureOf(opened.search)).toEqual({ match: null });
  expect(withoutExposure(opened)).toEqual(place);
});

test('an address may open it at one match', () => {
  expect(exposureOf(exposurePlace({ pathname: '/home', search: '' }, '33814207').search)).toEqual({
    match: '33814207',
  });
  expect(exposureOf('?exposure=')).toEqual({ match: null });
});

test('an address without it opens nothing', () => {
  expect(exposureOf('?dialog=login')).toBeNull();
  expect(withoutExposure({ pathname: '/home', search: '' })).toEqual({ pathname: '/home', search: '' });
});
