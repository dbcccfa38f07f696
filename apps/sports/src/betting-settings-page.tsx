import { paths, useSession, useShell } from '@pavilion/contract';
import { Card, IconLink, PageTitle } from '@pavilion/shared-ui';
import { useId, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSlipMessages } from './messages/slip.ts';
import styles from './slip/betting-settings.module.css';
import { PolicyChoice } from './slip/policy-choice.tsx';
import { openStakes, useAreStakesOf } from './slip/stake-settings.ts';
import { StakesForm } from './slip/stakes-form.tsx';

/** `/betting-settings`: the stakes and the odds policy of the bet slip, which the profile leads to. This browser keeps them. */
export function BettingSettingsPage() {
  const t = useSlipMessages();
  const player = useSession(({ user }) => user?.mstruserid ?? null);
  const areOwn = useAreStakesOf(player);
  // The slip in the frame may come later than the page.
  useLayoutEffect(() => {
    if (player !== null) openStakes(player);
  }, [player]);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle
        start={<IconLink to={paths.profile()} className={styles.back} icon="chevron-left" label={t('backToProfile')} />}
        text={t('keptInBrowser')}
      >
        {t('bettingSettings')}
      </PageTitle>
      {areOwn && (
        <>
          <Policy />
          <Stakes key={player} />
        </>
      )}
    </div>
  );
}

function Policy() {
  const t = useSlipMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.card}>
        <h2 id={id} className={styles.title}>
          {t('policy')}
        </h2>
        <div className={styles.policy}>
          <PolicyChoice />
          <ul className={styles.meanings}>
            <li>
              <b>{t('policyNone')}</b>: {t('policyNoneMeans')}
            </li>
            <li>
              <b>{t('policyBetter')}</b>: {t('policyBetterMeans')}
            </li>
            <li>
              <b>{t('policyAny')}</b>: {t('policyAnyMeans')}
            </li>
          </ul>
        </div>
      </Card>
    </section>
  );
}

function Stakes() {
  const t = useSlipMessages();
  const { toast } = useShell();
  const navigate = useNavigate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.card}>
        <h2 id={id} className={styles.title}>
          {t('stakes')}
        </h2>
        <StakesForm
          isMain
          onDone={(isSaved) => (isSaved ? toast('success', t('stakesSaved')) : void navigate(paths.profile()))}
        />
      </Card>
    </section>
  );
}
