/** What the history has to know of the open modals. */
interface OpenModals {
  /** The topmost last. */
  readonly current: () => readonly HTMLDialogElement[];
  readonly subscribe: (onChange: () => void) => () => void;
}

/** How long a step back may take, ms. The frame of a game has entries of its own, which a step back may take instead of the page's. */
const STEP_BACK_MS = 400;

export interface ModalHistory {
  /** Takes a step of the router from the page's own entry: at once, or as soon as the entries of modals are taken back. */
  readonly fromPage: (step: () => void) => void;
  /** In such a step: goes back from the page's own entry, and does `otherwise` where another entry was taken back in its place. */
  readonly back: (otherwise: () => void) => void;
  stop(): void;
}

/**
 * Gives each open modal an entry in the history, of the same address, so that Back closes the topmost one and leaves the page alone.
 * The entry is taken back as the modal closes otherwise. A modal that the address names has its entry already.
 */
export function followModals(target: Window, modals: OpenModals): ModalHistory {
  const { history } = target;
  const open = () => modals.current().filter(hasEntry);
  let at = entryOf(history.state);
  let isTakingBack = false;
  let stepBack: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const takeBack = (entries: number, otherwise: () => void) => {
    isTakingBack = true;
    history.go(-entries);
    stepBack = setTimeout(() => {
      isTakingBack = false;
      otherwise();
      settle();
    }, STEP_BACK_MS);
  };
  const settle = () => {
    if (isTakingBack) return;
    const isLeaving = waiting.length > 0;
    const wanted = isLeaving ? 0 : open().length;
    let { depth } = entryOf(history.state);
    // Where another entry was taken back, this one becomes one of the page.
    if (depth > wanted) return void takeBack(depth - wanted, () => become(history, wanted));
    while (waiting.length > 0 && !isTakingBack) waiting.shift()?.();
    // A modal that stays open over the next page gets its entry there.
    if (isLeaving) queueMicrotask(settle);
    else while (depth < wanted) enter(history, ++depth);
    at = entryOf(history.state);
  };
  const onPop = (event: PopStateEvent) => {
    const to = entryOf(event.state);
    // From the entry of a modal to one of the same page: the router has nothing to do.
    if (at.depth > 0 && at.key === to.key) event.stopImmediatePropagation();
    at = to;
    clearTimeout(stepBack);
    if (isTakingBack) isTakingBack = false;
    else for (const modal of open().slice(to.depth).toReversed()) modal.dispatchEvent(new Event('cancel'));
    // A modal that refused to close, being busy, gets its entry again.
    setTimeout(settle);
  };
  target.addEventListener('popstate', onPop, { capture: true });
  // Of a dialog that takes the place of another one, neither shows in the history.
  const unsubscribe = modals.subscribe(() => queueMicrotask(settle));
  // A reload closes every modal: their entries are taken back.
  const begin = setTimeout(settle);
  return {
    fromPage(step) {
      waiting.push(step);
      settle();
    },
    back: (otherwise) => takeBack(1, otherwise),
    stop() {
      clearTimeout(begin);
      clearTimeout(stepBack);
      target.removeEventListener('popstate', onPop, { capture: true });
      unsubscribe();
    },
  };
}

/** Whether a modal has an entry of its own. A remote may remove a dialog without announcing its end. */
const hasEntry = ({ dataset, isConnected }: HTMLDialogElement) => isConnected && dataset.addressed === undefined;

/** Makes the entry that the browser is at one of a modal, or of the page (0). */
const become = (history: History, depth: number) => history.replaceState({ ...history.state, modals: depth }, '');

function enter(history: History, depth: number): void {
  try {
    history.pushState({ ...history.state, modals: depth }, '');
  } catch {
    // Safari refuses the 101st change in ten seconds: this modal has no entry.
  }
}

/** How many modals an entry of the history is above its page, and the router's key of that page. */
function entryOf(state: unknown): { readonly depth: number; readonly key: unknown } {
  const { modals = 0, key } = (state ?? {}) as { readonly modals?: number; readonly key?: unknown };
  return { depth: modals, key };
}
