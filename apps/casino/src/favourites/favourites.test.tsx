import { openFavourites } from './favourites.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('favourites outlive the page, each player’s own', () => {
  expect(openFavourites('RK1').toggle('jili/1')).toBe(true);
  expect([...openFavourites('RK1').keys()]).toEqual(['jili/1']);
  expect([...openFavourites('RK2').keys()]).toEqual([]);
});

test('a second press takes a favourite away', () => {
  const favourites = openFavourites('RK1');
  favourites.toggle('jili/1');
  favourites.toggle('jili/1');
  expect([...openFavourites('RK1').keys()]).toEqual([]);
});

test('with storage blocked, favourites hold for the visit and say that they are not kept', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const favourites = openFavourites('RK1');
  expect(favourites.toggle('jili/1')).toBe(false);
  expect(favourites.toggle('jili/2')).toBe(false);
  expect([...favourites.keys()]).toEqual(['jili/1', 'jili/2']);
});

test('with storage full, what could not be kept is not lost at the next press', () => {
  const favourites = openFavourites('RK1');
  favourites.toggle('jili/1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  favourites.toggle('jili/2');
  full.mockRestore();
  expect(favourites.toggle('jili/3')).toBe(true);
  expect([...openFavourites('RK1').keys()]).toEqual(['jili/1', 'jili/2', 'jili/3']);
});

test.each(['{"a":1}', 'not json', '[1,null]', '"x"'])('stored nonsense (%s) counts as no favourites', (nonsense) => {
  localStorage.setItem('pavilion.favourites.RK1', nonsense);
  expect([...openFavourites('RK1').keys()]).toEqual([]);
});

test('a favourite of another tab arrives, and is not overwritten by this one', () => {
  const here = openFavourites('RK1');
  const heard = jest.fn();
  const leave = here.subscribe(heard);
  openFavourites('RK1').toggle('jili/9');
  dispatchEvent(new StorageEvent('storage', { key: 'pavilion.favourites.RK1' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect([...here.keys()]).toEqual(['jili/9']);
  openFavourites('RK1').toggle('jili/8');
  here.toggle('jili/1');
  expect([...here.keys()].toSorted()).toEqual(['jili/1', 'jili/8', 'jili/9']);
  leave();
});
