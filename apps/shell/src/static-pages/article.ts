/** One of the six static pages (routes.md). */
const staticPageNames = ['contact', 'privacy', 'responsible', 'fair', 'rules', 'terms'] as const;
export type StaticPageName = (typeof staticPageNames)[number];

/** A page's text, in full sentences of one language. */
interface Article {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Every static page in one language; the organisation's name is filled in. */
export type Articles = Readonly<Record<StaticPageName, (site: string) => Article>>;
