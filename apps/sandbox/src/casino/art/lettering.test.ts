import { outlineTexts } from './lettering.ts';

const pathOf = (svg: string) => /d="([^"]*)"/.exec(outlineTexts(svg))?.[1] ?? '';
const xs = (d: string) => (d.match(/-?[\d.]+/g) ?? []).filter((_, index) => index % 2 === 0).map(Number);

test('a text becomes a path that keeps its fill, stroke and transform', () => {
  const svg = outlineTexts(
    '<g fill="url(#t)" stroke="#111" paint-order="stroke"><text x="5" y="9" font-size="20" fill="#fff" transform="rotate(3)">A</text></g>',
  );
  expect(svg).toMatch(
    /^<g fill="url\(#t\)" stroke="#111" paint-order="stroke"><path d="M[^"]+Z" fill="#fff" transform="rotate\(3\)"\/><\/g>$/,
  );
});

test('a line is stretched to its textLength and stands around its anchor', () => {
  const width = (d: string) => Math.max(...xs(d)) - Math.min(...xs(d));
  const natural = pathOf('<svg text-anchor="middle"><text x="150" y="0" font-size="40">GOAL</text></svg>');
  const wide = pathOf(
    '<svg text-anchor="middle"><text x="150" y="0" font-size="40" textLength="240">GOAL</text></svg>',
  );
  expect(width(wide)).toBeGreaterThan(225);
  expect(width(wide)).toBeLessThan(242);
  for (const d of [natural, wide]) expect((Math.max(...xs(d)) + Math.min(...xs(d))) / 2).toBeCloseTo(150, -0.5);
});

test('what is escaped in the SVG is drawn as the character that it means', () => {
  expect(pathOf('<text>&amp;</text>')).toBe(pathOf('<text>&#38;</text>'));
  expect(pathOf('<text>&amp;</text>')).not.toBe(pathOf('<text>a</text>'));
});

test('an SVG without text stays as it is', () => {
  const svg = '<svg><defs><path id="a" d="M0 0Z"/></defs><use href="#a"/></svg>';
  expect(outlineTexts(svg)).toBe(svg);
});
