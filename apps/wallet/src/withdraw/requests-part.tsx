import { keys, withdrawalStates } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import {
  distinctById,
  LoadMore,
  pagedState,
  QueryBoundary,
  useAccountRefresh,
  useOperatorWords,
  useUrlState,
} from '@pavilion/remote-kit';
import { Button, Chip, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { ChipRow } from '../parts/chip-row.tsx';
import { ListFoot } from '../parts/list-foot.tsx';
import panel from '../parts/panel.module.css';
import { RequestsList } from './requests-list.tsx';
import { PAGE_SIZE, type RequestsView, requestsCodec, requestsQuery } from './requests-view.ts';
import styles from './withdraw.module.css';

/** Every request of the player's, newest first, of one state or of all. */
export function RequestsPart() {
  const t = useWithdrawMessages();
  const [view, change] = useUrlState(requestsCodec);
  const query = useInfiniteQuery({ ...requestsQuery(useShell().api, view), select: useOperatorWords() });
  useAccountRefresh(keys.withdrawals);
  const pages = query.data?.pages;
  const [newest] = pages ?? [];
  const listed = newest && {
    available: newest.available,
    count: newest.count,
    requests: distinctById(pages?.flatMap(({ withdrawList }) => withdrawList) ?? []),
  };
  return (
    <section className={panel.panel} aria-label={t('requests')}>
      <div className={styles.filters}>
        <Filters value={view.state} onPick={(state) => change({ state })} />
      </div>
      <QueryBoundary
        query={pagedState(query, listed)}
        what={t('requests')}
        skeleton={<Skeleton height={480} />}
        empty={{
          when: ({ count }) => count === 0,
          show: <NoRequests isFiltered={view.state !== undefined} onAll={() => change({ state: undefined })} />,
        }}
      >
        {(list) => (
          <>
            <RequestsList requests={list.requests} available={list.available} />
            <ListFoot>
              <span>{t('shownOf', { shown: list.requests.length, total: list.count })}</span>
              <LoadMore query={query} what={t('moreRequests')}>
                {t('showMore', { n: Math.min(PAGE_SIZE, list.count - list.requests.length) })}
              </LoadMore>
            </ListFoot>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

type StateFilter = RequestsView['state'];

function Filters({ value, onPick }: { readonly value: StateFilter; readonly onPick: (state: StateFilter) => void }) {
  const t = useWithdrawMessages();
  return (
    <ChipRow label={t('filterState')} chosen={value}>
      <Chip look="tile" pressed={value === undefined} onClick={() => onPick(undefined)}>
        {t('all')}
      </Chip>
      {withdrawalStates.map((state) => (
        <Chip key={state} look="tile" pressed={value === state} onClick={() => onPick(state)}>
          {t(`state_${state}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

function NoRequests({ isFiltered, onAll }: { readonly isFiltered: boolean; readonly onAll: () => void }) {
  const t = useWithdrawMessages();
  if (!isFiltered) return <EmptyState icon="withdraw" title={t('noRequests')} text={t('noRequestsText')} />;
  return (
    <EmptyState
      icon="filter"
      title={t('noRequestsOf')}
      action={
        <Button variant="quiet" onClick={onAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
