import type { ModalGuard } from './modal.ts';

/** How soon after a sheet has opened a tap on it is the second half of the tap that opened it, made double, ms. */
const DOUBLE_TAP = 500;

/**
 * Whoever taps a price twice has its sheet under the thumb by the second tap, and means nothing that stands in it: not the button that
 * bets, and not a setting that is kept. Any touch counts that begins so soon, however slow the page was to hear of it. A mouse is exact,
 * and the browser itself says of its click whether that is the second one on the spot. Keys are pressed as ever. Returns what ends it.
 */
export const ignoreDoubleTap: ModalGuard = (dialog) => {
  // By the clock of events: one that comes late says when it was.
  const end = new Event('open').timeStamp + DOUBLE_TAP;
  const ending = new AbortController();
  let isSecond = false;
  const ignore = (event: MouseEvent) => {
    // A key's click counts none.
    if (event.detail === 0 || !(isSecond || (event.detail > 1 && event.timeStamp < end))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal: ending.signal };
  dialog.addEventListener(
    'pointerdown',
    ({ pointerType, timeStamp }) => {
      isSecond = pointerType !== 'mouse' && timeStamp < end;
    },
    options,
  );
  // It gives a field the focus, and a phone its keyboard.
  dialog.addEventListener('mousedown', ignore, options);
  dialog.addEventListener('click', ignore, options);
  return () => ending.abort();
};
