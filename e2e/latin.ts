import type { Frame, Page } from '@playwright/test';

// What of a page in Hindi is not said in Hindi.

/** Names that the app itself writes, and no operator serves: of organisations, of networks, and of English in itself. */
const OWN_NAMES = [
  ...['PhonePe', 'Google Pay', 'Paytm', 'bKash', 'Nagad', 'Tron', 'BNB Chain', 'Betby'],
  ...['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank', 'Kotak Mahindra'],
  ...['WhatsApp', 'Telegram', 'Facebook', 'Instagram', 'English'],
];
/** What is written so in any language: kinds of files, keys, and signs of a payment's reference. */
const SIGNS = ['jpg', 'png', 'webp', 'Enter', 'Esc', 'TrxID', 'a से f'];

/** What is read aloud or shown on pointing, beside the text itself. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

/**
 * Every text of a document, seen or only read aloud, but what the page says is English. What a frame's document is
 * called nobody sees.
 */
const textsOf = (frame: Frame): Promise<string[]> =>
  frame.evaluate((attributes) => {
    const texts = new Set([window === top ? document.title : '']);
    const isLine = (element: Element) =>
      [...element.childNodes].some((one) => one instanceof Text && /\S/.test(one.data)) &&
      [...element.children].every((one) => getComputedStyle(one).display === 'inline' && !one.matches('[lang="en"]'));
    /** What a text is written in one line with: the whole of a name of which a part is marked. */
    const lineOf = (node: Node): Node => {
      const { parentElement: parent } = node;
      return parent && isLine(parent) ? lineOf(parent) : node;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && node.matches('script, style, [lang="en"]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Element) for (const name of attributes) texts.add(node.getAttribute(name) ?? '');
      else texts.add(lineOf(node).textContent ?? '');
    }
    return [...texts];
  }, SPOKEN);

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Every string that stands under one of these keys, at any depth. */
function valuesAt(json: Json, keys: readonly string[]): string[] {
  if (Array.isArray(json)) return json.flatMap((one: Json) => valuesAt(one, keys));
  if (json === null || typeof json !== 'object') return [];
  return Object.entries(json as { readonly [key: string]: Json }).flatMap(([key, value]) => [
    ...(keys.includes(key) ? [value].flat().filter((one) => typeof one === 'string') : []),
    ...valuesAt(value, keys),
  ]);
}

/** Where the operator serves names, and under which keys. */
const SERVED = {
  '/api/getAppDetails': ['SEO_TITLE'],
  '/api/catalogue/index': ['name'],
  '/sports-api/bet/matches': ['name', 'competition'],
  '/api/gateways': ['name', 'value', 'network'],
  '/api/bank': ['holder', 'bankName'],
  '/api/profile': ['name', 'username'],
  '/api/sessions': ['browser', 'system'],
  '/api/ref/sources': ['campaign'],
};
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const STATEMENT = `/api/getAccountstatement?from=${day(60)}&to=${day(-1)}&limit=100`;

/** The names that the operator serves to who has this token, the longest first: one may begin with another. */
export async function namesServed(page: Page, token?: string): Promise<readonly string[]> {
  const read = async (path: string, keys: readonly string[]) => {
    const answer = await page.request.get(path, { headers: token ? { token, 'xu-auth': token } : {} });
    return answer.ok() ? valuesAt((await answer.json()) as Json, keys) : [];
  };
  const [played, ...served] = await Promise.all([
    read(STATEMENT, ['detail']),
    ...Object.entries(SERVED).map(([path, keys]) => read(path, keys)),
  ]);
  const full = [...OWN_NAMES, ...SIGNS, ...served.flat(), ...played.filter((detail) => detail.includes(' v '))];
  // A match is called by its sides, and what is about it by its league too.
  const parts = full.flatMap((name) => [name, ...name.split(', ')]);
  const names = parts.flatMap((name) => [name, ...name.split(/ v |(?<!\p{L})\p{Lu}\. /u)]);
  return [...new Set(names)]
    .filter((name) => name.length > 1 && /[A-Za-z]/.test(name) && name !== 'The Draw')
    .toSorted((one, other) => other.length - one.length);
}

/** What is Latin in a text beside these names, beside codes (with a digit in it, or all in capitals) and addresses. */
function latinIn(text: string, names: readonly string[]): string[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text.replace(/https?:\S+/g, ' '));
  const found = rest.match(/[\p{L}\p{M}\p{N}_@•]+(?:[.:/'’+-][\p{L}\p{M}\p{N}_@•]+)*/gu) ?? [];
  return found.filter((word) => /[A-Za-z]/.test(word) && !/[\d•@]|^[A-Z]+$/.test(word));
}

/** The texts of the open page, and of the documents in it, that have something Latin in them. */
export async function latinOf(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = (await Promise.all(page.frames().map(textsOf))).flat();
  return [...new Set(texts)]
    .map((text) => [text, latinIn(text, names)] as const)
    .filter(([, latin]) => latin.length > 0)
    .map(([text, latin]) => `${latin.join(' ')} in “${text.trim()}”`);
}
