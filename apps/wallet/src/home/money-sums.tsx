import { bonusesQuery, exposureQuery, playNowQuery } from '@pavilion/api-client';
import { type Place, paths, useSession, useShell } from '@pavilion/contract';
import { ZERO } from '@pavilion/money';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Icon, Skeleton, SumUp } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { progressRows } from '../bonus/bonus-sums.ts';
import { useBonusMessages } from '../messages/bonus.ts';
import { useHomeMessages } from '../messages/home.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { useLatest } from '../withdraw/latest.ts';
import { withdrawableRows } from '../withdraw/withdrawable-rows.ts';
import { exposureRows, sessionRows } from './money-rows.ts';
import styles from './money-slot.module.css';

const shape = <Skeleton height={120} />;

export function WithdrawableSum() {
  const t = useHomeMessages();
  const w = useWithdrawMessages();
  const coins = useSession(({ wallet }) => wallet?.coins ?? ZERO);
  return (
    <QueryBoundary query={useLatest()} what={t('withdrawable')} skeleton={shape}>
      {({ available }) => (
        <>
          <SumUp rows={withdrawableRows(available, coins, w)} />
          <Ways>
            <Way to={paths.withdraw()}>{t('toWithdraw')}</Way>
          </Ways>
        </>
      )}
    </QueryBoundary>
  );
}

export function ExposureSum({ place }: { readonly place: Place | undefined }) {
  const t = useHomeMessages();
  const query = useQuery(exposureQuery(useShell().api));
  return (
    <QueryBoundary
      query={query}
      what={t('exposure')}
      skeleton={shape}
      empty={{
        when: ({ exposureAmount, matches }) => exposureAmount === 0 && matches.length === 0,
        show: <p className={styles.note}>{t('noExposure')}</p>,
      }}
    >
      {(exposure) => (
        <>
          <SumUp rows={exposureRows(exposure, t)} />
          {place && (
            <Ways>
              <Way to={place} opensDialog>
                {t('toExposure')}
              </Way>
            </Ways>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

export function BonusSum() {
  const t = useHomeMessages();
  const b = useBonusMessages();
  const query = useQuery(bonusesQuery(useShell().api));
  return (
    <QueryBoundary query={query} what={t('bonus')} skeleton={shape}>
      {(bonuses) => {
        const active = bonuses.find(({ state }) => state === 'active');
        return (
          <>
            {active ? <SumUp rows={progressRows(active, b)} /> : <p className={styles.note}>{t('noBonus')}</p>}
            <Ways>
              <Way to={paths.bonus(active?.id)}>{t('toBonus')}</Way>
            </Ways>
          </>
        );
      }}
    </QueryBoundary>
  );
}

export function SessionSum() {
  const t = useHomeMessages();
  const query = useQuery(playNowQuery(useShell().api));
  return (
    <QueryBoundary query={query} what={t('session')} skeleton={shape}>
      {({ since, made }) => (
        <>
          {since !== null && made && <SumUp rows={sessionRows(made, t)} />}
          <p className={styles.note}>
            {since === null ? t('noSession') : made ? t('sessionNote') : t('sessionUnsaid')}
          </p>
          <Ways>
            <Way to={paths.limits()}>{t('toLimits')}</Way>
          </Ways>
        </>
      )}
    </QueryBoundary>
  );
}

const Ways = ({ children }: { readonly children: ReactNode }) => <p className={styles.ways}>{children}</p>;

const Way = ({
  to,
  opensDialog = false,
  children,
}: {
  readonly to: To;
  readonly opensDialog?: boolean;
  readonly children: ReactNode;
}) => (
  <Link className={styles.way} to={to} aria-haspopup={opensDialog ? 'dialog' : undefined}>
    {children}
    <Icon name="chevron-right" size={16} />
  </Link>
);
