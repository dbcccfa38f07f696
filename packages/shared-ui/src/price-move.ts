/** How long the mark of a move stands, ms. */
const STANDS = 4000;
/** How much longer the timer may leave one standing to take it away with others, ms. */
const TOGETHER = 500;

/** When each mark goes, the earliest first. */
const marked = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What a move is called, for whoever does not see it. */
export interface MoveLabels {
  readonly up: string;
  readonly down: string;
}

/**
 * Marks a cell by which way its price went. The mark is taken away by one timer for all cells: an animation that did it
 * would keep the page drawing for as long as the mark stands.
 */
export function markMove(
  cell: HTMLElement,
  way: keyof MoveLabels,
  beat: 'a' | 'b',
  labels: MoveLabels | undefined,
): void {
  // Two names of one animation: changing between them starts it again without a forced layout.
  cell.setAttribute('data-move', `${way} ${beat}`);
  if (labels) cell.setAttribute('aria-description', labels[way]);
  marked.delete(cell);
  marked.set(cell, Date.now() + STANDS);
  timer ??= setTimeout(sweep, STANDS);
}

/** Takes the mark of a cell away at once. */
export function unmarkMove(cell: HTMLElement): void {
  if (!marked.delete(cell)) return;
  cell.removeAttribute('data-move');
  cell.removeAttribute('aria-description');
  if (marked.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
}

function sweep(): void {
  timer = undefined;
  const now = Date.now();
  for (const [cell, until] of marked) {
    if (until > now + TOGETHER) {
      timer = setTimeout(sweep, until - now);
      return;
    }
    unmarkMove(cell);
  }
}
