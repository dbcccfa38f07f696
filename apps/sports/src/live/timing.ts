import { steadyNow } from '@pavilion/shared-ui/clock';

/** The clock and the waits of a price store: the browser's, or a test's own. */
export interface Timing {
  /** The steady time, ms: it never goes back. */
  now(): number;
  /** Runs `task` once after `ms`; returns a function that calls it off. */
  after(ms: number, task: () => void): () => void;
  /** Runs `task` before the next paint. */
  frame(task: () => void): void;
}

export const browserTiming: Timing = {
  now: steadyNow,
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  frame(task) {
    requestAnimationFrame(task);
  },
};

/** Runs `task` each `ms`. Returns a function that stops it. */
export function every(ms: number, timing: Pick<Timing, 'after'>, task: () => void): () => void {
  const next = () => {
    end = timing.after(ms, next);
    task();
  };
  let end = timing.after(ms, next);
  return () => end();
}
