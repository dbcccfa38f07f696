import { lazyPart } from '@pavilion/remote-kit';
import {
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { useHost } from '../services/host.ts';
import { openModals } from '../services/open-modals.ts';
import { showToast } from '../services/toasts.ts';
import { useHeld } from '../services/use-held.ts';
import { guardedNavigator, guardHistory, type LeaveQuestion } from './guarded-navigator.ts';
import { useModalHistory } from './use-modal-history.ts';

/** What is asked and said, with its texts: fetched as soon as something is half done, so that it is there when it is needed. */
const LeaveDialog = lazyPart(async () => (await import('./leave-dialogs.tsx')).LeaveDialog, null, { failure: 'throw' });
const SignedOutDialog = lazyPart(async () => (await import('./leave-dialogs.tsx')).SignedOutDialog, null, {
  failure: 'throw',
});

/**
 * Around every page: while something is half done (`shell.hold`), a link, a button or the browser's back opens another page only
 * once the player agrees. Nobody is taken anywhere that they have not agreed to: where it is done before they have answered, the question
 * says that. The end of a session is the one thing that does not wait: it ends every hold, and says so.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { holds, shell } = useHost();
  const isHeld = useHeld();
  const context = useContext(NavigationContext);
  const standing = useRef('');
  const { wanted, ask, close } = useWanted();
  const [isSignedOut, setSignedOut] = useSignedOutWhileHeld(close);
  const { fromPage, back } = useModalHistory();
  const question = useMemo(
    () => ({
      ...{ isHeld: holds.isHeld, pathname: () => standing.current, ask, fromPage, back },
      isModalOpen: () => openModals.getState().length > 0,
    }),
    [holds, ask, fromPage, back],
  );
  useGuardedHistory(question, standing);
  const { navigator } = context;
  const guard = useMemo(() => guardedNavigator(navigator, question), [navigator, question]);
  const guarded = useMemo(() => ({ ...context, navigator: guard.navigator }), [context, guard]);
  useArrivals(guard);
  useEffect(() => {
    if (isHeld) void LeaveDialog.preload().catch(() => undefined);
  }, [isHeld]);
  // Who can't be asked stays, and can try again.
  const failed = (error: unknown) => {
    shell.telemetry.error(error, { part: 'leave guard' });
    showToast('error', undefined);
    close();
    setSignedOut(false);
  };
  return (
    <NavigationContext value={guarded}>
      {children}
      {(wanted || isSignedOut) && (
        <CrashBoundary onCrash={failed}>
          {wanted && <LeaveDialog leave={wanted} onClose={close} />}
          {isSignedOut && <SignedOutDialog onClose={() => setSignedOut(false)} />}
        </CrashBoundary>
      )}
    </NavigationContext>
  );
}

/** What the player wants and has not agreed to yet. */
function useWanted() {
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const ask = useCallback((leave: () => void) => setWanted(() => leave), []);
  const close = useCallback(() => setWanted(null), []);
  return { wanted, ask, close };
}

/** Whether a session has ended while something was held, which is over then. */
function useSignedOutWhileHeld(onEnd: () => void) {
  const { holds, shell } = useHost();
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(
    () =>
      shell.session.subscribe((state, previous) => {
        if (previous.token === null || state.token !== null || !holds.isHeld()) return;
        onEnd();
        setSignedOut(true);
        holds.endAll();
      }),
    [shell, holds, onEnd],
  );
  return [isSignedOut, setSignedOut] as const;
}

/** Keeps the guard of back and forward, and what it has to know: which page stands. */
function useGuardedHistory(question: LeaveQuestion, standing: { current: string }): void {
  const { pathname, key } = useLocation();
  const history = useRef<ReturnType<typeof guardHistory>>(null);
  useLayoutEffect(() => {
    history.current = guardHistory(window, question);
    return () => history.current?.stop();
  }, [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is not read; it changes with each step that was taken.
  useLayoutEffect(() => {
    standing.current = pathname;
    history.current?.arrived();
  }, [standing, pathname, key]);
}

/** Tells the guard where a yes ends. Effects run from the page outwards: a redirect of the page has been made by then. */
function useArrivals(guard: Pick<ReturnType<typeof guardedNavigator>, 'arrived' | 'settled'>): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is not read; it changes with each step that was taken.
  useInsertionEffect(guard.arrived, [guard, pathname, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is not read; it changes with each step that was taken.
  useEffect(guard.settled, [guard, pathname, key]);
}
