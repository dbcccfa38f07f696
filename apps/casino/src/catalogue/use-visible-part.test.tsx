import { act, renderHook } from '@testing-library/react';
import { useVisiblePart } from './use-visible-part.ts';

/** A grid of two columns and rows of 100 px, at the top of a screen of 768. */
const grid = document.createElement('ul');
grid.append(document.createElement('li'));
grid.style.gridTemplateColumns = '50px 50px';
grid.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
(grid.firstElementChild as HTMLElement).getBoundingClientRect = () => new DOMRect(0, 0, 50, 100);

class NoResizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { ResizeObserver: NoResizes });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('of a new list a key draws the rows on the screen; what is away from it stays, with its own list’s size, until the keys rest', () => {
  const before = Array.from({ length: 100 }, (_, nth) => `before ${nth}`);
  const after = before.slice(0, 60).map((_, nth) => `after ${nth}`);
  const { result, rerender } = renderHook(
    ({ list, listId }) => useVisiblePart({ current: grid }, { list, count: list.length, listId }),
    { initialProps: { list: before, listId: 'before' } },
  );
  act(() => jest.advanceTimersByTime(500));
  rerender({ list: after, listId: 'after' });
  const seen = () => [0, 17, 18, 35].map((place) => [result.current.at(place), result.current.sizeAt(place)]);
  // Nine rows: 768 px, and up to 64 that a scroll may be further.
  expect(seen()).toEqual([
    ['after 0', 60],
    ['after 17', 60],
    ['before 18', 100],
    ['before 35', 100],
  ]);
  act(() => jest.advanceTimersByTime(500));
  expect(seen()).toEqual([0, 17, 18, 35].map((place) => [`after ${place}`, 60]));
});
