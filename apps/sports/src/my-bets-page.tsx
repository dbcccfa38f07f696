import { keys } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { dayOf, useBalanceRefresh, useUrlState } from '@pavilion/remote-kit';
import { ButtonLink, Icon, IconLink, PageTitle, Tabs } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { useBetMessages } from './messages/bets.ts';
import { BetsBoard } from './my-bets/bets-board.tsx';
import { BetsFilters } from './my-bets/bets-filters.tsx';
import { betsViewCodec, showings } from './my-bets/bets-view.ts';
import styles from './my-bets/my-bets-page.module.css';
import { ResultsCard } from './my-bets/results-card.tsx';

/**
 * `/mybets`: open bets by match, settled ones by day, each with its sums and what happened to it. What is shown stands in the
 * address. It follows the balance by itself.
 */
export function MyBetsPage() {
  const t = useBetMessages();
  const today = dayOf(new Date());
  const [view, change] = useUrlState(useMemo(() => betsViewCodec(today), [today]));
  useBalanceRefresh(keys.bets);
  useBalanceRefresh(keys.statement);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle
        start={<IconLink to={paths.home()} className={styles.back} icon="chevron-left" label={t('backHome')} />}
        end={
          <ButtonLink variant="quiet" size="s" to={paths.statement()}>
            <Icon name="statement" size={20} />
            {t('statement')}
          </ButtonLink>
        }
      >
        {t('myBets')}
      </PageTitle>
      <ResultsCard today={today} />
      <Tabs
        label={t('bets')}
        tabs={showings.map((id) => ({ id, label: t(id) }))}
        selected={view.showing}
        onSelect={(showing) => change({ showing, market: null })}
      >
        <div className={styles.panel}>
          <BetsFilters control={{ view, today, change }} />
          <BetsBoard control={{ view, today, change }} />
        </div>
      </Tabs>
    </div>
  );
}
