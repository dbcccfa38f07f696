import { keys } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { dayOf, StaleNotice, useAccountRefresh, useOnline, useOperatorText, useUrlState } from '@pavilion/remote-kit';
import { Button, Icon } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout.tsx';
import { useMessages } from './messages/index.ts';
import { Notice } from './parts/notice.tsx';
import { ReadyFile } from './parts/ready-file.tsx';
import { BalanceCard } from './statement/balance-card.tsx';
import { ChartCard } from './statement/chart-card.tsx';
import { EntriesCard } from './statement/entries-card.tsx';
import { statementQueries } from './statement/statement-data.ts';
import { useStatement } from './statement/use-statement.ts';
import { type StatementDownload, useStatementDownload } from './statement/use-statement-download.ts';
import { entryFilter, isCut, LONGEST_PERIOD, viewCodec } from './statement/view.ts';
import styles from './statement-page.module.css';

/**
 * `/cashier`, the account statement: the wallet and how its cash came to be, its line from day to day, and every entry of
 * the ledger that moved it. What is shown stands in the address. It follows the balance by itself.
 */
export function StatementPage() {
  const t = useMessages();
  // What its lines are said with: waited for here, so that no line hides the page while it comes.
  useOperatorText();
  const today = dayOf(new Date());
  const codec = useMemo(() => viewCodec(today), [today]);
  const [view, change] = useUrlState(codec);
  const [search] = useSearchParams();
  const queries = statementQueries(useShell().api, view);
  const ofPeriod = useStatement(queries.ofPeriod);
  const listed = useStatement(queries.ofEntries);
  const isOnline = useOnline();
  useAccountRefresh(keys.statement);
  const csv = useStatementDownload(entryFilter(view), 'csv');
  const pdf = useStatementDownload(entryFilter(view), 'pdf');
  const isStale = listed.state.data !== undefined && (listed.state.error !== null || !isOnline);
  return (
    <AccountLayout
      title={t('accountStatement')}
      actions={
        <>
          <DownloadButton format="csv" download={csv} />
          <DownloadButton format="pdf" download={pdf} />
        </>
      }
    >
      <div className={styles.stack}>
        {isStale && <StaleNotice query={listed.state} className={styles.stale} />}
        <DownloadResult download={csv} />
        <DownloadResult download={pdf} />
        {isCut(search, view.period) && <Notice icon="calendar" title={t('periodCut', { n: LONGEST_PERIOD })} />}
        <div className={styles.pair}>
          <BalanceCard statement={ofPeriod.state} period={view.period} today={today} />
          <ChartCard
            statement={ofPeriod.state}
            period={view.period}
            today={today}
            onPeriod={(period) => change({ period })}
          />
        </div>
        <EntriesCard statement={listed} control={{ view, codec, today, change }} />
      </div>
    </AccountLayout>
  );
}

/** So many entries take a while: their download shows how far it is, and can be ended. */
const LONG = 1000;

/** The file that is ready and what comes after it, or why there is none; how far a long one is. */
function DownloadResult({
  download: { progress, ready, failure, retry, cancel, saveNext },
}: {
  readonly download: StatementDownload;
}) {
  const t = useMessages();
  const button = (label: string, run: () => void) => (
    <Button variant="quiet" size="s" onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      {progress !== null && progress.total >= LONG && (
        <Notice icon="download" title={t('csvReading', progress)} action={button(t('csvCancel'), cancel)} />
      )}
      {ready && <ReadyFile {...ready} next={saveNext && button(t('csvNext'), saveNext)} />}
      {failure && <DownloadFailure failure={failure} onRetry={retry} />}
    </>
  );
}

function DownloadFailure({
  failure: { title, text, detail, retryLabel },
  onRetry,
}: {
  readonly failure: NonNullable<StatementDownload['failure']>;
  readonly onRetry: () => void;
}) {
  const action = (
    <Button variant="quiet" size="s" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return <Notice live tone="bad" icon="alert" title={title} text={text} detail={detail} action={action} />;
}

function DownloadButton({
  format,
  download: { progress, start },
}: {
  readonly format: 'csv' | 'pdf';
  readonly download: StatementDownload;
}) {
  const t = useMessages();
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={progress ? undefined : t(format === 'csv' ? 'downloadCsv' : 'downloadPdf')}
      busy={progress !== null}
      onClick={start}
      className={styles.csv}
    >
      {!progress && <Icon name="download" size={20} />}
      {progress?.total ? t('csvProgress', progress) : t(format)}
    </Button>
  );
}
