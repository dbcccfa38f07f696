import type { Navigator } from 'react-router';

/** What the guards below need to know and to do. */
export interface LeaveQuestion {
  /** Whether something would be torn if the page were left. */
  readonly isHeld: () => boolean;
  /** The path of the page that stands. */
  readonly pathname: () => string;
  /** Asks the player; `leave` goes where they wanted to go. */
  readonly ask: (leave: () => void) => void;
  /** Takes a step from the page's own entry of the history (`ModalHistory`). */
  readonly fromPage: (step: () => void) => void;
  /** Goes back from the page's own entry (`ModalHistory`). */
  readonly back: (otherwise: () => void) => void;
  readonly isModalOpen: () => boolean;
}

interface GuardedNavigator {
  readonly navigator: Navigator;
  /** A page has been rendered, and has not yet sent the player on. */
  arrived(): void;
  /** What the page does at first is done: one that has not sent the player on by then is the one that they agreed to. */
  settled(): void;
}

/**
 * The router's navigator, except that another page is opened only once the player agrees while something is half done. A change of
 * the search alone (a tab, a filter, a dialog) is no other page. Where they agreed, the redirects that follow need no second yes;
 * the page that those end at does. A dialog that the address names closes by a step back to where it was opened, so that Back then
 * leaves the page.
 */
export function guardedNavigator(navigator: Navigator, question: LeaveQuestion): GuardedNavigator {
  let isAgreed = false;
  let isSentOn = false;
  const staysOn = (to: Parameters<Navigator['push']>[0]) => {
    const pathname = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
    return pathname === undefined || pathname === '' || pathname === question.pathname();
  };
  const guard = (isFree: boolean, go: () => void) => {
    if (isFree || !question.isHeld()) return go();
    question.ask(() => {
      isAgreed = true;
      go();
    });
  };
  const guarded: Navigator = {
    ...navigator,
    createHref: (to) => navigator.createHref(to),
    go: (delta) => question.fromPage(() => navigator.go(delta)),
    push(to, ...rest) {
      isAgreed = false;
      isSentOn = true;
      const openedFrom = staysOn(to) ? addressOf('') : undefined;
      const push = () => {
        navigator.push(to, ...rest);
        noteOpenedFrom(openedFrom);
      };
      guard(staysOn(to), () => question.fromPage(push));
    },
    replace(to, ...rest) {
      isSentOn = true;
      const stays = staysOn(to);
      const closes = stays && question.isModalOpen();
      const step = () => {
        const openedFrom = stays ? openedFromOf(window.history) : undefined;
        const replace = () => {
          navigator.replace(to, ...rest);
          noteOpenedFrom(openedFrom);
        };
        if (closes && openedFrom === addressOf(to)) question.back(replace);
        else replace();
      };
      guard(isAgreed || stays, () => question.fromPage(step));
    },
  };
  return {
    navigator: guarded,
    arrived() {
      isSentOn = false;
    },
    settled() {
      if (!isSentOn) isAgreed = false;
    },
  };
}

/** An address in one form, whatever way its search is written; '' is the one that is open. */
function addressOf(to: Parameters<Navigator['push']>[0]): string {
  const here = window.location;
  const text = typeof to === 'string' ? to : (to.pathname ?? here.pathname) + (to.search ?? '') + (to.hash ?? '');
  const { pathname, search, hash } = new URL(text || here.href, here.href);
  return `${pathname}?${new URLSearchParams(search)}${hash}`;
}

/** The address of the same page from which the entry that the browser is at was opened. */
function openedFromOf({ state }: History): string | undefined {
  const { openedFrom } = (state ?? {}) as { readonly openedFrom?: unknown };
  return typeof openedFrom === 'string' ? openedFrom : undefined;
}

/** Notes it in the entry, where a reload leaves it. */
function noteOpenedFrom(openedFrom: string | undefined): void {
  if (openedFrom === undefined) return;
  try {
    window.history.replaceState({ ...window.history.state, openedFrom }, '');
  } catch {
    // Safari refuses the 101st change in ten seconds: the dialog then leaves an entry.
  }
}

interface HistoryGuard {
  /** A page of the history has been opened: steps are counted from it. */
  arrived(): void;
  stop(): void;
}

/**
 * Asks before the browser's back and forward leave the page too: the step is taken back, and taken again once the player agrees.
 * It hears each step before the router does, and the router hears of none that was taken back.
 */
export function guardHistory(target: Window, question: LeaveQuestion): HistoryGuard {
  let index = indexOf(target);
  /** Steps that are not a player's: taking one back, and taking it again. */
  let own: 'back' | 'again' | null = null;
  let wanted = 0;
  const onPop = (event: PopStateEvent) => {
    const step = indexOf(target) - index;
    if (own === 'back') {
      own = null;
      event.stopImmediatePropagation();
      // Only now: the question adds an entry to the history, and that belongs to this page.
      question.ask(() =>
        question.fromPage(() => {
          own = 'again';
          target.history.go(wanted);
        }),
      );
      return;
    }
    const isFree = own === 'again' || !question.isHeld() || target.location.pathname === question.pathname();
    own = null;
    if (isFree || !Number.isFinite(step) || step === 0) return;
    event.stopImmediatePropagation();
    own = 'back';
    wanted = step;
    target.history.go(-step);
  };
  target.addEventListener('popstate', onPop, { capture: true });
  return {
    arrived() {
      index = indexOf(target);
    },
    stop: () => target.removeEventListener('popstate', onPop, { capture: true }),
  };
}

/** Where the entry that the browser is at stands among those that the router made; NaN where the router made none of it. */
function indexOf({ history }: Window): number {
  const { idx } = (history.state ?? {}) as { readonly idx?: unknown };
  return typeof idx === 'number' ? idx : Number.NaN;
}
