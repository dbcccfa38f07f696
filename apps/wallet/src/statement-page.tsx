import { useLocale } from '@pavilion/contract';
import { Button, Icon } from '@pavilion/shared-ui';
import { AccountLayout } from './account-layout.tsx';
import { useMessages } from './messages/index.ts';
import { BalanceCard } from './statement/balance-card.tsx';
import { ChartCard } from './statement/chart-card.tsx';
import { instantOf } from './statement/day-words.ts';
import { EntriesCard } from './statement/entries-card.tsx';
import { Failed } from './statement/failed.tsx';
import { Notice } from './statement/notice.tsx';
import { type Statement, useLiveStatement, useOnline, useStatement } from './statement/use-statement.ts';
import { useStatementDownload } from './statement/use-statement-download.ts';
import { useStatementView } from './statement/use-statement-view.ts';
import { entryFilter, periodFilter } from './statement/view.ts';
import styles from './statement-page.module.css';

/**
 * `/cashier`, the account statement: the wallet and how its cash came to be, its line from day to day, and every entry of
 * the ledger that moved it. What is shown stands in the address. It follows the balance by itself.
 */
export function StatementPage() {
  const t = useMessages();
  const control = useStatementView();
  const { view, today, change } = control;
  // Balance and chart are the period's. Without a filter that is what the entries ask for too, and one request does both.
  const whole = useStatement(periodFilter(view));
  const listed = useStatement(entryFilter(view));
  const online = useOnline();
  useLiveStatement();
  const download = useStatementDownload(entryFilter(view));
  const noChart =
    whole.summary === null && (whole.error || !online) ? <Failed error={whole.error} onRetry={whole.retry} /> : null;
  return (
    <AccountLayout
      title={t('accountStatement')}
      actions={
        <Button
          variant="quiet"
          size="s"
          aria-label={download.progress ? undefined : t('downloadCsv')}
          busy={download.progress !== null}
          onClick={download.start}
          className={styles.csv}
        >
          {!download.progress && <Icon name="download" size={20} />}
          {download.progress?.total ? t('csvProgress', download.progress) : t('csv')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Freshness statement={listed} online={online} />
        {download.ending && (
          <Notice
            icon={download.ending.failed ? 'alert' : 'download'}
            tone={download.ending.failed ? 'bad' : 'plain'}
            text={download.ending.text}
            {...(download.ending.failed ? { action: { label: t('retry'), run: download.start } } : {})}
          />
        )}
        <div className={styles.pair}>
          <BalanceCard summary={whole.summary} failed={noChart !== null} period={view.period} today={today} />
          <ChartCard
            summary={whole.summary}
            failed={noChart}
            period={view.period}
            today={today}
            onPeriod={(period) => change({ period })}
          />
        </div>
        <EntriesCard statement={listed} control={control} unreachable={!online} />
      </div>
    </AccountLayout>
  );
}

/** Says how old the figures are when they cannot be brought up to date. */
function Freshness({ statement, online }: { readonly statement: Statement; readonly online: boolean }) {
  const t = useMessages();
  const locale = useLocale();
  if (statement.summary === null) return null;
  const time = instantOf(statement.at, locale);
  if (!online) return <Notice icon="offline" tone="warn" text={t('staleOffline', { time })} />;
  if (!statement.error) return null;
  return (
    <Notice
      icon="alert"
      tone="warn"
      text={t('staleFailed', { time })}
      action={{ label: t('retry'), run: statement.retry }}
    />
  );
}
