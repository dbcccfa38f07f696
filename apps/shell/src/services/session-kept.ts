import { isVisit, PASSING_KEY, SESSION_KEY, TOKEN_KEY } from './session.ts';

/**
 * Whether the browser itself, and not this page alone, has the session of `token`, so that the next load finds it: its storage may be
 * blocked or full, and a session that is not to be remembered needs a cookie.
 */
export function isSessionKept(token: string): boolean {
  try {
    const { localStorage: kept } = window;
    if (kept.getItem(TOKEN_KEY) !== token || kept.getItem(SESSION_KEY) === null) return false;
    return kept.getItem(PASSING_KEY) === null || isVisit();
  } catch {
    return false;
  }
}
