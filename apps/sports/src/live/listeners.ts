/** Listeners by topic: a price cell, a match. */
export interface Listeners<Topic> {
  /** Returns an unsubscribe function. */
  add(topic: Topic, listener: () => void): () => void;
  notify(topic: Topic): void;
}

export function createListeners<Topic>(): Listeners<Topic> {
  const byTopic = new Map<Topic, Set<() => void>>();
  return {
    add(topic, listener) {
      const set = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && byTopic.get(topic) === set) byTopic.delete(topic);
      };
    },
    notify(topic) {
      for (const listener of byTopic.get(topic) ?? []) listener();
    },
  };
}
