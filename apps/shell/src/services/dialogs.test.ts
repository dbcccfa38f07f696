import type { Place } from '@pavilion/contract';
import { createDialogs } from './dialogs.ts';
import type { Navigation } from './navigation.ts';

function at(pathname: string, search = '', isAuth = false) {
  let place: Place = { pathname, search };
  const moves: { to: Place; replace: boolean }[] = [];
  const navigation: Navigation = {
    attach() {},
    place: () => ({ ...place, hash: '' }),
    goToLanding() {},
    go(to, options) {
      if (typeof to === 'string') throw new Error('a place was expected');
      place = to;
      moves.push({ to, replace: options?.replace ?? false });
    },
  };
  return { dialogs: createDialogs(navigation, () => isAuth), moves, place: () => place };
}

test('opening the first dialog adds a step to go back from; moving to another does not', () => {
  const { dialogs, moves } = at('/', '?a=1');
  dialogs.open('login', { next: '/slots' });
  dialogs.open('mobileNumber');
  expect(moves).toEqual([
    { to: { pathname: '/', search: '?a=1&dialog=login&next=%2Fslots' }, replace: false },
    { to: { pathname: '/', search: '?a=1&dialog=mobileNumber&next=%2Fslots' }, replace: true },
  ]);
});

test('a next that is no path of ours is not taken', () => {
  const { dialogs, place } = at('/');
  dialogs.open('login', { next: '//host' });
  expect(place().search).toBe('?dialog=login');
});

test('closing the dialogs hides the whole group and leaves the page as it was', () => {
  const { dialogs, place } = at('/terms', '?dialog=login&next=%2Fslots&a=1');
  dialogs.close();
  expect(place()).toEqual({ pathname: '/terms', search: '?a=1' });
});

test('closing after signing in does not lose where the player was going', () => {
  const { dialogs, moves } = at('/', '?dialog=login&next=%2Fslots', true);
  dialogs.close();
  expect(moves).toEqual([]);
});
