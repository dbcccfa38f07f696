import { act, render, screen } from '@testing-library/react';
import { ActionBar } from './action-bar.tsx';

/** The part of the page that is seen. */
class Seen extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}

describe('ActionBar', () => {
  let seen: Seen;
  const show = (change: Partial<Pick<Seen, 'height' | 'offsetTop' | 'scale'>>) =>
    act(() => {
      Object.assign(seen, change);
      seen.dispatchEvent(new Event('resize'));
    });
  const covered = () => screen.getByText('Submit').parentElement?.style.getPropertyValue('--covered');

  beforeEach(() => {
    seen = new Seen();
    Object.assign(window, { visualViewport: seen });
  });
  afterEach(() => Object.assign(window, { visualViewport: undefined }));

  it('rises above the keyboard, and comes down with it', () => {
    render(
      <ActionBar stick>
        <button type="submit">Submit</button>
      </ActionBar>,
    );
    expect(covered()).toBe('0px');
    show({ height: window.innerHeight - 300 });
    expect(covered()).toBe('300px');
    show({ offsetTop: 100 });
    expect(covered()).toBe('200px');
    show({ height: window.innerHeight, offsetTop: 0 });
    expect(covered()).toBe('0px');
  });

  it('stays where a toolbar goes, and on an enlarged page', () => {
    render(
      <ActionBar stick>
        <button type="submit">Submit</button>
      </ActionBar>,
    );
    show({ height: window.innerHeight - 60 });
    expect(covered()).toBe('0px');
    show({ height: window.innerHeight / 2, scale: 2 });
    expect(covered()).toBe('0px');
  });
});
