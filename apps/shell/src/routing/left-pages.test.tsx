import { noteLeftPages, returnTo } from './left-pages.ts';

const frames = (count: number) => {
  for (let frame = 0; frame < count; frame++) jest.advanceTimersToNextFrame();
};
const links = (...hrefs: string[]) => {
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}"><b>${href}</b></a>`).join('');
};
const focused = () => document.activeElement?.getAttribute('href') ?? null;

/** A page that can be scrolled as far as it is high. */
let height = 0;
beforeEach(() => {
  jest.useFakeTimers();
  height = 5000;
  window.scrollY = 0;
  window.scrollTo = ((_x: number, y: number) => {
    window.scrollY = Math.min(y, height);
  }) as typeof window.scrollTo;
  window.scrollBy = ((_x: number, by: number) => window.scrollTo(0, window.scrollY + by)) as typeof window.scrollBy;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

describe('noteLeftPages', () => {
  const enter = (idx: number, path: string) => window.history.replaceState({ idx }, '', path);
  const start = () => {
    enter(0, '/list');
    return noteLeftPages(window);
  };
  const follow = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"] b`)?.click();
  const pop = (idx: number, path: string) => {
    enter(idx, path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  beforeEach(() => {
    // jsdom can't follow a link.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });

  it('returns the position and the followed link of a page that Back leads to', () => {
    const pages = start();
    links('/match/1', '/match/2');
    window.scrollY = 800;
    follow('/match/2');
    enter(1, '/match/2');
    expect(pages.arrive('/match/2')).toBeNull();
    pop(0, '/list');
    expect(pages.arrive('/list')).toEqual({ pathname: '/list', y: 800, href: '/match/2', top: 0 });
    pages.stop();
  });

  it('returns nothing for a page that a link leads to, though its entry had one before', () => {
    const pages = start();
    links('/match/1');
    follow('/match/1');
    enter(0, '/list');
    expect(pages.arrive('/list')).toBeNull();
    pages.stop();
  });

  it('returns nothing where another page has taken the place in the history', () => {
    const pages = start();
    follow('/match/1');
    enter(1, '/match/1');
    pages.arrive('/match/1');
    pop(0, '/elsewhere');
    expect(pages.arrive('/elsewhere')).toBeNull();
    pages.stop();
  });

  it('notes the focused link of a page that is left by Back', () => {
    const pages = start();
    pages.arrive('/list');
    enter(1, '/match/1');
    pages.arrive('/match/1');
    links('/match/1', '/match/3');
    document.querySelector<HTMLElement>('a[href="/match/3"]')?.focus();
    window.scrollY = 120;
    pop(0, '/list');
    pages.arrive('/list');
    pop(1, '/match/1');
    expect(pages.arrive('/match/1')).toMatchObject({ y: 120, href: '/match/3' });
    pages.stop();
  });
});

describe('returnTo', () => {
  const left = { pathname: '/list', y: 800, href: '/match/2', top: 0 };

  it('scrolls at once and focuses the link as soon as the list has it', () => {
    returnTo(left);
    expect(window.scrollY).toBe(800);
    expect(focused()).toBeNull();
    links('/match/1', '/match/2');
    frames(1);
    expect(focused()).toBe('/match/2');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits until the page is high enough', () => {
    height = 300;
    links('/match/2');
    returnTo(left);
    frames(3);
    expect([window.scrollY, focused()]).toEqual([300, null]);
    height = 5000;
    frames(1);
    expect([window.scrollY, focused()]).toEqual([800, '/match/2']);
  });

  it('leaves the page where the player scrolls to', () => {
    returnTo(left);
    window.dispatchEvent(new Event('wheel'));
    window.scrollY = 100;
    links('/match/2');
    frames(2);
    expect([window.scrollY, focused()]).toEqual([100, null]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up a link that does not come', () => {
    returnTo(left);
    jest.advanceTimersByTime(10_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps the link where it was on the screen', () => {
    links('/match/2');
    const link = document.querySelector('a');
    jest.spyOn(link as Element, 'getBoundingClientRect').mockReturnValue({ top: 150 } as DOMRect);
    returnTo({ ...left, top: 100 });
    expect(window.scrollY).toBe(850);
  });

  it('passes over links that only a pointer reaches', () => {
    document.body.innerHTML = '<a href="/match/2" aria-hidden="true">Play</a><a href="/match/2" id="own">Two</a>';
    returnTo(left);
    expect(document.activeElement?.id).toBe('own');
  });

  it('opens the row that the link is in', () => {
    document.body.innerHTML = '<details><summary>Bet</summary><a href="/match/2">Match</a></details>';
    returnTo(left);
    expect(document.querySelector('details')).toHaveAttribute('open');
    expect(focused()).toBe('/match/2');
  });
});
