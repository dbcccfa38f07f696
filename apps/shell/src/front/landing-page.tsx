import { dialogPlace, paths } from '@pavilion/contract';
import { ButtonLink, Icon, type IconName } from '@pavilion/shared-ui';
import { Link, useLocation } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { Banners } from './banners.tsx';
import { CategoryTiles } from './categories.tsx';
import { FrontSection } from './front-section.tsx';
import { GameRow } from './game-row.tsx';
import { InPlaySection } from './in-play-section.tsx';
import styles from './landing-page.module.css';
import { ProviderCards } from './provider-cards.tsx';
import { Step } from './step.tsx';
import stepStyles from './steps.module.css';

const promises = [
  ['info', 'fact1'],
  ['inplay', 'fact2'],
  ['globe', 'fact3'],
] as const satisfies readonly (readonly [IconName, string])[];

const steps = [
  ['step1', 'step1Text'],
  ['step2', 'step2Text'],
  ['step3', 'step3Text'],
] as const;

const trust = [
  ['trust1', 'trust1Text', paths.help()],
  ['trust2', 'trust2Text', paths.fairPlay()],
  ['trust3', 'trust3Text', paths.contact()],
] as const;

/** `/`: what a visitor sees (routes.md). */
export function LandingPage() {
  const t = usePageMessages();
  const place = useLocation();
  return (
    <div className="wrap">
      <div className={styles.lead}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{t('landingTitle')}</h1>
          <p className={styles.text}>{t('landingText')}</p>
          <div className={styles.actions}>
            <ButtonLink to={dialogPlace(place, 'mobileNumber')} aria-haspopup="dialog">
              {t('signUp')}
            </ButtonLink>
            <ButtonLink variant="quiet" to={dialogPlace(place, 'login')} aria-haspopup="dialog">
              {t('tryDemo')}
            </ButtonLink>
          </div>
          <ul className={styles.promises}>
            {promises.map(([icon, word]) => (
              <li key={word} className={styles.fact}>
                <Icon name={icon} size={20} className={styles.factIcon} />
                {t(word)}
              </li>
            ))}
          </ul>
        </div>
        <Banners />
      </div>
      <InPlaySection look="strip" />
      <CategoryTiles />
      <ProviderCards />
      <GameRow category="newgames" title={t('whatIsNew')} />
      <FrontSection title={t('howToStart')}>
        <ol className={stepStyles.steps}>
          {steps.map(([title, text], index) => (
            <Step key={title} number={index + 1} title={t(title)} text={t(text)} />
          ))}
        </ol>
      </FrontSection>
      <FrontSection title={t('trust')}>
        <ul className={stepStyles.steps}>
          {trust.map(([title, text, to]) => (
            <Step key={title} title={t(title)} text={t(text)} to={to} />
          ))}
        </ul>
      </FrontSection>
      <FrontSection title={t('playSafe')}>
        <p className={styles.safe}>
          <span className={styles.age} aria-hidden="true">
            18+
          </span>
          <span>
            {t('playSafeText')}{' '}
            <Link className={styles.safeLink} to={paths.responsibleGaming()}>
              {t('playSafeMore')}
            </Link>
          </span>
        </p>
      </FrontSection>
    </div>
  );
}
