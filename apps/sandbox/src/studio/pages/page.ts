import { html } from '../../server/index.ts';

/** What a game's page is told as it opens: a block of data in the page, which its script reads. Amounts in paise. */
export interface Opening {
  /** What each call of the page shows. */
  readonly token: string;
  readonly game: string;
  /** The title's, as on its tile. */
  readonly name: string;
  readonly provider: string;
  readonly balance: number;
  readonly engine: string;
  readonly model: string | null;
  readonly stakes: { readonly least: number; readonly most: number; readonly mostWin: number };
}

/** What of the built games a page loads. */
export interface Bundle {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Letters that would end the block of data, or begin a comment in it. */
const escaped = (text: string) =>
  text.replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The page of a game that was opened: what it is told, beside its own script. */
export const gameDocument = (opening: Opening, bundle: Bundle): string =>
  documentOf(
    opening.name,
    bundle,
    `<script type="application/json" id="opening">${escaped(JSON.stringify(opening))}</script>\n`,
  );

/** The page that any round is verified on, which is told nothing. */
export const verifyDocument = (bundle: Bundle): string => documentOf('Check a round', bundle, '');

/** An empty place, and what fills it. */
function documentOf(title: string, { scripts, styles }: Bundle, data: string): string {
  const head = html`<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<title>${title}</title>
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${scripts.map((src) => html`<script defer src="${src}"></script>`)}
</head>
<body>
<div id="game"></div>
`;
  return `${head}${data}</body>\n</html>\n`;
}
