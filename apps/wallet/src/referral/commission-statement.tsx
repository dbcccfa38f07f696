import {
  type ReferralHold,
  type ReferralPeriod,
  referralCommissionQuery,
  referralLinesQuery,
} from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { distinctById, LoadMore, pagedState, QueryBoundary, useOperatorWords } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useReferralMessages } from '../messages/referral.ts';
import { ListFoot } from '../parts/list-foot.tsx';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import table from '../parts/plain-table.module.css';
import styles from './opening-list.module.css';
import { OpeningRow } from './opening-row.tsx';
import { plainMoney } from './referral-sums.ts';

/** How many payments come at once. */
const PAGE = 10;

/** Why commission is held, as its earner reads it. */
const HOLDS = {
  excluded: 'heldExcluded',
  'same-person': 'heldSamePerson',
  unverified: 'heldUnverified',
  'both-sides': 'heldBothSides',
} as const satisfies Readonly<Record<ReferralHold, string>>;

/** The commission by payment: what is open, what is held, what was refused, then each payment, the newest first; each opens to whom it came from. */
export function CommissionStatement() {
  const t = useReferralMessages();
  const query = useInfiniteQuery(referralCommissionQuery(useShell().api, PAGE));
  const pages = query.data?.pages;
  const first = pages?.[0];
  const data = pages && first && { ...first, payments: distinctById(pages.flatMap(({ payments }) => payments)) };
  return (
    <Panel title={t('statementTitle')}>
      <QueryBoundary query={pagedState(query, data)} what={t('statementTitle')} skeleton={<Skeleton height={180} />}>
        {({ open, held, refused, payments, count }) =>
          open.players + held.players + (refused?.players ?? 0) === 0 && count === 0 ? (
            <p className={styles.none}>{t('noCommission')}</p>
          ) : (
            <>
              <ul>
                {[open, held, refused].map(
                  (period) => period && period.players > 0 && <Period key={period.id} period={period} />,
                )}
                {payments.map((payment) => (
                  <Period key={payment.id} period={payment} />
                ))}
              </ul>
              {count > payments.length && (
                <ListFoot>
                  <span>{t('shownPayments', { shown: payments.length, n: count })}</span>
                  <LoadMore query={query} what={t('statementTitle')}>
                    {t('moreOf', { n: Math.min(PAGE, count - payments.length) })}
                  </LoadMore>
                </ListFoot>
              )}
            </>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

function Period({ period }: { readonly period: ReferralPeriod }) {
  const t = useReferralMessages();
  const { id, paidAt, players, turnover, earned, reference } = period;
  const line = (
    <>
      <span className={styles.text}>
        <b>
          {paidAt ? (
            <>
              {t('paidOn')} <Moment at={paidAt} form="day" />
            </>
          ) : (
            t(id === 'refused' ? 'refusedPeriod' : id === 'held' ? 'heldPeriod' : 'openPeriod')
          )}
        </b>
        <small>
          {t('periodOf', { players })} · {t('stakedOf', { amount: formatMoney(turnover) })}
          {reference && ` · ${reference}`}
        </small>
      </span>
      <span className={styles.amount}>{plainMoney(earned)}</span>
    </>
  );
  return (
    <OpeningRow line={line}>
      <Lines period={period} />
    </OpeningRow>
  );
}

/** Whom the commission of a period came from; the lines add up to it. */
function Lines({ period }: { readonly period: ReferralPeriod }) {
  const t = useReferralMessages();
  const query = useInfiniteQuery(referralLinesQuery(useShell().api, period.id));
  const inWords = useOperatorWords();
  const pages = query.data?.pages;
  const lines = pages && inWords(distinctById(pages.flatMap((page) => page.lines)));
  return (
    <QueryBoundary query={pagedState(query, lines)} what={t('linesOf')} skeleton={<Skeleton height={132} />}>
      {(shown) => (
        <>
          <table className={table.plain}>
            <thead>
              <tr>
                <th scope="col">{t('player')}</th>
                <th scope="col">{t('lost')}</th>
                <th scope="col">{t('earned')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, name, netLoss, earned, held, reason }) => (
                <tr key={id}>
                  <th scope="row">
                    {name}
                    {held && <small className={styles.why}>{t(HOLDS[held])}</small>}
                    {reason !== undefined && <small className={styles.why}>{reason}</small>}
                  </th>
                  <td className={table.soft}>{plainMoney(netLoss)}</td>
                  <td className={table.figure}>{plainMoney(earned)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                <td>{plainMoney(period.netLoss)}</td>
                <td>{plainMoney(period.earned)}</td>
              </tr>
            </tfoot>
          </table>
          {query.hasNextPage && (
            <ListFoot>
              <LoadMore query={query} what={t('linesOf')}>
                {t('moreOf', { n: period.players - shown.length })}
              </LoadMore>
            </ListFoot>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
