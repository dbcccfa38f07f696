/** How many race. */
export const TIMES = 8;

const racing = <T>(work: (index: number) => Promise<T>) => Array.from({ length: TIMES }, (_, index) => work(index));

/** The same work eight times at once, none of which may fail. */
export const atOnce = <T>(work: (index: number) => Promise<T>) => Promise.all(racing(work));

/** The same work eight times at once, and how each ended. */
export const settledAtOnce = <T>(work: (index: number) => Promise<T>) => Promise.allSettled(racing(work));
