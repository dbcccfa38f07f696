import { Refusal } from './refusal.ts';

/** How much of a heavy work is done at the same time. */
export interface LineLimits {
  /** At once: each takes a core for as long as it lasts. */
  readonly running: number;
  /** In line for one of those. Who comes after them is sent away; nobody, unless it is said. */
  readonly waiting?: number;
}

/** When to come again where a line of slow work is full, in seconds. */
const COME_AGAIN = 5;

/** Does work in the order in which it comes. */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many run at once and so many wait, in the order they came; the next is refused with a 503 and `full`, to come again in so many seconds. */
export function createLine(
  { running, waiting = Number.POSITIVE_INFINITY }: LineLimits,
  full = 'Too much is asked at once. Try again in a moment.',
  comeAgain = COME_AGAIN,
): Line {
  const line: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= running) {
      if (line.length >= waiting) throw new Refusal(503, full, undefined, comeAgain);
      await new Promise<void>((resolve) => line.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
