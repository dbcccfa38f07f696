/** How a page was left. */
interface LeftPage {
  readonly pathname: string;
  readonly y: number;
  /** The address of the link that was followed, and how far from the top of the screen it was, px. */
  readonly href: string | null;
  readonly top: number;
}

interface LeftPages {
  /** Returns how the page of this history entry was left, where Back or Forward has just led to it; null otherwise. */
  readonly arrive: (pathname: string) => LeftPage | null;
  stop(): void;
}

/** Notes how each page of the history is left: at each click, and as the player goes back or forward. */
export function noteLeftPages(target: Window): LeftPages {
  const { document, history } = target;
  // By the router's number of the entry: a filter that changes the address changes the entry's key.
  const index = (): unknown => history.state?.idx;
  const left = new Map<unknown, LeftPage>();
  let at = index();
  let isReturn = false;
  const note = (element: unknown) => {
    const link = element instanceof Element && !element.closest('dialog') ? element.closest('a') : null;
    const top = link?.getBoundingClientRect().top ?? 0;
    left.set(at, { pathname: here, y: target.scrollY, href: link?.getAttribute('href') ?? null, top });
  };
  let here = target.location.pathname;
  const onClick = ({ target: clicked }: MouseEvent) => note(clicked);
  const onPop = () => {
    if (index() === at) return;
    note(document.activeElement);
    isReturn = true;
  };
  target.addEventListener('click', onClick, { capture: true });
  target.addEventListener('popstate', onPop, { capture: true });
  return {
    arrive(pathname) {
      const page = isReturn ? left.get(index()) : undefined;
      [at, here, isReturn] = [index(), pathname, false];
      return page?.pathname === pathname ? page : null;
    },
    stop() {
      target.removeEventListener('click', onClick, { capture: true });
      target.removeEventListener('popstate', onPop, { capture: true });
    },
  };
}

/** How long a list may take to come back as it was, ms. */
const RETURN_MS = 10_000;
/** What the player does on their own ends a return. */
const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings a page back to how it was left: its position, and the focus on the link that was followed, which a long list draws only where
 * the page is scrolled to. Returns a function that gives it up.
 */
export function returnTo({ y, href, top }: LeftPage): () => void {
  let frame = 0;
  let isAtPlace = false;
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const action of actions) removeEventListener(action, stop, { capture: true });
  };
  const timer = setTimeout(stop, RETURN_MS);
  const step = () => {
    if (!isAtPlace) scrollTo(0, y);
    isAtPlace ||= Math.abs(scrollY - y) < 1;
    const link = href === null ? null : linkTo(href, top);
    if (link && isAtPlace) {
      openRows(link);
      // The page above it may have changed meanwhile.
      scrollBy(0, link.getBoundingClientRect().top - top);
      link.focus({ preventScroll: true });
    }
    if (isAtPlace && (link || href === null)) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const action of actions) addEventListener(action, stop, { capture: true, passive: true });
  step();
  return stop;
}

/**
 * Of the links to an address, the nearest to where it was, and none that is further than a screen: a long list draws the link that was
 * followed a moment later. In a row that is closed, the row is where its link is.
 */
function linkTo(href: string, top: number): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>('a:not([aria-hidden])')];
  const offset = (link: Element) =>
    Math.abs((link.closest('details:not([open])') ?? link).getBoundingClientRect().top - top);
  return links
    .filter((link) => link.getAttribute('href') === href && offset(link) < innerHeight)
    .toSorted((a, b) => offset(a) - offset(b))[0];
}

/** Opens the rows that the link is in: it was followed in an open one. */
function openRows(link: HTMLElement): void {
  for (let row = link.closest('details'); row; row = row.parentElement?.closest('details') ?? null) row.open = true;
}
