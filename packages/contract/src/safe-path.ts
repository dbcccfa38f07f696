/** An address that nobody owns; only what stays on it is a path. */
const NOWHERE = 'https://path.invalid';

/**
 * The text as a path of this site (with its search and hash), or null. Whatever a browser would read as another site is
 * refused: `https://host`, `//host`, `/\host`, `javascript:`, and paths that become one of those (`/..//host`, tabs in between).
 */
export function safePath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || hasControlCharacter(text) || !URL.canParse(text, NOWHERE)) return null;
  const url = new URL(text, NOWHERE);
  if (url.origin !== NOWHERE || /^\/[/\\]/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007F');
}
