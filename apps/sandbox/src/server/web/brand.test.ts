import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { branded } from './brand.ts';

/** The shell's own document, as it stands in its source. */
const document = readFileSync(join(__dirname, '../../../../shell/src/index.html'), 'utf8');
const stumps = {
  ...{
    title: 'Stumps & sons',
    logo: 'data:image/svg+xml,%3Csvg%3E"',
    accent: '#2fbf9b',
    style: ':root{--accent:#2fbf9b}',
  },
  details: { SEO_TITLE: 'Stumps & sons', FOOTER_TEXT: '"</head><script>' },
  status: 'live',
};

test('the document is the organisation’s before any script runs: title, icon, mark, accent and details, all of it escaped', () => {
  const page = branded(document, stumps);
  expect(page).toContain('<title>Stumps &amp; sons</title>');
  expect(page.match(/data:image\/svg\+xml,%3Csvg%3E&quot;/g)).toHaveLength(2);
  expect(page).toContain('alt="Stumps &amp; sons"');
  expect(page).toContain(
    '<style nonce="__CSP_NONCE__" id="accent" data-accent="#2fbf9b">:root{--accent:#2fbf9b}</style></head>',
  );
  const [, content = ''] = /<meta name="app-details" content="([^"]*)">/.exec(page) ?? [];
  expect(
    JSON.parse(
      content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ),
  ).toEqual({ state: { details: stumps.details, status: 'live' } });
  // Before the script that keeps it.
  expect(page.indexOf('app-details')).toBeLessThan(page.indexOf('<script'));
  expect(page).not.toContain('Pavilion');
});

test('one that has neither logo nor accent of its own keeps the house’s', () => {
  const page = branded(document, { ...stumps, logo: '', accent: '', style: '' });
  expect(page).toContain('aria-label="Stumps &amp; sons"');
  expect(page).not.toContain('id="accent"');
  expect(page).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns');
});
