import { keys } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { dayOf, StaleNotice, useBalanceRefresh, useOnline, useUrlState } from '@pavilion/remote-kit';
import { Button, Icon } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { useMessages } from './messages/index.ts';
import { BalanceCard } from './statement/balance-card.tsx';
import { ChartCard } from './statement/chart-card.tsx';
import { EntriesCard } from './statement/entries-card.tsx';
import { Notice } from './statement/notice.tsx';
import { statementQueries } from './statement/statement-data.ts';
import { useStatement } from './statement/use-statement.ts';
import { type StatementDownload, useStatementDownload } from './statement/use-statement-download.ts';
import { entryFilter, viewCodec } from './statement/view.ts';
import styles from './statement-page.module.css';

/**
 * `/cashier`, the account statement: the wallet and how its cash came to be, its line from day to day, and every entry of
 * the ledger that moved it. What is shown stands in the address. It follows the balance by itself.
 */
export function StatementPage() {
  const t = useMessages();
  const today = dayOf(new Date());
  const [view, change] = useUrlState(useMemo(() => viewCodec(today), [today]));
  const queries = statementQueries(useShell().api, view);
  const ofPeriod = useStatement(queries.ofPeriod);
  const listed = useStatement(queries.ofEntries);
  const isOnline = useOnline();
  useBalanceRefresh(keys.statement);
  const download = useStatementDownload(entryFilter(view));
  const isStale = listed.state.data !== undefined && (listed.state.error !== null || !isOnline);
  return (
    <AccountLayout title={t('accountStatement')} actions={<DownloadButton download={download} />}>
      <div className={styles.stack}>
        {isStale && <StaleNotice query={listed.state} className={styles.stale} />}
        {download.saved !== null && <Notice icon="download" title={download.saved} />}
        {download.failure && <Notice tone="bad" icon="alert" {...download.failure} onRetry={download.start} />}
        <div className={styles.pair}>
          <BalanceCard statement={ofPeriod.state} period={view.period} today={today} />
          <ChartCard
            statement={ofPeriod.state}
            period={view.period}
            today={today}
            onPeriod={(period) => change({ period })}
          />
        </div>
        <EntriesCard statement={listed} control={{ view, today, change }} />
      </div>
    </AccountLayout>
  );
}

function DownloadButton({ download: { progress, start } }: { readonly download: StatementDownload }) {
  const t = useMessages();
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={progress ? undefined : t('downloadCsv')}
      busy={progress !== null}
      onClick={start}
      className={styles.csv}
    >
      {!progress && <Icon name="download" size={20} />}
      {progress?.total ? t('csvProgress', progress) : t('csv')}
    </Button>
  );
}
