import { transformSync } from '@swc/core';
import webpack from 'webpack';
import { namedBrowsers, supportedBrowsers, WEBPACK_TARGET } from './supported-browsers.ts';

describe('supported browsers', () => {
  it('are named with their oldest versions', () => {
    expect(namedBrowsers(['chrome >= 111', 'ios_saf >= 16.4', 'safari >= 16.4'])).toBe('Chrome 111, Safari 16.4');
    expect(namedBrowsers()).toMatch(/^Chrome \d+, Edge \d+, Firefox \d+, Safari [\d.]+, Samsung Internet \d+$/);
  });

  it('are a target that webpack understands', () => {
    const { output } = webpack({ target: WEBPACK_TARGET })?.options ?? {};
    expect(output?.environment).toMatchObject({ arrowFunction: true, dynamicImport: true, optionalChaining: true });
  });

  it('run what the sources are compiled to as it is', () => {
    const source =
      'class A { #b = 1; static { this.c = a?.b ?? 1; } async *d() { for await (const e of f) yield e; } }';
    const { code } = transformSync(source, { env: { targets: supportedBrowsers.join(', ') } });
    expect(code.replace(/\s+/g, '')).toBe(source.replace(/\s+/g, ''));
  });
});
