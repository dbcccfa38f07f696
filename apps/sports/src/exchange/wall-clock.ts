import { useSyncExternalStore } from 'react';

const STEP = 30_000;
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  timer ??= setInterval(() => {
    for (const notify of watchers) notify();
  }, STEP);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const read = () => Math.floor(Date.now() / STEP) * STEP;

/** The time to the half minute, ms: one timer for every 'in 42 min' on the page. */
export function useWallClock(): number {
  return useSyncExternalStore(watch, read);
}
