/** Text that stands in a page as markup. Nothing but `html` makes it, so what is not markup is never taken for it. */
class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Markup };

/** What may stand inside markup: more of it, text and numbers (escaped), lists of those, and nothing at all. */
export type Child = Markup | string | number | null | undefined | false | readonly Child[];

/**
 * Markup with its values escaped, between tags as in an attribute's quotes:
 * html`<a href="${address}">${name}</a>`. Attributes have to be quoted.
 */
export function html(parts: TemplateStringsArray, ...children: readonly Child[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + written(children[index - 1]) + part));
}

function written(child: Child): string {
  if (child === null || child === undefined || child === false) return '';
  if (child instanceof Markup) return child.toString();
  if (typeof child === 'object') return child.map(written).join('');
  return String(child).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
