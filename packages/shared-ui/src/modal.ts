import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { announceModal } from './modal-events.ts';

/** Watches a dialog while it is open, from before it is shown. The same function at each render. Returns what ends that. */
export type ModalGuard = (dialog: HTMLDialogElement) => () => void;

/**
 * Shows a `<dialog>` as a modal for as long as it is mounted: the browser traps the focus and makes the rest inert.
 * Escape, Back and a press beside the box call `onClose`. The focus then returns to the opener, or to where that was.
 */
export function useModal(onClose: () => void, guard?: ModalGuard): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const places = placesAround(opener === document.body ? dialog : opener);
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
    const unguard = guard?.(dialog);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', release);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    const end = showAtOnce(dialog);
    const announceClosed = announceModal(dialog);
    return () => {
      announceClosed();
      end();
      unguard?.();
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      // What opened it may be removed with it.
      queueMicrotask(() => focusPlace(places));
    };
  }, [guard]);
  return ref;
}

const PLACE = ':is(section, article, dialog, main)';

/** The parts of the page that an element is in, from the inside out. */
function placesAround(element: Element | null): readonly HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>(PLACE);
  return place ? [place, ...placesAround(place)] : [];
}

/** Focuses the innermost of these that is still there, where nothing else has the focus. */
function focusPlace(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  if (!place || document.activeElement !== document.body) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
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
  // The browser has focused the first button, which would be taken for the player's choice below.
  focusFirst(dialog);
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
  focusFirst(dialog);
}

const FORM_FIELD = 'form :is(input:not([readonly], [type=hidden]), select, textarea):not(:disabled)';

/** Focuses the child that asks for it, else the first field of a form, else the box: so its name is read first, and no button is pressed by chance. */
function focusFirst(dialog: HTMLDialogElement): void {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  (find('[data-autofocus]') ?? find(FORM_FIELD) ?? dialog).focus();
}
