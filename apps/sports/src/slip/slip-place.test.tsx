import { act, render, screen } from '@testing-library/react';
import { SlipPlace } from './slip-place.tsx';
import { clearSlip, forgetSlip, pick } from './slip-store.ts';
import { picked } from './testing.ts';

const roomOf = (element: Element | null | undefined) => (element as HTMLElement | null | undefined)?.style.minHeight;
const page = () =>
  render(
    <div data-testid="column">
      <SlipPlace />
    </div>,
  );
const place = () => screen.getByTestId('column').firstElementChild;

beforeEach(() => {
  sessionStorage.clear();
  forgetSlip();
});
afterEach(() => act(forgetSlip));

/** A slip of this height stood in the column when the tab was left. */
function left(height: number) {
  const { unmount } = page();
  const slip = document.createElement('section');
  slip.getBoundingClientRect = () => ({ height }) as DOMRect;
  place()?.append(slip);
  dispatchEvent(new Event('pagehide'));
  slip.remove();
  unmount();
}

test('a slip that the tab has kept finds the room that it took, until something on it is another', () => {
  pick(picked(), { stakeText: '100' });
  left(347.5);
  page();
  expect(roomOf(place())).toBe('348px');
  act(clearSlip);
  expect(roomOf(place())).toBe('');
});

test('an empty slip takes no room, and neither does one that did not stand in a column', () => {
  left(348);
  const { unmount } = page();
  expect(roomOf(place())).toBe('');
  unmount();
  pick(picked(), { stakeText: '100' });
  page();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('pavilion.slipRoom')).toBeNull();
});

test('a browser that keeps nothing shows the slip without', () => {
  pick(picked(), { stakeText: '100' });
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const spies = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')];
  for (const spy of spies) spy.mockImplementation(refuse);
  left(348);
  page();
  expect(roomOf(place())).toBe('');
  for (const spy of spies) spy.mockRestore();
});
