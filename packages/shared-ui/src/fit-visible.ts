import type { ModalGuard } from './modal.ts';

/**
 * Keeps a dialog of the whole screen (`size="screen"`) in what the keyboard of a phone leaves of it: the page itself is as high as
 * before, and what is below would lie under the keys. Returns what ends it.
 */
export const fitVisible: ModalGuard = (dialog) => {
  const visible = window.visualViewport;
  if (!visible) return () => {};
  const place = () => {
    // Whoever has zoomed in sees a part of the screen, and it is no smaller for that.
    if (visible.scale > 1) return;
    dialog.style.setProperty('--visible-top', `${visible.offsetTop}px`);
    dialog.style.setProperty('--visible-height', `${visible.height}px`);
  };
  place();
  const ending = new AbortController();
  for (const event of ['resize', 'scroll']) visible.addEventListener(event, place, { signal: ending.signal });
  return () => ending.abort();
};
