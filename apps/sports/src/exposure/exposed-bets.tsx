import type { Bet } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { LoadMore, QueryBoundary } from '@pavilion/remote-kit';
import { Button, ButtonLink, EmptyState, Icon } from '@pavilion/shared-ui';
import { useEffect, useRef } from 'react';
import { betPrice, titleOf } from '../bets/bet-figures.ts';
import { useOperatorName } from '../bets/operator-name.ts';
import { useBetMessages } from '../messages/bets.ts';
import { Moment } from '../my-bets/bet-moment.tsx';
import { SideTag, StatusText } from '../my-bets/bet-status.tsx';
import { useBets } from '../my-bets/use-bets.ts';
import styles from './exposure.module.css';
import { RowsShape } from './rows-shape.tsx';

/** How many bets stand on a page (spec §9, bet popup page size). */
const PAGE_SIZE = 10;

/** The bets of one match, newest first, page by page (spec §2: odds, stack, selection type, status, create date). */
export function ExposedBets({ matchId, onBack }: { readonly matchId: string; readonly onBack: () => void }) {
  const t = useBetMessages();
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => back.current?.focus(), []);
  const { state, pages } = useBets({ refmatchid: matchId }, PAGE_SIZE);
  return (
    <>
      <Button ref={back} variant="ghost" size="s" onClick={onBack} data-autofocus>
        <Icon name="chevron-left" size={20} />
        {t('allMatches')}
      </Button>
      <QueryBoundary
        query={state}
        what={t('bets')}
        skeleton={<RowsShape />}
        empty={{
          when: ({ count }) => count === 0,
          show: <EmptyState icon="bets" title={t('exposureNoneTitle')} text={t('emptyOpenText')} />,
        }}
      >
        {({ bets, count }) => (
          <>
            <p className={styles.lead}>{t('betsOfMatch', { count, id: matchId })}</p>
            <BetsTable bets={bets} />
            <div className={styles.foot}>
              <span role="status">{t('shownOf', { shown: bets.length, count })}</span>
              <LoadMore query={pages} what={t('moreBets')}>
                {t('showMore', { count: Math.max(1, Math.min(PAGE_SIZE, count - bets.length)) })}
              </LoadMore>
              <ButtonLink to={paths.exchange(matchId)}>{t('openMatch')}</ButtonLink>
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

function BetsTable({ bets }: { readonly bets: readonly Bet[] }) {
  const t = useBetMessages();
  const called = useOperatorName();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('selectionType')}</th>
          <th scope="col">{t('selection')}</th>
          <th scope="col" className={styles.figure}>
            {t('odds')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('stack')}
          </th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('createDate')}</th>
        </tr>
      </thead>
      <tbody>
        {bets.map((bet) => (
          <tr key={bet.id} className={styles.betLine}>
            <td className={styles.betSide}>
              <SideTag bet={bet} />
            </td>
            <td className={styles.betName}>
              <b translate="no">{called(titleOf(bet))}</b>{' '}
              <small translate="no">{bet.marketType === 'fancy' ? t('type_fancy') : called(bet.marketName)}</small>
            </td>
            <td className={styles.betOdds}>{betPrice(bet)}</td>
            <td translate="no" className={styles.betStack}>
              {formatMoney(bet.stack)}
            </td>
            <td className={styles.betStatus}>
              <StatusText status={bet.status} />
            </td>
            <td className={styles.betDate}>
              <Moment at={bet.createdAt} form="full" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
