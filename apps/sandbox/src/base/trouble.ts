import { HOUR } from './clock.ts';

/** The pauses before what failed is tried again, ms: the first, which doubles with each try, and the longest. */
export const FIRST_PAUSE = 10_000;
export const LONGEST_PAUSE = HOUR;

/** An error as it is kept for the desk. */
export function troubleText(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return message.slice(0, 500);
}
