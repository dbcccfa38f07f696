import { formatMoney, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { isOnIndiasTime, LoadMore, QueryBoundary } from '@pavilion/remote-kit';
import { Button, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './entries-card.module.css';
import { EntriesTable } from './entries-table.tsx';
import { groupByDay } from './entry-days.ts';
import { Filters } from './filters.tsx';
import { PAGE_SIZE } from './statement-data.ts';
import type { Statement, StatementData } from './use-statement.ts';
import { periodOf, type StatementViewControl } from './view.ts';

/** The entries of the view: their filters, their totals, and themselves page by page. */
export function EntriesCard({
  statement,
  control,
}: {
  readonly statement: Statement;
  readonly control: StatementViewControl;
}) {
  const t = useMessages();
  return (
    <section className={styles.panel} aria-label={t('entries')}>
      <Filters control={control} />
      <Totals statement={statement.state.data} />
      <div className={styles.body}>
        <QueryBoundary
          query={statement.state}
          what={t('accountStatement')}
          skeleton={<Shape />}
          stale="own"
          empty={{ when: ({ total }) => total === 0, show: <Empty control={control} /> }}
        >
          {(data) => <Listed data={data} pages={statement.pages} control={control} />}
        </QueryBoundary>
      </div>
    </section>
  );
}

function Totals({ statement }: { readonly statement: StatementData | undefined }) {
  const t = useMessages();
  if (!statement) return <div className={styles.totals} />;
  const { total, summary } = statement;
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
  data: { entries, summary, total },
  pages,
  control: { view, today },
}: {
  readonly data: StatementData;
  readonly pages: Statement['pages'];
  readonly control: StatementViewControl;
}) {
  const t = useMessages();
  const filtered = view.kind !== null || view.reference !== '';
  const complete = !pages.hasNextPage;
  const days = useMemo(
    () => groupByDay(entries, summary, { filtered, complete }),
    [entries, summary, filtered, complete],
  );
  return (
    <>
      <EntriesTable days={days} today={today} />
      <div className={styles.more}>
        <span role="status">{t('shownOf', { shown: entries.length, total })}</span>
        {!isOnIndiasTime() && <span>{t('indiasDays')}</span>}
        <LoadMore query={pages} what={t('moreEntries')} className={styles.moreButton}>
          {t('showMore', { n: Math.max(1, Math.min(PAGE_SIZE, total - entries.length)) })}
        </LoadMore>
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
  return Array.from({ length: 10 }, (_, row) => (
    <div key={row} className={styles.shapeRow}>
      <Skeleton width={36} height={36} />
      <div className={styles.shapeText}>
        <Skeleton width={`${62 - (row % 4) * 9}%`} height={14} />
        <Skeleton width={`${40 - (row % 3) * 7}%`} height={12} />
      </div>
      <Skeleton width={88} height={14} />
    </div>
  ));
}
