import { Button, Dialog } from '@pavilion/shared-ui';
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
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';
import { useHeld } from '../services/use-held.ts';
import { guardedNavigator, guardHistory, type LeaveQuestion } from './guarded-navigator.ts';
import styles from './leave-guard.module.css';

/**
 * Around every page: while something is half done (`shell.hold`), a link, a button or the browser's back opens another page only
 * once the player agrees. Nobody is taken anywhere that they have not agreed to: where it is done before they have answered, the question
 * says that. The end of a session is the one thing that does not wait: it ends every hold, and says so.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { holds } = useHost();
  const context = useContext(NavigationContext);
  const standing = useRef('');
  const { wanted, ask, close } = useWanted();
  const [isSignedOut, setSignedOut] = useSignedOutWhileHeld(close);
  const question = useMemo(() => ({ isHeld: holds.isHeld, pathname: () => standing.current, ask }), [holds, ask]);
  useGuardedHistory(question, standing);
  const { navigator } = context;
  const guard = useMemo(() => guardedNavigator(navigator, question), [navigator, question]);
  const guarded = useMemo(() => ({ ...context, navigator: guard.navigator }), [context, guard]);
  useArrivals(guard);
  return (
    <NavigationContext value={guarded}>
      {children}
      {wanted && <LeaveDialog leave={wanted} onClose={close} />}
      {isSignedOut && <SignedOutDialog onClose={() => setSignedOut(false)} />}
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

function LeaveDialog({ leave, onClose }: { leave: () => void; onClose: () => void }) {
  const t = useMessages();
  const isHeld = useHeld();
  const leaveAnyway = () => {
    onClose();
    leave();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leaveTitle')}
      closeLabel={t('close')}
      footer={
        <div className={styles.answers}>
          <Button data-autofocus onClick={onClose}>
            {t('leaveStay')}
          </Button>
          <Button variant="quiet" onClick={leaveAnyway}>
            {t(isHeld ? 'leaveAnyway' : 'leave')}
          </Button>
        </div>
      }
    >
      <p role="status">{t(isHeld ? 'leaveText' : 'leaveDoneText')}</p>
    </Dialog>
  );
}

function SignedOutDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog open onClose={onClose} title={t('signedOutHeldTitle')} closeLabel={t('close')}>
      <p>{t('signedOutHeldText')}</p>
    </Dialog>
  );
}
