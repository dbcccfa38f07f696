/** Fired on a modal dialog. They bubble: each remote has its own copy of this package, and the document is what they share. */
const OPENED = 'modalopened';
const CLOSED = 'modalclosed';

/** Makes an open modal known to `watchModals`. Returns a function that makes its end known. */
export function announceModal(dialog: HTMLDialogElement): () => void {
  dialog.dispatchEvent(new Event(OPENED, { bubbles: true }));
  return () => dialog.dispatchEvent(new Event(CLOSED, { bubbles: true }));
}

/** Calls `onChange` with the open modals of the whole page, the topmost last, at each change. Returns an unsubscribe function. */
export function watchModals(page: Document, onChange: (open: readonly HTMLDialogElement[]) => void): () => void {
  let open: readonly HTMLDialogElement[] = [];
  const change = ({ type, target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return;
    const others = open.filter((dialog) => dialog !== target);
    open = type === OPENED ? [...others, target] : others;
    onChange(open);
  };
  page.addEventListener(OPENED, change);
  page.addEventListener(CLOSED, change);
  return () => {
    page.removeEventListener(OPENED, change);
    page.removeEventListener(CLOSED, change);
  };
}
