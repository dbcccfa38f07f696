const DOWN = new Set([' ', 'ArrowDown', 'PageDown', 'End']);
const UP = new Set(['ArrowUp', 'PageUp', 'Home']);

/**
 * Keeps Space, arrows and page keys in the game: where its own page is scrolled to its end, the browser would scroll the page
 * around it. Keys pressed on a control or in a list that scrolls are left to it.
 */
export function keepScrollKeys(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event;
    if (target !== page.body) return;
    const { scrollTop, clientHeight, scrollHeight } = page.documentElement;
    const isUp = UP.has(key) || (key === ' ' && shiftKey);
    const isAtEnd = isUp ? scrollTop <= 0 : DOWN.has(key) && scrollTop + clientHeight >= scrollHeight - 1;
    if (isAtEnd) event.preventDefault();
  });
}
