/** An address that nobody owns; only what stays on it is a path of ours. */
const NOWHERE = 'https://path.invalid';

/**
 * The text as an address whose path, search and hash are this site's, or null. Whatever a browser would read as another site is
 * refused: `//host`, `/\host`, a tab in between, and a path that becomes one of those.
 */
export function ownPath(text: string): URL | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for; browsers drop some of them.
  if (!text.startsWith('/') || /[\u0000-\u0020\u007F]/.test(text) || !URL.canParse(text, NOWHERE)) return null;
  const url = new URL(text, NOWHERE);
  return url.origin === NOWHERE && !/^\/[/\\]/.test(url.pathname) ? url : null;
}
