import { ApiError, activateBonusMutation, type Bonus, bonusesQuery, bonusPartsQuery, keys } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { QueryBoundary, useAccountRefresh, useMoneySend, useOperatorWords } from '@pavilion/remote-kit';
import { Button, ButtonLink, EmptyState, Icon } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AccountLayout } from './account-layout.tsx';
import { BonusCard } from './bonus/bonus-card.tsx';
import styles from './bonus/bonus-page.module.css';
import { BonusShape } from './bonus/bonus-shape.tsx';
import { CancelBonus } from './bonus/cancel-bonus.tsx';
import { ProductTable } from './bonus/product-table.tsx';
import { StandingNotice } from './limits/standing-notice.tsx';
import { useOwnLimits } from './limits/use-own-limits.ts';
import { useBonusMessages } from './messages/bonus.ts';
import { ActionBar } from './parts/action-bar.tsx';
import columns from './parts/columns.module.css';
import { Failed } from './parts/failed.tsx';
import { Notice } from './parts/notice.tsx';
import { Panel } from './parts/panel.tsx';
import { whenRead } from './parts/when-read.ts';

/** `/bonus/:id`, where a statement's line and a notification lead: one bonus as it stands, and what can be done with it. */
export function OneBonusPage() {
  const t = useBonusMessages();
  const { id = '' } = useParams();
  const query = useQuery({ ...bonusPartsQuery(useShell().api, id), select: useOperatorWords() });
  useAccountRefresh(keys.bonuses);
  const { stopped, isRead } = useOwnLimits();
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <AccountLayout title={t('bonus')} name={query.data?.bonus.title}>
      <Link to={paths.bonus()} className={styles.back}>
        <Icon name="chevron-left" size={16} />
        {t('allBonuses')}
      </Link>
      {isUnknown ? (
        <Unknown />
      ) : (
        <QueryBoundary query={whenRead(isRead, query)} what={t('thisBonus')} skeleton={<BonusShape />}>
          {({ bonus, parts }) => (
            <div className={columns.stack}>
              <BonusCard bonus={bonus} parts={parts} />
              {bonus.state === 'available' &&
                (stopped ? <StandingNotice standing={stopped} /> : <TakeUp bonus={bonus} />)}
              <ProductTable bonus={bonus} />
              {bonus.state === 'active' && <CancelBonus bonus={bonus} />}
            </div>
          )}
        </QueryBoundary>
      )}
    </AccountLayout>
  );
}

/** What taking a bonus up does to the player's cash, and the button; where another one is active, the way to that. */
function TakeUp({ bonus }: { readonly bonus: Bonus }) {
  const t = useBonusMessages();
  const { api } = useShell();
  const { data } = useQuery({ ...bonusesQuery(api), select: useOperatorWords() });
  const other = data?.find(({ state }) => state === 'active');
  const { send, busy, failure } = useMoneySend(activateBonusMutation(api), {
    name: 'activateBonus',
    fallback: t('takeUpFailed'),
    success: t('takenUp'),
  });
  if (bonus.withdrawn) {
    return <Notice icon="info" tone="warn" title={t('withdrawn')} text={t('withdrawnText')} />;
  }
  if (other) {
    return (
      <Notice
        icon="lock"
        tone="warn"
        title={t('otherActive')}
        text={t('otherActiveText', { title: other.title })}
        action={
          <ButtonLink to={paths.bonus(other.id)} variant="quiet" size="s">
            {t('showActive')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Notice
        icon="lock"
        title={
          bonus.deposit === undefined ? t('willLockNothing') : t('willLock', { amount: formatMoney(bonus.deposit) })
        }
        text={bonus.deposit === undefined ? undefined : t('takeUpFirst')}
      />
      {failure && <Failed failure={failure} />}
      <ActionBar>
        <Button busy={busy} busyLabel={t('takingUp')} onClick={() => void send({ bonusId: bonus.id })}>
          {t('takeUp')}
        </Button>
      </ActionBar>
    </>
  );
}

function Unknown() {
  const t = useBonusMessages();
  return (
    <Panel title={t('bonus')}>
      <EmptyState
        icon="bonus"
        title={t('noSuchBonus')}
        text={t('noSuchBonusText')}
        action={<ButtonLink to={paths.bonus()}>{t('allBonuses')}</ButtonLink>}
      />
    </Panel>
  );
}
