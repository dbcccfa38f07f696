/** Does work in the order in which it comes. */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A line in which so many are served at the same time. */
export function createLine(atOnce: number): Line {
  const waiting: (() => void)[] = [];
  let served = 0;
  return async (work) => {
    if (served < atOnce) served += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const first = waiting.shift();
      if (first) first();
      else served -= 1;
    }
  };
}
