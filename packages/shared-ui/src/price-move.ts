import { steadyNow } from './clock.ts';

/** How long the timer leaves a mark that has stood its time, so that the next move may take it away with what it writes itself, ms. */
const GRACE = 200;

/** Marks that stand on cells for so long after they were last set. One timer is behind them all. */
class Standing {
  readonly #stands: number;
  readonly #takeAway: (cell: HTMLElement) => void;
  /** When each mark has stood its time, the earliest first. */
  readonly #until = new Map<HTMLElement, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stands`: ms. */
  constructor(stands: number, takeAway: (cell: HTMLElement) => void) {
    this.#stands = stands;
    this.#takeAway = takeAway;
  }

  set(cell: HTMLElement): void {
    this.#until.delete(cell);
    this.#until.set(cell, steadyNow() + this.#stands);
    this.#sweep();
  }

  end(cell: HTMLElement): void {
    if (!this.#until.delete(cell)) return;
    this.#takeAway(cell);
    if (this.#until.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #sweep(): void {
    const now = steadyNow();
    for (const [cell, until] of this.#until) {
      if (until > now) {
        this.#timer ??= setTimeout(
          () => {
            this.#timer = undefined;
            this.#sweep();
          },
          until - now + GRACE,
        );
        return;
      }
      this.end(cell);
    }
  }
}

const flashes = new Standing(600, (cell) => cell.removeAttribute('data-flash'));
const moves = new Standing(4000, (cell) => {
  cell.removeAttribute('data-move');
  cell.removeAttribute('aria-description');
});

/** What a move is called, for whoever does not see it. */
export interface MoveLabels {
  readonly up: string;
  readonly down: string;
}

/**
 * Marks a cell by which way its price went: it flashes for 600 ms after its last move, and keeps an arrow and a word for 4 s. Nothing
 * is animated: with many prices that move, an animation begun in each cell was more than half of what their styles cost (docs/decisions/a-move-is-not-animated.md).
 */
export function markMove(cell: HTMLElement, way: keyof MoveLabels, labels: MoveLabels | undefined): void {
  if (cell.getAttribute('data-move') !== way) {
    cell.setAttribute('data-move', way);
    if (labels) cell.setAttribute('aria-description', labels[way]);
  }
  cell.toggleAttribute('data-flash', true);
  moves.set(cell);
  flashes.set(cell);
}

/** Takes the marks of a cell away at once. */
export function unmarkMove(cell: HTMLElement): void {
  moves.end(cell);
  flashes.end(cell);
}
