import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CHOSEN = '[aria-current="page"], [aria-pressed="true"]';

/**
 * A row that scrolls sideways: what is `chosen` in it is brought into view, and `data-cut` says at which of its edges more of it
 * is hidden (`start`, `end`).
 */
export function useRail<Row extends HTMLElement>(chosen: unknown): RefObject<Row | null> {
  const rail = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is chosen now stands in the row's own attributes
  useLayoutEffect(() => {
    const row = rail.current;
    const item = row?.querySelector<HTMLElement>(CHOSEN);
    if (row && item) row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [chosen]);
  useEffect(() => {
    const row = rail.current;
    if (!row) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = row;
      const cut = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'].filter(Boolean);
      if (row.dataset.cut !== cut.join(' ')) row.dataset.cut = cut.join(' ');
    };
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(mark) : undefined;
    sizes?.observe(row);
    return () => {
      row.removeEventListener('scroll', mark);
      sizes?.disconnect();
    };
  }, []);
  return rail;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys of a toolbar, which is one stop of the Tab key: to the next button, round at its ends. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = buttons.at((at + step) % buttons.length);
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
