import { dialogOf } from './dialog-address.ts';

test('an address that names a dialog we do not have opens none', () => {
  expect(dialogOf('?dialog=login')).toBe('login');
  expect(dialogOf('?dialog=constructor')).toBeNull();
  expect(dialogOf('')).toBeNull();
});
