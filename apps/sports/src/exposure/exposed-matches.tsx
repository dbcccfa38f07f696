import type { ExposureMatch } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney, type Paise } from '@pavilion/money';
import { QueryBoundary, type QueryState } from '@pavilion/remote-kit';
import { ButtonLink, EmptyState } from '@pavilion/shared-ui';
import { useEffect, useRef } from 'react';
import { useBetMessages } from '../messages/bets.ts';
import styles from './exposure.module.css';
import { RowsShape } from './rows-shape.tsx';

interface Exposure {
  readonly exposureAmount: Paise;
  readonly matches: readonly ExposureMatch[];
}

/** What open bets can cost at worst, in all and match by match; a match opens into its bets. */
export function ExposedMatches({
  exposure,
  left,
  onMatch,
}: {
  readonly exposure: QueryState<Exposure>;
  /** The match that the player comes back from. */
  readonly left: string | null;
  readonly onMatch: (match: string) => void;
}) {
  const t = useBetMessages();
  return (
    <QueryBoundary
      query={exposure}
      what={t('exposure')}
      skeleton={<RowsShape />}
      empty={{
        when: ({ matches }) => matches.length === 0,
        show: <EmptyState icon="exchange" title={t('exposureNoneTitle')} text={t('exposureNoneText')} />,
      }}
    >
      {({ exposureAmount, matches }) => (
        <>
          <p className={styles.lead}>{t('exposureText')}</p>
          <p className={styles.total}>
            <b translate="no" className={styles.amount}>
              {formatMoney(exposureAmount)}
            </b>{' '}
            {t('exposureCount', {
              matches: matches.length,
              bets: matches.reduce((sum, { totalBets }) => sum + totalBets, 0),
            })}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                <th scope="col" className={styles.figure}>
                  {t('exposureAmount')}
                </th>
                <th scope="col">{t('matchName')}</th>
                <th scope="col">{t('refMatchId')}</th>
                <th scope="col" className={styles.figure}>
                  {t('totalBets')}
                </th>
              </tr>
            </thead>
            <tbody>
              {matches.map((match, at) => (
                <MatchLine
                  key={match.refMatchId}
                  match={match}
                  number={at + 1}
                  hasFocus={match.refMatchId === left}
                  onMatch={onMatch}
                />
              ))}
            </tbody>
          </table>
          <div className={styles.foot}>
            <span>{t('exposureHeld')}</span>
            <ButtonLink variant="quiet" to={paths.myBets()}>
              {t('myBets')}
            </ButtonLink>
          </div>
        </>
      )}
    </QueryBoundary>
  );
}

function MatchLine({
  match: { refMatchId, matchName, exposureAmount, totalBets },
  number,
  hasFocus,
  onMatch,
}: {
  readonly match: ExposureMatch;
  readonly number: number;
  readonly hasFocus: boolean;
  readonly onMatch: (match: string) => void;
}) {
  const t = useBetMessages();
  const name = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) name.current?.focus();
  }, [hasFocus]);
  return (
    <tr className={styles.line}>
      <td className={styles.number}>{number}</td>
      <td translate="no" className={styles.lineAmount}>
        {formatMoney(exposureAmount)}
      </td>
      <td className={styles.lineName}>
        <button translate="no" ref={name} type="button" className={styles.open} onClick={() => onMatch(refMatchId)}>
          {matchName}
        </button>
      </td>
      <td className={styles.lineMore} data-label={t('refMatchId')}>
        {refMatchId}
      </td>
      <td className={styles.lineCount} data-label={t('totalBets')}>
        {totalBets}
      </td>
    </tr>
  );
}
