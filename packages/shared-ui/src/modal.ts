import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How soon after a sheet has opened a tap on it is the second half of the tap that opened it, made double, ms. */
const DOUBLE_TAP = 500;

/**
 * Shows a `<dialog>` as a modal for as long as it is mounted: the browser traps the focus and makes the rest inert.
 * Escape, the back gesture and a press beside the box ask to close; the focus goes back to where it came from.
 * `ignoresDoubleTap`: the second half of a double tap does nothing in it.
 */
export function useModal(onClose: () => void, ignoresDoubleTap = false): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // The press must start beside the box too: a selection that is dragged out of a field closes nothing.
    let pressedBeside = false;
    const press = (event: Event) => {
      pressedBeside = event.target === dialog;
    };
    const release = (event: Event) => {
      if (pressedBeside && event.target === dialog) close();
    };
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    // A browser may close it past `cancel`, at a second Escape. The event comes late: where React mounts twice (StrictMode), the
    // one of the first mount finds the dialog open again.
    const closed = (event: Event) => {
      if (event.target === dialog && !dialog.open) close();
    };
    const allowDoubleTap = ignoresDoubleTap ? ignoreDoubleTap(dialog) : undefined;
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', release);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    const end = showAtOnce(dialog);
    return () => {
      end();
      allowDoubleTap?.();
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [ignoresDoubleTap]);
  return ref;
}

/**
 * Whoever taps a price twice has its sheet under the thumb by the second tap, and means nothing that stands in it: not the button that
 * bets, and not a setting that is kept. Any touch counts that begins so soon, however slow the page was to hear of it. A mouse is exact,
 * and the browser itself says of its click whether that is the second one on the spot. Keys are pressed as ever. Returns what ends it.
 */
function ignoreDoubleTap(dialog: HTMLDialogElement): () => void {
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
}

/**
 * Shows a dialog over everything, and makes it a modal as soon as it has been painted: that makes all of the page inert, whose styles
 * are then worked out anew (30 ms of 4x slower script on a list of prices), and whoever pressed would wait for it. Returns what ends it.
 */
function showAtOnce(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showPopover !== 'function') {
    makeModal(dialog);
    return () => {};
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      // What took the focus meanwhile keeps it.
      const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
      dialog.popover = null;
      makeModal(dialog);
      if (focused instanceof HTMLElement) focused.focus();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    dialog.popover = null;
  };
}

function makeModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // The box itself, so that its name is read first and no button of it is pressed by chance.
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  (wanted ?? dialog).focus();
}
