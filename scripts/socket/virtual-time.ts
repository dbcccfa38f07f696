/** A clock that stands until it is moved, and what waits for it. */
export interface VirtualTime {
  /** ms. */
  now(): number;
  /** Runs `task` once after `ms`; returns a function that calls it off. */
  after(ms: number, task: () => void): () => void;
  /** Moves on by `ms`: what falls due runs in its order, and whoever awaits something of it goes on before the next. */
  pass(ms: number): Promise<void>;
}

export function createVirtualTime(start: number): VirtualTime {
  let now = start;
  let made = 0;
  const tasks = new Map<number, { readonly at: number; readonly task: () => void }>();
  const next = (until: number) => {
    let first: number | undefined;
    for (const [id, { at }] of tasks) {
      if (at <= until && (first === undefined || at < (tasks.get(first)?.at ?? 0))) first = id;
    }
    return first;
  };
  return {
    now: () => now,
    after(ms, task) {
      made += 1;
      const id = made;
      tasks.set(id, { at: now + ms, task });
      return () => void tasks.delete(id);
    },
    async pass(ms) {
      const until = now + ms;
      for (let id = next(until); id !== undefined; id = next(until)) {
        const due = tasks.get(id);
        tasks.delete(id);
        if (!due) continue;
        now = due.at;
        due.task();
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
      }
      now = until;
    },
  };
}
