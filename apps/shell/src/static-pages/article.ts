/** One of the static pages: the six of routes.md, and help. */
const staticPageNames = ['contact', 'privacy', 'responsible', 'fair', 'rules', 'terms', 'help'] as const;
export type StaticPageName = (typeof staticPageNames)[number];

/** A part of a page; `door` is where what it speaks of is done. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly door?: { readonly to: string; readonly text: string };
}

/** A page's text, in full sentences of one language. */
interface Article {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Every static page in one language; the organisation's name is filled in. */
export type Articles = Readonly<Record<StaticPageName, (site: string) => Article>>;
