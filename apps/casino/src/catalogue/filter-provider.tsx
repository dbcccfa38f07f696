import { useTypedUrlState, useUrlState } from '@pavilion/remote-kit';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type CatalogueFilter, filterCodec } from './catalogue-filter.ts';

interface PageFilter {
  /** As the address has it. */
  readonly filter: CatalogueFilter;
  /** The text that is searched for: the filter's, or what is being typed. */
  readonly q: string;
  readonly type: (q: string) => void;
  /** Changes the address at once; what is being typed goes with it. */
  readonly change: (part: Partial<CatalogueFilter>) => void;
}

const Context = createContext<PageFilter | null>(null);

/** What a catalogue page shows of its list. Only the list follows each key: the rest follows the address, which draws the frame again. */
export function FilterProvider({ children }: { readonly children: ReactNode }) {
  const [filter, change] = useUrlState(filterCodec);
  const [{ q }, changeTyped] = useTypedUrlState(filterCodec);
  const type = useCallback((text: string) => changeTyped({ q: text }), [changeTyped]);
  const value = useMemo(() => ({ filter, q, type, change }), [filter, q, type, change]);
  return <Context value={value}>{children}</Context>;
}

/** The filter of the page around. */
export function usePageFilter(): PageFilter {
  const value = useContext(Context);
  if (!value) throw new Error('A catalogue is in a PageBody');
  return value;
}
