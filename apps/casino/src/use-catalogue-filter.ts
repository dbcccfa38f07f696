import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type CatalogueFilter, readFilter, writeFilter } from './catalogue-filter.ts';

/** The filter that stands in the address, and a way to change it. A change replaces the entry: Back leaves the page. */
export function useCatalogueFilter(): {
  readonly filter: CatalogueFilter;
  readonly change: (change: Partial<CatalogueFilter>) => void;
} {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<CatalogueFilter>) =>
      setParams((now) => writeFilter(now, part), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { filter, change };
}
