import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = readFileSync(join(__dirname, 'index.html'), 'utf8');
const [, SCRIPT = ''] = /<script[^>]*data-browser>([\s\S]*?)<\/script>/.exec(PAGE) ?? [];

/** A browser of jsdom's abilities and what it lacks; `lacking` takes some of it away. */
function openIn(userAgent: string, lacking: object = {}) {
  const stop = jest.fn();
  const globals = {
    URL: Object.assign(function Address(url: string, base?: string) {
      return new URL(url, base);
    }),
    AbortSignal: {} as Partial<typeof AbortSignal>,
    Map: Object.assign(function Groups() {
      return new Map();
    }) as unknown as Partial<MapConstructor>,
    CSS: { supports: () => true },
    matchMedia: () => ({ matches: true }),
    navigator: { userAgent },
    stop,
    ...lacking,
  };
  new Function(...Object.keys(globals), SCRIPT)(...Object.values(globals));
  return globals as typeof globals & { URL: Partial<typeof URL> };
}

const safari = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
const chromium = (end: string) => `Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) ${end}`;
const noHas = { CSS: { supports: () => false } };

beforeEach(() => {
  document.body.textContent = '';
  localStorage.clear();
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('the document in a browser that is too old', () => {
  it.each([
    [safari('15.6'), 'Safari 15.6'],
    [chromium('Chrome/100.0.4896.127 Mobile Safari/537.36'), 'Chrome 100'],
    [chromium('Chrome/100.0.4896.127 Safari/537.36 Edg/100.0.1185.50'), 'Edge 100'],
    [chromium('SamsungBrowser/18.0 Chrome/99.0.4844.88 Mobile Safari/537.36'), 'Samsung Internet 18.0'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:110.0) Gecko/20100101 Firefox/110.0', 'Firefox 110'],
    ['Something else', 'This browser'],
  ])('loads nothing and names it: %s', (userAgent, name) => {
    const { stop } = openIn(userAgent, noHas);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(document.querySelector('h1')).toHaveTextContent(`${name} is too old for this site`);
    expect(document.querySelector('p')).toHaveTextContent('Update it, or open the site in one of these browsers');
  });

  it('says so in Hindi to a player who reads Hindi', () => {
    localStorage.setItem('preferences', '{"state":{"locale":"hi","theme":"dark"},"version":0}');
    openIn(safari('15.6'), noHas);
    expect(document.querySelector('h1')).toHaveTextContent('Safari 15.6 इस साइट के लिए बहुत पुराना है');
  });

  it.each([
    ['no CSS object', { CSS: undefined }],
    ['no media ranges', { matchMedia: () => ({ matches: false }) }],
    ['no toSorted', { Array: { prototype: {} } }],
    ['no segmenter', { Intl: {} }],
  ])('knows it by %s', (_, lacking) => {
    expect(openIn(safari('16.1'), lacking).stop).toHaveBeenCalledTimes(1);
  });
});

describe('the document in a supported browser', () => {
  it('shows the app', () => {
    expect(openIn(safari('16.4')).stop).not.toHaveBeenCalled();
    expect(document.body).toBeEmptyDOMElement();
  });

  it('provides canParse of addresses', () => {
    const { canParse } = openIn(safari('16.4')).URL as typeof URL;
    expect(['https://host/a', '/a', 'https://'].map((url) => canParse(url))).toEqual([true, false, false]);
    expect(canParse('/a', 'https://host')).toBe(true);
  });

  it('provides any of abort signals', () => {
    const { any } = openIn(safari('16.4')).AbortSignal as typeof AbortSignal;
    const [first, second] = [new AbortController(), new AbortController()];
    const signal = any([first.signal, second.signal]);
    expect(signal.aborted).toBe(false);
    second.abort('late');
    first.abort('later');
    expect([signal.aborted, signal.reason]).toEqual([true, 'late']);
    expect(any([first.signal]).reason).toBe('later');
  });

  it('provides groupBy of maps', () => {
    const { groupBy } = openIn(safari('16.4')).Map as MapConstructor;
    expect([...groupBy([1, 2, 3], (each) => each % 2)]).toEqual([
      [1, [1, 3]],
      [0, [2]],
    ]);
  });
});
