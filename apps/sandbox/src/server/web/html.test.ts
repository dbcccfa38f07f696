import { html } from './html.ts';

const HOSTILE = `"><script>alert('1')</script>&`;
const HARMLESS = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';

test('text is escaped between tags and in an attribute', () => {
  expect(String(html`<a title="${HOSTILE}">${HOSTILE}</a>`)).toBe(`<a title="${HARMLESS}">${HARMLESS}</a>`);
});

test('markup inside markup stays markup, in lists too, and is escaped once', () => {
  const rows = ['a', '<b>'].map((name) => html`<li>${name}</li>`);
  expect(String(html`<ul>${rows}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

test('numbers stand as they are, and what is absent leaves nothing', () => {
  expect(String(html`${0}|${null}|${undefined}|${false}|${['x', [1]]}`)).toBe('0||||x1');
});

test('what only looks like markup is not taken for it', () => {
  const forged = { toString: () => '<script>', text: '<script>' } as unknown as string;
  expect(() => String(html`${forged}`)).toThrow();
});
