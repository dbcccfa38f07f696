import { useLocale } from '@pavilion/contract';
import { lazyPart, useSiteName } from '@pavilion/remote-kit';
import { Icon, PageTitle } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { helpLinks, policyLinks } from '../frame/footer-links.ts';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import type { Articles, Section, StaticPageName } from './article.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactLinks } from './contact-links.tsx';
import { HelpDoors } from './help-doors.tsx';
import styles from './static-page.module.css';

export type { StaticPageName } from './article.ts';

const page = (load: () => Promise<Articles>) =>
  lazyPart(async () => textOf(await load()), <PageSkeleton />, { failure: 'throw' });
const inLanguage = {
  en: page(async () => (await import('./articles-en.ts')).articles),
  hi: page(async () => (await import('./articles-hi.ts')).articles),
};

/** One of the static pages, with the organisation's name, phone and links in it. */
export function StaticPage({ name }: { name: StaticPageName }) {
  const Text = inLanguage[useLocale()];
  return <Text name={name} />;
}

function textOf(articles: Articles) {
  return function Text({ name }: { name: StaticPageName }) {
    const t = usePageMessages();
    const site = useSiteName();
    const { title, lead, sections } = articles[name](site);
    return (
      <div className="wrap">
        <div className={styles.page}>
          <article className={styles.article}>
            <PageTitle text={lead}>{title}</PageTitle>
            {name === 'contact' && <ContactForm />}
            {name === 'contact' && <ContactLinks />}
            {name === 'help' && <HelpDoors />}
            {name === 'help' ? <Questions sections={sections} /> : <Sections sections={sections} />}
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

const Sections = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.map((section) => (
    <section key={section.heading} className={styles.section}>
      <h2 className={styles.heading}>{section.heading}</h2>
      <SectionText section={section} />
    </section>
  ));

/** Each section as a question that opens into its answer. */
function Questions({ sections }: { readonly sections: readonly Section[] }) {
  const t = usePageMessages();
  return (
    <section className={styles.questions}>
      <h2 className={styles.questionsHead}>{t('askedMost')}</h2>
      {sections.map((section) => (
        <details key={section.heading} className={styles.question}>
          <summary className={styles.summary}>
            {section.heading}
            <Icon name="chevron-down" size={20} className={styles.chevron} />
          </summary>
          <div className={styles.answer}>
            <SectionText section={section} />
          </div>
        </details>
      ))}
    </section>
  );
}

function SectionText({ section: { paragraphs, door } }: { readonly section: Section }) {
  const guardedLink = useGuardedLink();
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {door && (
        <Link className={styles.door} to={guardedLink(door.to)}>
          {door.text}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </>
  );
}
