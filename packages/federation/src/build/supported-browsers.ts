import { createRequire } from 'node:module';

/**
 * The oldest browsers that the app supports, as this package's `package.json` lists them (`browserslist`). The builds compile for them, and the
 * shell's document names them in a browser that is too old. That document checks for what they all have and provides what some lack.
 */
export const supportedBrowsers = (
  createRequire(import.meta.url)('../../package.json') as { readonly browserslist: readonly string[] }
).browserslist;

/** What webpack compiles its own code for. */
export const WEBPACK_TARGET = ['web', `browserslist:${supportedBrowsers.join(', ')}`];

const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

/** The browsers and their versions as a player reads them: `Chrome 111, Safari 16.4`. */
export function namedBrowsers(list: readonly string[] = supportedBrowsers): string {
  return list
    .map((each) => each.split(' >= '))
    .flatMap(([browser = '', version]) => (browser in NAMES ? [`${NAMES[browser]} ${version}`] : []))
    .join(', ');
}
