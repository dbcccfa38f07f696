import { keepScrollKeys } from './scroll-keys.ts';

/** Whether the browser would scroll for this key, with the page of the game scrolled to `top` of 300 px. */
function scrolls(key: string, top: number, options: { shiftKey?: boolean; on?: Element } = {}): boolean {
  const { on = document.body, shiftKey = false } = options;
  const sizes = { scrollTop: top, clientHeight: 500, scrollHeight: 800 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
  }
  return on.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
}

describe('keepScrollKeys', () => {
  beforeAll(() => keepScrollKeys(document));

  it.each([
    [' ', 300, false],
    ['PageDown', 299.5, false],
    ['ArrowDown', 120, true],
    [' ', 0, true],
    ['ArrowUp', 0, false],
    ['PageUp', 40, true],
    ['a', 300, true],
  ])('for %j at %d px lets the browser scroll: %p', (key, top, isLeft) => {
    expect(scrolls(key, top)).toBe(isLeft);
  });

  it('takes Space with Shift as upwards', () => {
    expect(scrolls(' ', 0, { shiftKey: true })).toBe(false);
    expect(scrolls(' ', 300, { shiftKey: true })).toBe(true);
  });

  it('leaves keys that are pressed on a control to it', () => {
    const button = document.body.appendChild(document.createElement('button'));
    expect(scrolls(' ', 300, { on: button })).toBe(true);
  });
});
