import { formatMoney, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { addDays, isOnIndiasTime, LoadMore, QueryBoundary } from '@pavilion/remote-kit';
import { Button, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/index.ts';
import styles from './entries-card.module.css';
import { EntriesTable } from './entries-table.tsx';
import { groupByDay } from './entry-days.ts';
import { Filters } from './filters.tsx';
import { NEXT_PAGES } from './statement-data.ts';
import type { Statement, StatementData } from './use-statement.ts';
import { customPeriod, LONGEST_PERIOD, periodOf, type StatementViewControl } from './view.ts';

/** The entries of the view: their filters, their totals, and themselves page by page. */
export function EntriesCard({
  statement,
  control,
}: {
  readonly statement: Statement;
  readonly control: StatementViewControl;
}) {
  const t = useMessages();
  const section = useAskedLine(statement.state.data !== undefined, control.view.reference);
  return (
    <section ref={section} className={styles.panel} aria-label={t('entries')}>
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

/** The key of an address that was opened by itself, and not by a link of ours. */
const DIRECT = 'default';
/** The links whose line was shown, by the keys of their entries in the history: whoever comes back stays where they were. */
const shown = new Set<string>();

/** Whoever a link brought here for one reference is taken to its first line; whoever filters, or comes back, stays where they are. */
function useAskedLine(isRead: boolean, reference: string) {
  const section = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isAsked = useRef(reference !== '' && key !== DIRECT && !shown.has(key));
  useEffect(() => {
    if (!isRead || !isAsked.current) return;
    // After the shell has shown the top of a page that was just opened.
    const frame = requestAnimationFrame(() => {
      isAsked.current = false;
      shown.add(key);
      const line = section.current?.querySelector<HTMLElement>('tbody button');
      line?.focus({ preventScroll: true });
      (line ?? section.current)?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isRead, key]);
  return section;
}

function Totals({ statement }: { readonly statement: StatementData | undefined }) {
  const t = useMessages();
  if (!statement) return <div className={styles.totals} />;
  const { total, summary } = statement;
  const figure = (label: string, amount: string): ReactNode => (
    <span>
      {label} <b translate="no">{amount}</b>
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
  data: { entries, summary, total, loaded },
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
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const goesOn = loaded > 1 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // Whoever asked for more once gets the rest as they come to its end; before that the foot of the page stays within reach.
  const loadOn = useCallback(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return (
    <>
      <EntriesTable days={days} today={today} onEnd={loadOn} />
      <div className={styles.more}>
        <span role="status">{t('shownOf', { shown: entries.length, total })}</span>
        {!isOnIndiasTime() && <span>{t('indiasDays')}</span>}
        <LoadMore query={pages} what={t('moreEntries')} className={styles.moreButton}>
          {t('showMore', { n: Math.max(1, Math.min(NEXT_PAGES, total - entries.length)) })}
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
  const longest = customPeriod(addDays(today, 1 - LONGEST_PERIOD), today, today);
  const isLongest = view.period.from === longest.from && view.period.to === longest.to;
  if (view.reference !== '' && !isLongest) {
    return (
      <EmptyState
        icon="filter"
        title={t('emptyFilterTitle')}
        text={t('emptyReferenceText')}
        action={button(t('emptyLongest', { n: LONGEST_PERIOD }), () => change({ period: longest, kind: null }))}
      />
    );
  }
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
