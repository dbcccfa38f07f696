import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Day, dayOf } from './days.ts';
import { readView, type StatementView, writeView } from './view.ts';

export interface StatementViewControl {
  readonly view: StatementView;
  readonly today: Day;
  /** Changes part of the view, in place of the address that stands. */
  readonly change: (part: Partial<StatementView>) => void;
}

/** What of the statement the address asks for, and the way to ask for something else. */
export function useStatementView(): StatementViewControl {
  const today = dayOf(new Date());
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params, today), [params, today]);
  const change = useCallback(
    (part: Partial<StatementView>) =>
      setParams((now) => writeView(now, { ...readView(now, today), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, today],
  );
  return { view, today, change };
}
