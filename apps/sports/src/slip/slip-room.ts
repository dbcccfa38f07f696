/** Under which a tab keeps how high its slip was in the column when it was left, px. */
const NAME = 'pavilion.slipRoom';

/** How much room the slip of this tab took, px; null where nobody knows. */
export function roomKept(): number | null {
  try {
    return Number(sessionStorage.getItem(NAME)) || null;
  } catch {
    return null;
  }
}

/** Keeps how high the slip is that stands in the column; null: none does. Where the browser refuses, nobody knows it next time. */
export function keepRoom(slip: Element | null): void {
  try {
    if (slip) sessionStorage.setItem(NAME, String(Math.ceil(slip.getBoundingClientRect().height)));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Blocked or full.
  }
}
