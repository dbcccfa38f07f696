/** Under which the browser keeps that a player left the pictures open. */
const NAME = 'pavilion.tv';

/** Whether the player, or the browser for them, wants as little data as can be. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
}

/** Whether pictures begin by themselves: where this browser's player left them open, and saves no data. */
export function beginsOpen(): boolean {
  try {
    return !savesData() && localStorage.getItem(NAME) === 'open';
  } catch {
    return false;
  }
}

/** Keeps whether the pictures are open, where the browser lets it. */
export function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(NAME, 'open');
    else localStorage.removeItem(NAME);
  } catch {
    // Blocked or full: they begin closed next time.
  }
}
