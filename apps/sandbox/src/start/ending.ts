/** How long each part of the operator is given to end, ms: together less than whoever stops it waits (`main.ts`). */
export const ENDING = { sweeps: 600, feed: 500, sockets: 300, listeners: 500, database: 500 } as const;

/**
 * Waits until a part of the operator has ended, `most` ms at the longest: what hangs then is left behind, since a database or a Redis
 * that does not answer must not keep the process from its end. Nothing is lost by it that a crash would not lose: what counts has
 * been committed. Throws what the ending throws in that time.
 */
export async function ended(ending: Promise<unknown>, most: number): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    late = setTimeout(resolve, most);
  });
  try {
    await Promise.race([ending, tooLate]);
  } finally {
    clearTimeout(late);
    ending.catch(() => {});
  }
}
