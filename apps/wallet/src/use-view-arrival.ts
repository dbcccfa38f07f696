import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { SEND } from './kyc/send-path.ts';
import { CHANGE } from './profile/places.ts';

/** What of an address's search opens another view of the same page. Anything else of it filters what a view shows, or opens a dialog over it. */
const VIEWS = ['deposit', 'step', SEND, 'add', 'id', CHANGE];

/** The view that the player was at last, over the layouts of them all: each view has a layout of its own. */
let last = { pathname: '', view: '' };

/**
 * What happens when a player arrives at another view of a page, as the shell does for another page: its top, and the focus on its title,
 * since what was pressed is gone. What they read next is what became of it.
 */
export function useViewArrival(layout: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const view = JSON.stringify(VIEWS.map((name) => query.get(name)));
  useLayoutEffect(() => {
    const isOther = last.pathname === pathname && last.view !== view;
    last = { pathname, view };
    if (!isOther) return;
    document.documentElement.scrollTop = 0;
    focusTitle(layout.current, { preventScroll: true });
  }, [layout, pathname, view]);
}

/** Gives the focus to the page's title, where what had it is gone. */
export function focusTitle(page: ParentNode | null, options?: FocusOptions): void {
  const title = page?.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus(options);
}
