import type { Deposit } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { LoadMore, QueryBoundary, type QueryState } from '@pavilion/remote-kit';
import { EmptyState, Icon, Skeleton } from '@pavilion/shared-ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDepositMessages } from '../messages/deposit.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { RequestRow } from '../parts/request-row.tsx';
import styles from './deposit.module.css';
import { RECENT } from './deposit-data.ts';
import { DepositState, isOpen, statusPath } from './deposit-state.tsx';

/** The player's latest deposits, each with how it stands and the way to where it is. */
export function RecentDeposits({
  state,
  query,
}: {
  readonly state: QueryState<readonly Deposit[]>;
  readonly query: UseInfiniteQueryResult<unknown>;
}) {
  const t = useDepositMessages();
  return (
    <Panel title={t('recent')}>
      <QueryBoundary
        query={state}
        what={t('deposits')}
        skeleton={
          <div className={styles.bones}>
            {Array.from({ length: RECENT }, (_, row) => (
              <Skeleton key={row} height={64} />
            ))}
          </div>
        }
        empty={{
          when: (deposits) => deposits.length === 0,
          show: <EmptyState icon="deposit" title={t('noDeposits')} text={t('noDepositsText')} />,
        }}
      >
        {(deposits) => (
          <>
            <ul>
              {deposits.map((deposit) => (
                <DepositRow key={deposit.id} deposit={deposit} />
              ))}
            </ul>
            {query.hasNextPage && (
              <PanelBody>
                <LoadMore query={query} what={t('deposits')} block>
                  {t('showMore')}
                </LoadMore>
              </PanelBody>
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

function DepositRow({ deposit }: { readonly deposit: Deposit }) {
  const t = useDepositMessages();
  const { id, gateway, gatewayName, state, reason } = deposit;
  const status = statusPath(paths.depositBy(gateway), id);
  return (
    <RequestRow
      request={deposit}
      to={status}
      title={
        <>
          <span className="sr">{id} </span>
          {gatewayName}
        </>
      }
      state={<DepositState state={state} />}
    >
      {reason !== undefined && <p>{reason}</p>}
      {isOpen(deposit) && (
        <Link to={status} className={styles.link}>
          {t('seeWhere')}
          <span className="sr"> {id}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </RequestRow>
  );
}
