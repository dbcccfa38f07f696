import { useLocale, useOrganisation } from '@pavilion/contract';
import { lazyPart } from '@pavilion/remote-kit';
import { PageTitle } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { helpLinks, policyLinks } from '../frame/footer-links.ts';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { usePageMessages } from '../messages/pages.ts';
import type { Articles, StaticPageName } from './article.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './static-page.module.css';

export type { StaticPageName } from './article.ts';

const page = (load: () => Promise<Articles>) =>
  lazyPart(async () => textOf(await load()), <PageSkeleton />, { failure: 'throw' });
const inLanguage = {
  en: page(async () => (await import('./articles-en.ts')).articles),
  hi: page(async () => (await import('./articles-hi.ts')).articles),
};

/** One of the six static pages, with the organisation's name, phone and links in it. */
export function StaticPage({ name }: { name: StaticPageName }) {
  const Text = inLanguage[useLocale()];
  return <Text name={name} />;
}

function textOf(articles: Articles) {
  return function Text({ name }: { name: StaticPageName }) {
    const t = usePageMessages();
    const site = useOrganisation(({ details }) => siteName(details?.SEO_TITLE));
    const { title, lead, sections } = articles[name](site);
    return (
      <div className="wrap">
        <div className={styles.page}>
          <article className={styles.article}>
            <PageTitle text={lead}>{title}</PageTitle>
            {name === 'contact' && <ContactLinks />}
            {sections.map(({ heading, paragraphs }) => (
              <section key={heading} className={styles.section}>
                <h2 className={styles.heading}>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className={styles.paragraph}>
                    {paragraph}
                  </p>
                ))}
              </section>
            ))}
          </article>
          <nav className={styles.others} aria-label={t('otherPages')}>
            {[...helpLinks, ...policyLinks].map(({ word, to }) => (
              <Link key={word} className={styles.other} to={to}>
                {t(word)}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    );
  };
}

/** The name in a page title such as 'Pavilion: sports exchange'; ours until the organisation has given one. */
function siteName(seoTitle: string | undefined): string {
  return seoTitle?.split(/[:|–—-]\s/)[0]?.trim() || 'Pavilion';
}
