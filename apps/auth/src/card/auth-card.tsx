import { paths, useOrganisation } from '@pavilion/contract';
import { LanguageSwitch, useSiteName } from '@pavilion/remote-kit';
import { HouseMark } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { PageSteps, useSteps } from '../steps/steps.tsx';
import styles from './card.module.css';
import { GroundArt } from './ground-art.tsx';

/** What every form of the sign-in area stands in, as a dialog and as a page: the ground, the name, the form, the law. */
export function AuthCard({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const { place } = useSteps();
  return (
    <div className={styles.card}>
      <div className={styles.art}>
        <GroundArt />
        <Brand />
        <div className={styles.lines} aria-hidden="true">
          <p className={styles.linesTitle}>{t('artTitle')}</p>
          <p className={styles.linesText}>{t('artText')}</p>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.top}>
          <Brand />
        </div>
        {/* A page of a form stands without a header; over any other page the header has the switch. */}
        {place === 'page' && (
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
        )}
        <div className={styles.body}>{children}</div>
        <div className={styles.legal}>
          <span className={styles.legalAge}>18+</span>
          <p className={styles.legalText}>
            {t('limits')}{' '}
            <Link to={paths.responsibleGaming()} className={styles.legalLink}>
              {t('responsibleGaming')}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

/** The organisation's mark, ours until it has given one, and the name. On a page it is the way back. */
function Brand() {
  const { place } = useSteps();
  const name = useSiteName();
  const logo = useOrganisation(({ details }) => details?.LOGO_URL);
  const mark = (
    <>
      <HouseMark logo={logo} size={28} />
      {name}
    </>
  );
  return place === 'page' ? (
    <Link to={paths.landing()} className={styles.brand}>
      {mark}
    </Link>
  ) : (
    <span className={styles.brand}>{mark}</span>
  );
}

/** A form as a page of its own. */
export function AuthPage({ children }: { readonly children: ReactNode }) {
  return (
    <PageSteps>
      <div className={styles.page}>
        <AuthCard>{children}</AuthCard>
      </div>
    </PageSteps>
  );
}
