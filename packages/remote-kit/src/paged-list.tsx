import { Button } from '@pavilion/shared-ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from './messages/index.ts';
import styles from './paged-list.module.css';
import { inOneLine } from './player-error.ts';
import type { QueryState } from './query-boundary.tsx';
import { usePlayerError } from './use-player-error.ts';

/**
 * An infinite query as a boundary takes it, with `data` made of its pages. A next page that failed is no reason to call what
 * is there old: `LoadMore` shows it.
 */
export function pagedState<Data>(query: UseInfiniteQueryResult<unknown>, data: Data | undefined): QueryState<Data> {
  const { error, isFetchNextPageError, isFetching, fetchStatus, dataUpdatedAt, refetch } = query;
  return { data, error: isFetchNextPageError ? null : error, isFetching, fetchStatus, dataUpdatedAt, refetch };
}

/** A list in which each id stands once: what comes new pushes the last of a page onto the next. */
export function distinctById<Item extends { readonly id: string }>(list: readonly Item[]): Item[] {
  return [...new Map(list.map((item) => [item.id, item])).values()];
}

export interface LoadMoreProps {
  readonly query: Pick<
    UseInfiniteQueryResult<unknown>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  /** What it brings, as it stands at the start of a sentence. */
  readonly what: string;
  /** Where the specification fixes the sentence of its failure (spec §8). */
  readonly failedTitle?: string | undefined;
  readonly block?: boolean | undefined;
  /** The button's place. */
  readonly className?: string | undefined;
  /** What the button says: how many more there are. */
  readonly children: ReactNode;
}

/** The button for the next page of a list, and why that page did not come. Nothing where there is no next page. */
export function LoadMore({ query, what, failedTitle, block, className, children }: LoadMoreProps) {
  const t = useMessages();
  const { title, text, advice, detail, retryLabel } = usePlayerError(query.error, { what, title: failedTitle });
  if (!query.hasNextPage) return null;
  return (
    <>
      {query.isFetchNextPageError && (
        <p className={styles.failed} role="alert">
          <b>{title}</b>. {inOneLine(text, advice, detail)}
        </p>
      )}
      <Button
        variant="quiet"
        block={block}
        busy={query.isFetchingNextPage}
        busyLabel={t('loadingMore')}
        onClick={() => void query.fetchNextPage()}
        className={className}
      >
        {query.isFetchNextPageError ? retryLabel : children}
      </Button>
    </>
  );
}
