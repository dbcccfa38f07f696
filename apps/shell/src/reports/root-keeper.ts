import type { Locale } from '@pavilion/contract';
import { storedLocale } from '../environment/stored-locale.ts';
import styles from './root-keeper.module.css';

/** A page that is emptied twice in this time is not rendered a third time, ms. */
const SOON = 60_000;

/** Here neither React nor the catalogues can be counted on. */
const messages = {
  en: {
    title: 'This page stopped working',
    text: 'Reload the page to continue.',
    reload: 'Reload the page',
  },
  hi: {
    title: 'इस पेज ने काम करना बंद कर दिया',
    text: 'जारी रखने के लिए पेज फिर लोड करें।',
    reload: 'पेज फिर लोड करें',
  },
} as const satisfies Record<Locale, unknown>;

/** A version of a remote that stood on the page. */
export interface MountedRemote {
  readonly remote: string;
  readonly version: string;
}

/**
 * Watches the element that the app is rendered in. Code that empties it, writes something else into it, or takes it out of the document, is outlived once: `render`
 * is called with a fresh element, and `onEmptied` with what stood on the page. The second time within a minute the player is told instead, with a way
 * to reload, in plain elements that need nothing of the app. Returns what stops it.
 */
export function keepRoot(parts: {
  readonly root: HTMLElement;
  readonly render: (root: HTMLElement) => void;
  /** Whether the child of the root is the app's own: what someone else has written there is not the app. */
  readonly isOwn: (child: Element) => boolean;
  readonly onEmptied: (outcome: 'rendered again' | 'given up', mounted: readonly MountedRemote[]) => void;
  readonly reload: () => void;
}): () => void {
  let { root } = parts;
  let emptiedAt = Number.NEGATIVE_INFINITY;
  const page = { html: document.documentElement, head: document.head };
  const isFilled = () => [...root.children].some(parts.isOwn);
  const observer: MutationObserver = new MutationObserver((records) => {
    if (root.isConnected && isFilled()) return;
    observer.disconnect();
    const now = performance.now();
    const isAgain = now - emptiedAt < SOON;
    emptiedAt = now;
    const mounted = mountedIn(records);
    restorePage(page);
    const fresh = freshRoot(root);
    if (isAgain) fresh.append(emptiedPage(parts.reload));
    root = fresh;
    parts.onEmptied(isAgain ? 'given up' : 'rendered again', mounted);
    if (isAgain) return;
    parts.render(fresh);
    watchOnceFilled();
  });
  const watch = () => {
    for (const place of [root, document.body, page.html, document]) observer.observe(place, { childList: true });
  };
  /** React fills a fresh root a moment later; until then it is empty by right. */
  const filled = new MutationObserver(() => {
    if (!isFilled()) return;
    filled.disconnect();
    watch();
  });
  const watchOnceFilled = () => {
    if (isFilled()) watch();
    else filled.observe(root, { childList: true });
  };
  watchOnceFilled();
  return () => {
    observer.disconnect();
    filled.disconnect();
  };
}

/** The remotes whose parts stood in what was removed. */
function mountedIn(records: readonly MutationRecord[]): MountedRemote[] {
  return records
    .flatMap(({ removedNodes }) => [...removedNodes])
    .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll<HTMLElement>('[data-remote]')] : []))
    .map(({ dataset }) => ({ remote: dataset.remote ?? '', version: dataset.remoteVersion ?? '' }));
}

/** Puts back what holds the page: the document's element, its head (the styles are there) and a body. */
function restorePage({ html, head }: { readonly html: HTMLElement; readonly head: HTMLHeadElement }): void {
  if (document.documentElement !== html) document.replaceChildren(html);
  if (document.head !== head) {
    document.head?.remove();
    html.prepend(head);
  }
  if (!document.body) html.append(document.createElement('body'));
}

/** A new element of the same id in the old one's place. */
function freshRoot(old: HTMLElement): HTMLElement {
  const fresh = document.createElement('div');
  fresh.id = old.id;
  if (old.isConnected) old.replaceWith(fresh);
  else document.body.prepend(fresh);
  return fresh;
}

function emptiedPage(reload: () => void): HTMLElement {
  const t = messages[storedLocale()];
  const page = document.createElement('main');
  page.className = styles.page ?? '';
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = t.title;
  const text = document.createElement('p');
  text.textContent = t.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t.reload;
  button.addEventListener('click', reload);
  page.append(title, text, button);
  return page;
}
