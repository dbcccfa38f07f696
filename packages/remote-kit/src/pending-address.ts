import type { Location } from 'react-router';

/** How long no key is pressed before the address follows what was typed. Safari refuses more than 100 changes in 10 s. */
const TYPING_REST_MS = 300;
/** How long after a change that the browser refused it is tried again. */
const RETRY_MS = 1000;

interface Pending {
  /** The place that it changes: at any other it no longer applies. */
  readonly from: Location;
  /** The change to a place's search. */
  readonly apply: (search: string) => string;
  /** The entry of the browser's history that `from` is: at any other nothing is written. */
  readonly entry: string;
  /** The search of `from` with the change in it. */
  readonly search: string;
  readonly write: (search: string, from: Location) => void;
  /** `typed` waits for the keys to rest, `written` for the router to render it, `refused` for another try. */
  readonly state: 'typed' | 'written' | 'refused';
}

/** The one change that the page shows before its address does. */
let pending: Pending | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let leaving: AbortController | undefined;
const listeners = new Set<() => void>();

/** Subscribes to the pending change; returns an unsubscribe function. A change that no one shows any more is dropped. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) put(null);
  };
}

/** Returns the search at a place as the player sees it in the fields: what they type is in it. */
export const typedSearch = (place: Location): string => (pending?.from === place ? pending.search : place.search);

/** Returns the search at a place without what is being typed. A change that the browser refused is in it. */
export const settledSearch = (place: Location): string =>
  pending?.state === 'refused' ? typedSearch(place) : place.search;

/** Changes the search at a place: at once, or where it is `typed` as soon as the keys rest or the player goes on to something else. */
export function changeSearch(change: Pick<Pending, 'from' | 'apply' | 'write'>, isTyped: boolean): void {
  const { from, apply, write } = change;
  const before = pending?.from === from ? pending : null;
  put({
    from,
    apply: before ? (search) => apply(before.apply(search)) : apply,
    entry: entryNow(),
    search: apply(typedSearch(from)),
    write,
    state: 'typed',
  });
  if (isTyped) {
    timer = setTimeout(writePending, TYPING_REST_MS);
    writeOnLeaving();
    notify();
  } else writePending();
}

/** Called when the router renders a place: what was written to it is no longer pending, what is still typed applies to it. */
export function arriveAt(place: Location): void {
  if (!pending || pending.from === place) return;
  const isSamePage = pending.from.pathname === place.pathname;
  if (pending.state === 'written' || !isSamePage) put(null);
  else pending = { ...pending, from: place, entry: entryNow(), search: pending.apply(place.search) };
  notify();
}

function writePending(): void {
  if (!pending) return;
  // The router may have rendered what Back leads to, and the field have lost the focus, before this page learns of it.
  if (pending.entry !== entryNow()) {
    put(null);
    notify();
    return;
  }
  const { write, search, from } = pending;
  put({ ...pending, state: 'written' });
  try {
    write(search, from);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    put({ ...pending, state: 'refused' });
    timer = setTimeout(writePending, RETRY_MS);
    notify();
  }
}

const entryNow = () => `${location.pathname} ${history.state?.key}`;

/** A link or a button that the player goes on to finds the address as they typed it. Safari's buttons take no focus. */
function writeOnLeaving(): void {
  leaving = new AbortController();
  const { signal } = leaving;
  for (const event of ['focusout', 'pointerdown', 'pagehide']) addEventListener(event, writePending, { signal });
  // Another entry of the history is not what they typed into.
  addEventListener('popstate', () => put(null), { signal });
}

function put(next: Pending | null): void {
  clearTimeout(timer);
  leaving?.abort();
  pending = next;
}

function notify(): void {
  for (const listener of listeners) listener();
}
