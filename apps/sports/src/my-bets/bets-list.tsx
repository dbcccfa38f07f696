import type { Bet } from '@pavilion/api-client';
import { exposureQuery } from '@pavilion/api-client';
import { paths, useLocale, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { type Day, dayText } from '@pavilion/remote-kit';
import { formatZone } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { canCashOut } from '../bets/bet-figures.ts';
import { cashedOutMarkets } from '../bets/cashed-out.ts';
import { CashOutRoom } from '../cash-out/cash-out-room.tsx';
import { useBetMessages } from '../messages/bets.ts';
import { betsByDay, betsByMatch } from './bet-groups.ts';
import { Amount, BetRow } from './bet-row.tsx';
import styles from './bets-list.module.css';

/** Open bets, match by match, each with what it can cost at worst. */
export function OpenBets({ bets }: { readonly bets: readonly Bet[] }) {
  const t = useBetMessages();
  const { api } = useShell();
  const exposure = useQuery(exposureQuery(api)).data;
  const groups = useMemo(() => betsByMatch(bets), [bets]);
  return groups.map(({ refMatchId, matchName, bets: ofMatch }) => {
    const held = exposure?.matches.find((match) => match.refMatchId === refMatchId);
    return (
      <BetCard
        key={refMatchId}
        title={
          <Link to={paths.exchange(refMatchId)} className={styles.link}>
            {matchName}
          </Link>
        }
        end={
          held && (
            <>
              {t('exposure')}{' '}
              <b translate="no" className={styles.figure}>
                {formatMoney(held.exposureAmount)}
              </b>
            </>
          )
        }
        look="open"
        bets={ofMatch}
        cashOut={
          ofMatch.some(canCashOut) && (
            <CashOutRoom refMatchId={refMatchId} saysMarket bets={ofMatch} className={styles.cashOut} />
          )
        }
      />
    );
  });
}

/** Bets by the day on which they were placed, each with what came of it. */
export function BetsByDay({
  bets,
  isComplete,
  opens,
}: {
  readonly bets: readonly Bet[];
  readonly isComplete: boolean;
  /** They are what was looked for: each stands open. */
  readonly opens: boolean;
}) {
  const t = useBetMessages();
  const locale = useLocale();
  const days = useMemo(() => betsByDay(bets, isComplete), [bets, isComplete]);
  return days.map(({ day, bets: ofDay, net }) => (
    <BetCard
      key={day}
      title={<span title={formatZone(locale)}>{dayText(day, locale)}</span>}
      end={
        net !== null && (
          <>
            {t('netOfBets')} <Amount amount={net} className={styles.figure} />
          </>
        )
      }
      look="settled"
      day={day}
      bets={ofDay}
      opens={opens}
    />
  ));
}

function BetCard({
  title,
  end,
  look,
  day,
  bets,
  opens = false,
  cashOut,
}: {
  readonly title: ReactNode;
  readonly end: ReactNode;
  readonly look: 'open' | 'settled';
  /** The day that its title names. */
  readonly day?: Day;
  readonly bets: readonly Bet[];
  readonly opens?: boolean;
  readonly cashOut?: ReactNode;
}) {
  const t = useBetMessages();
  const id = useId();
  const cashedOut = useMemo(() => cashedOutMarkets(bets), [bets]);
  return (
    <section className={styles.card} data-look={look} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.end}>{end}</span>
      </header>
      {cashOut}
      {/* Each row says the same in its own words. */}
      <div className={styles.columns} aria-hidden="true">
        <span />
        <span className={styles.first}>{t('selection')}</span>
        <span>{t('price')}</span>
        <span>{t('stake')}</span>
        {look === 'open' ? (
          <>
            <span>{t('ifWins')}</span>
            <span>{t('ifLoses')}</span>
          </>
        ) : (
          <span>{t('profitOrLoss')}</span>
        )}
        <span>{t('status')}</span>
        <span>{t(look === 'open' ? 'placed' : 'settled')}</span>
        <span />
      </div>
      <ul>
        {bets.map((bet) => (
          <BetRow
            key={bet.id}
            bet={bet}
            showsMatch={look === 'settled'}
            day={day}
            hasColumns
            cashedOut={cashedOut.get(bet.marketId)}
            opens={opens}
          />
        ))}
      </ul>
    </section>
  );
}
