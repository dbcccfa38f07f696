/** One of the six static pages (routes.md). */
export const staticPageNames = ['contact', 'privacy', 'responsible', 'fair', 'rules', 'terms'] as const;
export type StaticPageName = (typeof staticPageNames)[number];

/** A page's text. Its paragraphs are whole sentences of one language. */
export interface Article {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Every static page in one language, with the organisation's name filled in. */
export type Articles = (site: string) => Readonly<Record<StaticPageName, Article>>;
