/**
 * Reads one at a time of each key. Whoever comes while one runs shares the next one with everybody else who comes meanwhile: what
 * they are told is never older than their question, and a thousand questions are two reads.
 */
export function createSharedRead<Subject, Value>(
  keyOf: (subject: Subject) => number,
  read: (subject: Subject) => Promise<Value>,
): (subject: Subject) => Promise<Value> {
  const running = new Map<number, Promise<void>>();
  const next = new Map<number, Promise<Value>>();
  const start = (subject: Subject): Promise<Value> => {
    const key = keyOf(subject);
    const value = read(subject);
    const over = () => {
      running.delete(key);
    };
    running.set(key, value.then(over, over));
    return value;
  };
  return (subject) => {
    const key = keyOf(subject);
    const shared = next.get(key);
    if (shared) return shared;
    const current = running.get(key);
    if (!current) return start(subject);
    const following = current.then(() => {
      next.delete(key);
      return start(subject);
    });
    next.set(key, following);
    return following;
  };
}
