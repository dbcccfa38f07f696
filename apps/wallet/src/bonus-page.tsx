import { type Bonus, bonusesQuery, bonusPartsQuery, keys, type OwnLimits } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { QueryBoundary, useAccountRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { ButtonLink, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { AccountLayout } from './account-layout.tsx';
import { AvailableList } from './bonus/available-list.tsx';
import { BonusCard } from './bonus/bonus-card.tsx';
import styles from './bonus/bonus-page.module.css';
import { BonusShape } from './bonus/bonus-shape.tsx';
import { BonusTotals } from './bonus/bonus-totals.tsx';
import { CancelBonus } from './bonus/cancel-bonus.tsx';
import { EarlierList } from './bonus/earlier-list.tsx';
import { ProductTable } from './bonus/product-table.tsx';
import { StandingNotice } from './limits/standing-notice.tsx';
import { useOwnLimits } from './limits/use-own-limits.ts';
import { useBonusMessages } from './messages/bonus.ts';
import columns from './parts/columns.module.css';
import { Panel } from './parts/panel.tsx';
import { whenRead } from './parts/when-read.ts';

/**
 * `/bonus`: the bonus that is active with its progress, those that wait to be taken up, and those that are over. It follows the balance
 * and what the desk decides by itself.
 */
export function BonusPage() {
  const t = useBonusMessages();
  const query = useQuery({ ...bonusesQuery(useShell().api), select: useOperatorWords() });
  useAccountRefresh(keys.bonuses);
  const { stopped, isRead } = useOwnLimits();
  return (
    <AccountLayout title={t('bonus')}>
      <QueryBoundary
        query={whenRead(isRead, query)}
        what={t('yourBonuses')}
        skeleton={<PageShape />}
        empty={{ when: (bonuses) => bonuses.length === 0, show: <NoBonus stopped={stopped} /> }}
      >
        {(bonuses) => <Bonuses bonuses={bonuses} stopped={stopped} />}
      </QueryBoundary>
    </AccountLayout>
  );
}

interface Stopped {
  /** That nothing is taken up, nor brought by a deposit. */
  readonly stopped: OwnLimits['standing'] | undefined;
}

function Bonuses({ bonuses, stopped }: Stopped & { readonly bonuses: readonly Bonus[] }) {
  const active = bonuses.find(({ state }) => state === 'active');
  const available = bonuses.filter(({ state }) => state === 'available');
  const earlier = bonuses.filter((bonus) => bonus !== active && bonus.state !== 'available');
  const lists = (
    <>
      {stopped && <StandingNotice standing={stopped} />}
      <AvailableList bonuses={available} />
      <EarlierList bonuses={earlier} />
    </>
  );
  if (!active) {
    return (
      <div className={columns.two}>
        <div className={columns.stack}>{lists}</div>
        <BonusTotals />
      </div>
    );
  }
  return (
    <div className={columns.two}>
      <ActiveBonus bonus={active} />
      <div className={columns.stack}>
        {lists}
        <BonusTotals />
      </div>
    </div>
  );
}

/** The active bonus, whose parts are a call of their own. */
function ActiveBonus({ bonus }: { readonly bonus: Bonus }) {
  const query = useQuery({ ...bonusPartsQuery(useShell().api, bonus.id), select: useOperatorWords() });
  return (
    <QueryBoundary query={query} what={bonus.title} skeleton={<BonusShape />}>
      {({ bonus: current, parts }) => (
        <div className={columns.stack}>
          <BonusCard bonus={current} parts={parts} />
          <ProductTable bonus={current} />
          {current.state === 'active' && <CancelBonus bonus={current} />}
        </div>
      )}
    </QueryBoundary>
  );
}

function NoBonus({ stopped }: Stopped) {
  const t = useBonusMessages();
  if (stopped) return <StandingNotice standing={stopped} />;
  return (
    <Panel title={t('yourBonuses')}>
      <EmptyState
        icon="bonus"
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<ButtonLink to={paths.deposit()}>{t('emptyAction')}</ButtonLink>}
      />
    </Panel>
  );
}

const PageShape = () => (
  <div className={columns.two}>
    <BonusShape />
    <div className={styles.shape}>
      <Skeleton height={24} width="50%" />
      <Skeleton height={120} />
    </div>
  </div>
);
