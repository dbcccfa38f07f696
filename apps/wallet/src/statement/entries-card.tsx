import type { StatementSummary } from '@pavilion/api-client';
import { formatMoney, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { Button, Delayed, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './entries-card.module.css';
import { EntriesTable } from './entries-table.tsx';
import { groupByDay } from './entry-days.ts';
import { Failed } from './failed.tsx';
import { Filters } from './filters.tsx';
import { PAGE_SIZE, type Statement } from './use-statement.ts';
import type { StatementViewControl } from './use-statement-view.ts';
import { periodOf } from './view.ts';

/** The entries that the view asks for: their filters, their totals, and themselves page by page. */
export function EntriesCard({
  statement,
  control,
  unreachable,
}: {
  readonly statement: Statement;
  readonly control: StatementViewControl;
  /** Nothing has come, and nothing will until there is a network again. */
  readonly unreachable: boolean;
}) {
  const t = useMessages();
  const { summary, total, error } = statement;
  const content = () => {
    if (summary === null && (error || unreachable)) return <Failed error={error} onRetry={statement.retry} />;
    if (summary === null) return <Shape />;
    return total === 0 ? <Empty control={control} /> : <Listed statement={statement} control={control} />;
  };
  return (
    <section className={styles.panel} aria-label={t('entries')} aria-busy={summary === null && !error}>
      <Filters control={control} />
      <Totals total={total} summary={summary} />
      <div className={styles.body}>{content()}</div>
    </section>
  );
}

function Totals({ total, summary }: { readonly total: number; readonly summary: StatementSummary | null }) {
  const t = useMessages();
  if (!summary) return <div className={styles.totals} />;
  const figure = (label: string, amount: string): ReactNode => (
    <span>
      {label} <b>{amount}</b>
    </span>
  );
  return (
    <div className={styles.totals}>
      <span role="status">
        <b>{total}</b> {t('entriesWord', { n: total })}
      </span>
      {figure(t('cashIn'), formatMoney(summary.moneyIn))}
      {figure(t('cashOut'), formatMoney(summary.moneyOut))}
      {figure(t('net'), formatSignedMoney(subtractPaise(summary.moneyIn, summary.moneyOut)))}
    </div>
  );
}

function Listed({
  statement: { entries, summary, total, more },
  control: { view, today },
}: {
  readonly statement: Statement;
  readonly control: StatementViewControl;
}) {
  const t = useMessages();
  const filtered = view.kind !== null || view.reference !== '';
  const complete = more.state === 'none';
  const days = useMemo(
    () => groupByDay(entries, summary, { filtered, complete }),
    [entries, summary, filtered, complete],
  );
  return (
    <>
      <EntriesTable days={days} today={today} />
      <div className={styles.more}>
        <span role="status">{t('shownOf', { shown: entries.length, total })}</span>
        {more.state === 'failed' && (
          <span className={styles.moreFailed} role="alert">
            {t('moreFailed')}
          </span>
        )}
        {more.state !== 'none' && (
          <Button
            variant="quiet"
            busy={more.state === 'loading'}
            busyLabel={t('loadingMore')}
            onClick={more.load}
            className={styles.moreButton}
          >
            {more.state === 'failed'
              ? t('retry')
              : t('showMore', { n: Math.max(1, Math.min(PAGE_SIZE, total - entries.length)) })}
          </Button>
        )}
      </div>
    </>
  );
}

/** Nothing to list: the way to where there may be something. */
function Empty({ control: { view, today, change } }: { readonly control: StatementViewControl }) {
  const t = useMessages();
  const button = (label: string, run: () => void) => (
    <Button variant="quiet" onClick={run}>
      {label}
    </Button>
  );
  if (view.kind !== null || view.reference !== '') {
    return (
      <EmptyState
        icon="filter"
        title={t('emptyFilterTitle')}
        text={t('emptyFilterText')}
        action={button(t('emptyFilterAll'), () => change({ kind: null, reference: '' }))}
      />
    );
  }
  const wider = () => change({ period: periodOf('90d', today) });
  return (
    <EmptyState
      icon="statement"
      title={t('emptyTitle')}
      text={t('emptyText')}
      {...(view.period.name === '90d' ? {} : { action: button(t('emptyWider'), wider) })}
    />
  );
}

function Shape() {
  const t = useMessages();
  return (
    <>
      <p className="sr" role="status">
        {t('loadingStatement')}
      </p>
      <Delayed>
        <div aria-hidden="true">
          {Array.from({ length: 10 }, (_, row) => (
            <div key={row} className={styles.shapeRow}>
              <Skeleton width={36} height={36} />
              <div className={styles.shapeText}>
                <Skeleton width={`${62 - (row % 4) * 9}%`} height={14} />
                <Skeleton width={`${40 - (row % 3) * 7}%`} height={12} />
              </div>
              <Skeleton width={88} height={14} />
            </div>
          ))}
        </div>
      </Delayed>
    </>
  );
}
