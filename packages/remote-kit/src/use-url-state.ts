import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How a state stands in the address. */
export interface UrlCodec<State> {
  /** Reads it; what it does not understand it takes for the state at rest. */
  readonly read: (params: URLSearchParams) => State;
  /** The address with this state in it, on a copy. What is at rest is left out, and what is not the codec's own stays. */
  readonly write: (params: URLSearchParams, state: State) => URLSearchParams;
}

/**
 * State whose only home is the address, and the way to change a part of it. A change takes the place of the entry in the
 * history, so that Back leaves the page, and leaves the page where it is scrolled to. The codec is the same object at every
 * render: a constant, or made by `useMemo`.
 */
export function useUrlState<State extends object>(
  codec: UrlCodec<State>,
): readonly [state: State, change: (part: Partial<State>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => codec.read(new URLSearchParams(location.search)), [codec, location.search]);
  // Of two changes in one event the second builds on the first, which no render has shown yet.
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);
  const change = useCallback(
    (part: Partial<State>) => {
      const { search: before, hash, state: carried } = latest.current;
      const params = new URLSearchParams(before);
      const search = codec.write(params, { ...codec.read(params), ...part }).toString();
      latest.current = { ...latest.current, search };
      navigate({ search, hash }, { replace: true, preventScrollReset: true, state: carried });
    },
    [codec, navigate],
  );
  return [state, change];
}
