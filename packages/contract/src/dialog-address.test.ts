import { dialogOf, redirectTarget } from './dialog-address.ts';

test('an address that names a dialog we do not have opens none', () => {
  expect(dialogOf('?dialog=login')).toBe('login');
  expect(dialogOf('?dialog=constructor')).toBeNull();
  expect(dialogOf('')).toBeNull();
});

test.each([
  ['/new/:id', { id: '7' }, '/new/7?q=1'],
  ['/new?tab=a?b', {}, '/new?tab=a?b'],
  ['/new/:id', { id: '../..' }, '/new/..%2F..?q=1'],
  ['/:a/:b', { b: 'host' }, '/'],
  ['/new/:constructor', {}, '/new/?q=1'],
])('an old path that leads to %s with %j leads to %s', (to, params, target) => {
  const { pathname, search } = redirectTarget(to, params, { pathname: '/old', search: '?q=1' });
  expect(pathname + search).toBe(target);
});
