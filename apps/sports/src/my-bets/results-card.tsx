import type { statementQuery } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { formatMoney, type Paise, subtractPaise } from '@pavilion/money';
import type { Day } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBetMessages } from '../messages/bets.ts';
import { Amount } from './bet-row.tsx';
import { resultsQueries } from './my-bets-data.ts';
import styles from './results-card.module.css';

/** What open bets can cost, and what settled ones brought, after commission. */
export function ResultsCard({ today }: { readonly today: Day }) {
  const t = useBetMessages();
  const { api } = useShell();
  const exposure = useSession((session) => session.exposureAmount);
  const queries = resultsQueries(api, today);
  return (
    <dl className={styles.card} aria-label={t('figures')}>
      <Figure label={t('exposure')}>
        {exposure === null ? <Skeleton width={96} height={20} /> : formatMoney(exposure)}
      </Figure>
      <Figure label={t('netToday')}>
        <Net query={queries.today} />
      </Figure>
      <Figure label={t('net7')}>
        <Net query={queries.week} />
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A dash where it could not be loaded: the statement says why. */
function Net({ query }: { readonly query: ReturnType<typeof statementQuery> }) {
  const { data, isError } = useInfiniteQuery(query);
  const net = data?.pages[0] && netOf(data.pages[0].summary);
  if (net === undefined) return isError ? '—' : <Skeleton width={96} height={20} />;
  return <Amount amount={net} />;
}

const netOf = ({ moneyIn, moneyOut }: { readonly moneyIn: Paise; readonly moneyOut: Paise }) =>
  subtractPaise(moneyIn, moneyOut);
