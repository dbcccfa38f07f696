import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { arriveAt, changeSearch, settledSearch, subscribe, typedSearch } from './pending-address.ts';

/** How a state is kept in the address. */
export interface UrlCodec<State> {
  /** Reads the state. What it does not understand has its default. */
  readonly read: (params: URLSearchParams) => State;
  /** Returns a copy of the address with this state in it. Defaults are left out, and what is not the codec's own stays. */
  readonly write: (params: URLSearchParams, state: State) => URLSearchParams;
}

type UrlState<State> = readonly [state: State, change: (part: Partial<State>) => void];

/**
 * Returns state whose only home is the address, and a function that changes a part of it. A change replaces the history entry, so that
 * Back leaves the page, and does not scroll. A change that the browser refuses (Safari, after 100 in 10 s) is shown and written later.
 * The codec is the same object at every render: a constant, or made by `useMemo`.
 */
export function useUrlState<State extends object>(codec: UrlCodec<State>): UrlState<State> {
  return useSearchState(codec, { searchAt: settledSearch, isTyped: false });
}

/** `useUrlState` for a field that the player types into, and for the list that follows it at once: the address follows when the keys rest. */
export function useTypedUrlState<State extends object>(codec: UrlCodec<State>): UrlState<State> {
  return useSearchState(codec, { searchAt: typedSearch, isTyped: true });
}

interface SearchStateOptions {
  readonly searchAt: (place: Location) => string;
  readonly isTyped: boolean;
}

function useSearchState<State extends object>(
  codec: UrlCodec<State>,
  { searchAt, isTyped }: SearchStateOptions,
): UrlState<State> {
  const location = useLocation();
  const navigate = useNavigate();
  const search = useSyncExternalStore(subscribe, () => searchAt(location));
  const state = useMemo(() => codec.read(new URLSearchParams(search)), [codec, search]);
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
    arriveAt(location);
  }, [location, navigate]);
  const change = useCallback(
    (part: Partial<State>) => {
      const apply = (before: string) => {
        const params = new URLSearchParams(before);
        const next = codec.write(params, { ...codec.read(params), ...part }).toString();
        return next === '' ? '' : `?${next}`;
      };
      const write = (next: string, { hash, state: carried }: Location) =>
        void latest.current.navigate(
          { search: next, hash },
          { replace: true, preventScrollReset: true, state: carried },
        );
      changeSearch({ from: latest.current.location, apply, write }, isTyped);
    },
    [codec, isTyped],
  );
  return [state, change];
}
