// What `bench catalogue` runs in its pages: each stands by itself there.

/** What a page has of its last key. */
export interface Noted {
  /** Until the first frame after the last key was drawn, but for what of it other threads do. */
  drawn: Promise<unknown>;
  /** From the last key until its results were painted, ms. */
  painted: Promise<number>;
}

/**
 * Runs in the page before its own scripts. A key counts until the first frame after it was on the screen, as the browser itself says (its
 * event timing, to 8 ms), where what is found stands in that frame, or where the key changes nothing that is found; else until that comes.
 */
export function noteKeys(): void {
  const noted = window as unknown as Noted;
  const LEAST = 16;
  const found = () => document.querySelector('main [role="status"]')?.textContent ?? '';
  const inputShown = (since: number) =>
    new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        // What the browser tells late of an input before this key is not this key's.
        const input = list.getEntries().find(({ name, startTime }) => name === 'input' && startTime >= since);
        if (!input) return;
        observer.disconnect();
        resolve(input.startTime + input.duration);
      });
      observer.observe({ type: 'event', durationThreshold: LEAST } as PerformanceObserverInit);
      // What takes less than the least that the browser tells of counts as that: nothing is told of it within a second of its frame.
      addEventListener(
        'input',
        () => requestAnimationFrame(() => setTimeout(() => setTimeout(() => resolve(since + LEAST), 1000))),
        { once: true },
      );
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = found();
      noted.drawn = new Promise((resolve) =>
        addEventListener('input', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true }),
      );
      noted.painted = new Promise((resolve) => {
        const shown = inputShown(timeStamp);
        addEventListener(
          'input',
          () =>
            requestAnimationFrame(() => {
              const late = new MutationObserver(() => {
                if (found() === before) return;
                late.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
              });
              if (found() === before)
                late.observe(document.body, { childList: true, subtree: true, characterData: true });
              void shown.then((at) => {
                if (found() !== before) return resolve(at - timeStamp);
                // It may still come.
                setTimeout(() => resolve(at - timeStamp), 1500);
              });
            }),
          { once: true },
        );
      });
    },
    { capture: true },
  );
}

/** Runs in the page: flings it to there, and looks at the first frame after it. */
export async function flungTo(top: number): Promise<{ readonly tiles: number; readonly empty: number }> {
  scrollTo(0, top);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isTile = (x: number, y: number) => Boolean(document.elementFromPoint(x, y)?.closest('li[aria-posinset]'));
  const places = [2, 3, 4, 5, 6].map((part) => (innerHeight / 8) * part);
  return {
    tiles: document.querySelectorAll('main li[aria-posinset]').length,
    // Between two tiles there is a gap: of two places so far apart one is on a tile.
    empty: places.filter((y) => !isTile(innerWidth / 2 - 9, y) && !isTile(innerWidth / 2 + 40, y + 30)).length,
  };
}
