import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListView, readView, writeView } from './list-view.ts';

/** How the player looks at the list, from the address; and the way to change a part of it without a new history entry. */
export function useListView(): [ListView, (part: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback(
    (part: Partial<ListView>) => setParams((now) => writeView(now, part), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [view, change];
}
