import { BANK_PAGE_SIZE, type BankDetail, banksQuery, MOST_BANK_DETAILS } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { distinctById, LoadMore, pagedState, QueryBoundary } from '@pavilion/remote-kit';
import { ButtonLink, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBankMessages } from '../messages/bank.ts';
import { ListFoot } from '../parts/list-foot.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './bank.module.css';
import { BankRow } from './bank-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** What is saved, the default first, ten at a time; the way to add more while there is room. */
export function SavedPart() {
  const t = useBankMessages();
  const query = useInfiniteQuery(banksQuery(useShell().api));
  const [removing, setRemoving] = useState<BankDetail | null>(null);
  const pages = query.data?.pages;
  const saved = pages && {
    banks: distinctById(pages.flatMap(({ banks }) => banks)),
    count: pages[0]?.count ?? 0,
  };
  return (
    <QueryBoundary
      query={pagedState(query, saved)}
      what={t('whatBanks')}
      skeleton={<Skeleton height={250} radius={10} />}
    >
      {({ banks, count }) => (
        <>
          {count >= MOST_BANK_DETAILS && (
            <Notice icon="info" title={t('fullTitle')} text={t('fullText', { most: MOST_BANK_DETAILS })} />
          )}
          <Panel
            title={t('accounts')}
            end={<small className={styles.count}>{t('countOf', { n: count, most: MOST_BANK_DETAILS })}</small>}
          >
            {count === 0 ? (
              <EmptyState icon="bank" title={t('emptyTitle')} text={t('emptyText')} action={<AddLinks />} />
            ) : (
              <ul className={styles.rows}>
                {banks.map((bank) => (
                  <BankRow key={bank.id} bank={bank} onRemove={() => setRemoving(bank)} />
                ))}
              </ul>
            )}
            {count > 0 && (
              <ListFoot>
                <span>{t('shownOf', { shown: banks.length, total: count })}</span>
                <LoadMore query={query} what={t('moreAccounts')}>
                  {t('showMore', { n: Math.min(BANK_PAGE_SIZE, count - banks.length) })}
                </LoadMore>
              </ListFoot>
            )}
          </Panel>
          {count > 0 && count < MOST_BANK_DETAILS && <AddLinks />}
          {removing && <RemoveDialog bank={removing} isLast={count === 1} onClose={() => setRemoving(null)} />}
        </>
      )}
    </QueryBoundary>
  );
}

function AddLinks() {
  const t = useBankMessages();
  return (
    <p className={styles.add}>
      <ButtonLink to={paths.bankDetails('bank')}>{t('addAccount')}</ButtonLink>
      <ButtonLink variant="quiet" to={paths.bankDetails('card')}>
        {t('addCard')}
      </ButtonLink>
    </p>
  );
}
