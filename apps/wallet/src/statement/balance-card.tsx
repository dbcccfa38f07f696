import type { StatementSummary } from '@pavilion/api-client';
import { useLocale, useSession, useShell } from '@pavilion/contract';
import { formatMoney, type Paise } from '@pavilion/money';
import { type Day, QueryBoundary, type QueryState } from '@pavilion/remote-kit';
import { Skeleton, SumUp, Why } from '@pavilion/shared-ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { Figure, LargeAmount } from '../parts/panel.tsx';
import styles from './balance-card.module.css';
import { balanceRows } from './balance-rows.ts';
import { addsUp } from './composition.ts';
import { dayOfPeriod } from './day-text.ts';
import type { StatementData } from './use-statement.ts';
import type { Period } from './view.ts';

const amountOrShape = (figure: Paise | undefined, width: number) =>
  figure === undefined ? <Skeleton width={width} height={16} /> : formatMoney(figure);

/** The wallet as it is now, and how its cash came to be over the period. */
export function BalanceCard({
  statement,
  period,
  today,
}: {
  readonly statement: QueryState<StatementData>;
  readonly period: Period;
  readonly today: Day;
}) {
  const t = useMessages();
  const locale = useLocale();
  const wallet = useSession((session) => session.wallet);
  const exposure = useSession((session) => session.exposureAmount);
  const [open] = useState(() => globalThis.matchMedia?.('(width >= 48rem)').matches ?? false);
  useDisagreement(statement.data?.summary);
  return (
    <section className={styles.card} aria-label={t('balance')}>
      <div className={styles.head}>
        <span className={styles.headLabel}>{t('balance')}</span>
        <b className={styles.headValue}>
          {wallet ? <LargeAmount amount={wallet.balance} /> : <Skeleton width={184} height={30} />}
          {!wallet && <span className="sr">{t('balanceWaiting')}</span>}
        </b>
      </div>
      <div className={styles.figs}>
        <Figure label={t('cashName')}>{amountOrShape(wallet?.cash, 96)}</Figure>
        <Figure label={t('coinsName')}>{amountOrShape(wallet?.coins, 96)}</Figure>
        <Figure
          label={
            <>
              {t('exposure')} <span className={styles.note}>{t('exposureNote')}</span>
            </>
          }
        >
          {amountOrShape(exposure ?? undefined, 96)}
        </Figure>
      </div>
      <Why summary={t('howMadeUp')} open={open}>
        <QueryBoundary
          query={statement}
          what={t('accountStatement')}
          skeleton={<SumShape />}
          stale="own"
          failed="line"
          frame={(state) => <div className={styles.failed}>{state}</div>}
        >
          {({ summary }) => (
            <SumUp rows={balanceRows(summary, period, today, t, (day) => dayOfPeriod(day, period, locale, today))} />
          )}
        </QueryBoundary>
      </Why>
    </section>
  );
}

function SumShape() {
  return (
    <div className={styles.waiting}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={18} />
      ))}
    </div>
  );
}

/** The operator's figures must agree; where they do not, whoever looks after the product is told, once for each answer. */
function useDisagreement(summary: StatementSummary | undefined): void {
  const { telemetry } = useShell();
  useEffect(() => {
    if (summary && !addsUp(summary)) telemetry.error(new Error('The statement’s figures do not add up'));
  }, [summary, telemetry]);
}
