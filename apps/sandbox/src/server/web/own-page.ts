import { HOUSE_FIGURE } from './app-icons.ts';
import { html, type Markup } from './html.ts';

const LOGO = html`<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" class="logo-ground"/><path d="${HOUSE_FIGURE}" class="logo-line"/></svg>`;

interface OwnPage {
  readonly title: string;
  /** Which part of the sandbox it is, beside the logo. */
  readonly tag: string;
  /** What else stands in the head. */
  readonly head?: Markup;
  /** What else stands in the bar at the top, at its end. */
  readonly bar?: Markup;
  /** Beside `main`, or above it on a phone. */
  readonly nav?: Markup;
  readonly body: Markup;
}

/** One of the sandbox's own pages: the document around what is the page's own. */
export function ownPage({ title, tag, head, bar, nav, body }: OwnPage): string {
  const main = html`<main class="wrap" id="main">
${body}
</main>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
${head}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><div class="wrap top__in"><a class="logo" href="/">${LOGO}<b>Pavilion</b></a><span class="top__tag">${tag}</span>${bar}</div></header>
${nav ? html`<div class="beside">${nav}${main}</div>` : main}
</body>
</html>
`.toString();
}
