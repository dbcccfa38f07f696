/** The attributes that change how the page looks or works. Others are the shell's, or a browser extension's. */
const PUT_BACK = ['class', 'style', 'hidden', 'inert', 'aria-hidden', 'dir'];
/** Classes of a page translator, which stay. */
const TRANSLATED = /\btranslated-/;

/** Notes how the page's outer elements are, and returns what puts back what a remote left there: classes, styles, `inert`. */
export function createRootReset({ documentElement, body }: Document): () => void {
  // The root may be replaced by a fresh one.
  const elements = () => [documentElement, body, ...body.querySelectorAll('#root')];
  const before = elements().map(attributesOf);
  return () => {
    for (const [index, element] of elements().entries()) putBack(element, before[index] ?? new Map());
  };
}

function putBack(element: Element, attributes: ReadonlyMap<string, string>): void {
  for (const name of attributesOf(element).keys()) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function attributesOf(element: Element): ReadonlyMap<string, string> {
  const attributes = [...element.attributes].filter(
    ({ name, value }) => PUT_BACK.includes(name) && !TRANSLATED.test(value),
  );
  return new Map(attributes.map(({ name, value }) => [name, value]));
}
