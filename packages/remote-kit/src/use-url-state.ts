import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

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
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => codec.read(params), [codec, params]);
  const change = useCallback(
    (part: Partial<State>) =>
      setParams((before) => codec.write(before, { ...codec.read(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [codec, setParams],
  );
  return [state, change];
}
