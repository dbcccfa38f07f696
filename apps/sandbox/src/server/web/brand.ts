import type { IncomingHttpHeaders } from 'node:http';
import { html } from './html.ts';

/** Whose site a page is: what of the document is the organisation's. */
export interface Brand {
  readonly title: string;
  /** Empty: the house's own mark. */
  readonly logo: string;
  /** The accent, where it is not the house's own, and its tokens as a style sheet. */
  readonly accent: string;
  readonly style: string;
  /** The organisation's details as `getAppDetails` answers them, on the wire. */
  readonly details: object;
  /** `live`, `maintenance` or `suspended`. */
  readonly status: string;
}

/** The brand of the site that a request is for. */
export type BrandOf = (headers: IncomingHttpHeaders) => Promise<Brand>;

const TITLE = /<title>[^<]*<\/title>/;
const ICON = /(<link rel="icon" href=")[^"]*(">)/;
const MARK = /<svg [^>]*aria-label="Pavilion"[^>]*>[\s\S]*?<\/svg>/;

/**
 * The shell's document as an organisation's: its name and mark, its accent, and its details, so that the first paint is its own. What the
 * document does not have stays as it is; a document that is sent as it was built is the house's, until the app has asked.
 */
export function branded(document: string, { title, logo, accent, style, details, status }: Brand): string {
  // As the app keeps it from visit to visit, and before the script that puts it there.
  const own = html`<meta name="app-details" content="${JSON.stringify({ state: { details, status } })}">`;
  const accented =
    style === '' ? '' : `<style nonce="__CSP_NONCE__" id="accent" data-accent="${accent}">${style}</style>`;
  const named = document
    .replace(TITLE, () => `${html`<title>${title}</title>`}${own}`)
    .replace('</head>', () => `${accented}</head>`);
  if (logo === '') return named.replace('aria-label="Pavilion"', () => String(html`aria-label="${title}"`));
  return named
    .replace(ICON, (_, before: string, after: string) => `${before}${html`${logo}`}${after}`)
    .replace(MARK, () => String(html`<img src="${logo}" alt="${title}" width="32" height="32">`));
}
