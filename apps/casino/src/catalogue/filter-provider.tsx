import { useUrlState } from '@pavilion/remote-kit';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CatalogueFilter, filterCodec } from './catalogue-filter.ts';

/** How somebody leaves the field. Safari's buttons take no focus. */
const ways = ['focusout', 'pointerdown'] as const;
/** When the keys rest for so long, ms, what is typed goes to the address. A new address draws the frame and every link anew. */
const REST = 400;

interface PageFilter {
  /** As the address has it. */
  readonly filter: CatalogueFilter;
  /** What is searched for: the filter's, or what is being typed. */
  readonly q: string;
  readonly type: (q: string) => void;
  /** Changes the address, at once; what is being typed goes with it. */
  readonly change: (part: Partial<CatalogueFilter>) => void;
}

const Context = createContext<PageFilter | null>(null);

/** What a catalogue page shows of its list. Its home is the address, which follows the keys once they rest or the focus leaves the field. */
export function FilterProvider({ children }: { readonly children: ReactNode }) {
  const [filter, write] = useUrlState(filterCodec);
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const type = useCallback((q: string) => {
    pending.current = q;
    setTyped(q);
  }, []);
  const change = useCallback(
    (part: Partial<CatalogueFilter>) =>
      // Both in one render: between them the list would be the one before.
      startTransition(() => {
        write(pending.current === null ? part : { q: pending.current, ...part });
        pending.current = null;
        setTyped(null);
      }),
    [write],
  );
  useEffect(() => {
    if (typed === null) return;
    const settle = () => change({});
    const timer = setTimeout(settle, REST);
    // Who goes on, to a link or another filter, has the address as they typed it.
    for (const event of ways) addEventListener(event, settle);
    return () => {
      clearTimeout(timer);
      for (const event of ways) removeEventListener(event, settle);
    };
  }, [typed, change]);
  const q = typed ?? filter.q;
  const value = useMemo(() => ({ filter, q, type, change }), [filter, q, type, change]);
  return <Context value={value}>{children}</Context>;
}

/** The filter of the page around. */
export function usePageFilter(): PageFilter {
  const value = useContext(Context);
  if (!value) throw new Error('A catalogue is in a PageBody');
  return value;
}
