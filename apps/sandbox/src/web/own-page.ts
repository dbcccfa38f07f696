const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in a page, between tags or in an attribute's quotes. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const LOGO = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" class="logo-ground"/><path d="M6 13.2 16 6.500l10 6.700" class="logo-line"/><path d="M10 16.500v9M16 14v11.500M22 16.500v9" class="logo-line"/></svg>`;

interface OwnPage {
  readonly title: string;
  /** Which part of the sandbox it is, beside the logo. */
  readonly tag: string;
  /** Markup: what else stands in the head. */
  readonly head?: string;
  /** Markup: what stands in `main`. */
  readonly body: string;
}

/** One of the sandbox's own pages: the document around what is the page's own. */
export function ownPage({ title, tag, head = '', body }: OwnPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
${head}
</head>
<body>
<header class="top"><div class="wrap top__in"><a class="logo" href="/">${LOGO}<b>Pavilion</b></a><span class="top__tag">${escaped(tag)}</span></div></header>
<main class="wrap">
${body}
</main>
</body>
</html>
`;
}
