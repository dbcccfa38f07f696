import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The router's number of the entry that the browser is at; null where the router made none. */
const entryNow = (): number | null => {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: unknown };
  return typeof idx === 'number' ? idx : null;
};

/** How many steps back lead from the entry below the page's own to the page before; null where the entry is not one. 0: there is none. */
const stepsOut = (state: unknown): number | null => {
  const { stepsOut: steps } = (state ?? {}) as { readonly stepsOut?: unknown };
  return typeof steps === 'number' ? steps : null;
};

/**
 * Makes one Back leave the page although its frame has entries in the history, as a launcher's that navigates within it. Back would load its
 * one-use address again. Once the frame has made an entry, the page gets one of its own above it; a step back from that leads to the page
 * before, or to `exit` where there is none. Returns what each `load` of the frame calls.
 */
export function useFrameHistory(exit: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  /** The history's length when it was last the page's own doing. */
  const length = useRef(window.history.length);
  /** The page's first entry, by the router's number. */
  const first = useRef<number | null>(null);
  /** The page's own entry above the frame's. */
  const top = useRef<{ readonly entry: number; readonly steps: number } | null>(null);
  useEffect(() => {
    length.current = window.history.length;
    const [entry, steps] = [entryNow(), stepsOut(location.state)];
    if (entry === null) return;
    first.current ??= entry - (steps ?? 0);
    if (steps !== null) top.current = { entry, steps };
    else if (top.current !== null && entry === top.current.entry - 1) {
      const { steps: out } = top.current;
      top.current = null;
      if (out > 0) navigate(-out);
      else navigate(exit, { replace: true });
    }
  }, [location, navigate, exit]);
  return () => {
    const { history } = window;
    const [entry, grown] = [entryNow(), history.length - length.current];
    // A history that is shorter has lost the entries ahead to a new one.
    if (entry === null || first.current === null || grown === 0) return;
    const added = Math.max(1, grown);
    const steps = entry + added - first.current + 1;
    // The frame's entries have the number of the page's: from here on steps are counted as they are.
    history.replaceState({ ...history.state, idx: entry + added }, '');
    const { pathname, search, hash } = location;
    navigate(
      { pathname, search, hash },
      { state: { stepsOut: history.length > steps ? steps : 0 }, preventScrollReset: true },
    );
  };
}
