import { keys, limitsQuery, type OwnLimits } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { QueryBoundary, useAccountRefresh } from '@pavilion/remote-kit';
import { ButtonLink, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { LimitMeter } from '../limits/limit-row.tsx';
import { LIMIT_GROUPS, limitNamed, limitText } from '../limits/limits.ts';
import { useStandingTitle } from '../limits/standing-notice.tsx';
import { useMessages } from '../messages/index.ts';
import { useLimitMessages } from '../messages/limits.ts';
import { useProfileMessages } from '../messages/profile.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import styles from './profile.module.css';

/** The player's limits with the part of each that is used, and the link that sets them or starts a break. */
export function LimitsPanel() {
  const t = useProfileMessages();
  const tLimits = useLimitMessages();
  const tWallet = useMessages();
  const query = useQuery(limitsQuery(useShell().api));
  useAccountRefresh(keys.limits);
  return (
    <Panel title={tWallet('limitsAndBreaks')}>
      <PanelBody>
        <QueryBoundary query={query} what={tLimits('what')} skeleton={<Skeleton height={132} />}>
          {(own) => <SetLimits own={own} />}
        </QueryBoundary>
        <ButtonLink to={paths.limits()} variant="quiet" block>
          {t('setLimits')}
        </ButtonLink>
      </PanelBody>
    </Panel>
  );
}

function SetLimits({ own }: { readonly own: OwnLimits }) {
  const t = useProfileMessages();
  const tLimits = useLimitMessages();
  const standing = useStandingTitle(own.standing);
  const limits = Object.values(LIMIT_GROUPS)
    .flat()
    .map((name) => limitNamed(own, name))
    .filter(({ amount }) => amount !== null);
  return (
    <>
      {standing !== '' && <p className={styles.standing}>{standing}</p>}
      {limits.length === 0 && <p className={styles.noLimits}>{t('noLimits')}</p>}
      {limits.length > 0 && (
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <li key={limit.name}>
              <p className={styles.limit}>
                <span>{tLimits(`name_${limit.name}`)}</span>
                <b>{limitText(limit.name, limit.amount, tLimits)}</b>
              </p>
              <LimitMeter limit={limit} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
