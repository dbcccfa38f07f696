import {
  type Api,
  ApiError,
  balanceRequest,
  exposureQuery,
  keys,
  notificationToast,
  onEvent,
  organisationRefresh,
  type PlayerSocket,
  sendRequest,
  sessionCheck,
  sessionRefresh,
  updateBalance,
  type Wallet,
  wallet,
} from '@pavilion/api-client';
import { createLateRise } from '@pavilion/remote-kit';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import type { Holds } from './hold.ts';
import type { Organisation } from './organisation.ts';
import type { SessionStore } from './session.ts';
import type { OperatorNotice } from './toasts.ts';

/** How often a request that nobody acknowledged is sent again while the connection stands; each waits 1 s (spec §9). */
const TRIES = 3;

interface FollowParts {
  readonly store: SessionStore;
  /** Ends a session that the operator has ended, and tells the player. */
  readonly over: () => void;
  readonly socket: PlayerSocket;
  readonly api: Api;
  /** Shows what the operator tells the player. */
  readonly tell: (notice: OperatorNotice) => void;
  readonly queryClient: QueryClient;
  readonly organisation: Pick<Organisation, 'refresh'>;
  /** Is told whether the figures are those of now. */
  readonly connection: Connection;
  /** While anything is half done an increase of the balance waits: it would give a round's result away before the game has shown it. */
  readonly holds: Pick<Holds, 'isHeld' | 'subscribe'>;
}

/**
 * Ties the socket to the session (spec §4, §7, §8): it is connected while a player is signed in; each connection checks the
 * session and reads the balance; what the operator pushes ends the session, moves the balance, becomes a toast or is read anew.
 * Returns an unsubscribe function.
 */
export function followSession(parts: FollowParts): () => void {
  const { store, socket, tell, queryClient, organisation, connection } = parts;
  const token = () => store.getState().token;
  const { keepWallet, stopKeeping } = walletKeeper(parts);
  const { checkSession, readBalance, readExposure } = sessionReads(parts, keepWallet);
  /** Reads what was pushed while nothing could arrive. */
  const catchUp = () => {
    organisation.refresh();
    void queryClient.invalidateQueries({ queryKey: keys.notifications, refetchType: 'none' });
  };
  const stops = [
    stopKeeping,
    followFigures(parts, () => void readBalance()),
    onEachConnection(socket, (isAgain) => {
      void checkSession();
      void readBalance();
      void readExposure();
      if (!isAgain) return;
      catchUp();
      void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    }),
    onPageRestored(() => {
      if (token() === null) return;
      catchUp();
      // The connection is dead, and socket.io may take a while to notice. A new one reads the figures.
      socket.disconnect();
      socket.connect();
      // Fresh by their clock, queries may be older than the page was away.
      void queryClient.refetchQueries({ type: 'active' });
    }),
    onEvent(socket, sessionRefresh, () => void checkSession()),
    // Whatever comes by this name, figures or not, the balance has moved.
    socket.on(updateBalance.name, z.unknown(), (pushed) => {
      const parsed = z.safeDecode(wallet, pushed as z.input<typeof wallet>);
      if (parsed.success) keepWallet(parsed.data);
      else void readBalance();
      void readExposure();
    }),
    onEvent(socket, notificationToast, (notice) => {
      if (!notice.isQuiet) tell(notice);
      // A toast is never the only place of a message: the operator keeps it, and the bell shows it.
      void queryClient.invalidateQueries({ queryKey: keys.notifications });
    }),
    onEvent(socket, organisationRefresh, () => organisation.refresh()),
    store.subscribe((state, previous) => {
      if (state.token === previous.token) return;
      socket.disconnect();
      connection.forget();
      if (state.token !== null) socket.connect();
    }),
  ];
  if (token() !== null) socket.connect();
  // They have signed out before this was here.
  else connection.forget();
  return endOf(stops);
}

/** Keeps the wallet as the operator says it is; what has come to it, once nothing is half done. */
function walletKeeper({ store, connection, holds }: FollowParts) {
  const late = createLateRise<keyof Wallet>((figures) => store.update({ wallet: figures }));
  const hear = () => late.hold(holds.isHeld());
  hear();
  const stops = [
    holds.subscribe(hear),
    store.subscribe((state, previous) => {
      if (state.token !== previous.token) late.forget();
    }),
    late.forget,
  ];
  return {
    keepWallet({ balance, cash, coins }: Wallet) {
      // Confirmed before it is kept: what is kept by nobody's word here was another tab's to hear.
      connection.confirm('wallet');
      late.put({ balance, cash, coins });
    },
    stopKeeping: endOf(stops),
  };
}

/** Calls back when the browser shows the page again from its back/forward cache. Returns an unsubscribe function. */
function onPageRestored(onRestore: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/** What ends all of them. */
const endOf = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop();
};

/** Tells `connection` what becomes of the figures besides being read. What else the operator does not answer has the balance asked for. */
function followFigures({ store, socket, connection, queryClient }: FollowParts, readBalance: () => void): () => void {
  let wasOpen = socket.status() === 'open';
  let isAsked = false;
  const doubt = (error: unknown) => {
    if (isAsked || !isAway(error) || socket.status() !== 'open') return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      readBalance();
    });
  };
  if (store.getState().token !== null) connection.lost();
  const stops = [
    socket.onStatus(() => {
      const isOpen = socket.status() === 'open';
      if (isOpen) connection.opened();
      else if (wasOpen) connection.lost();
      wasOpen = isOpen;
    }),
    store.subscribe((state, previous) => {
      const isNews = state.wallet !== previous.wallet || state.exposureAmount !== previous.exposureAmount;
      if (isNews && state.token !== null && state.token === previous.token) connection.renewed();
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') doubt(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') doubt(event.action.error);
    }),
  ];
  return endOf(stops);
}

/** Whether a query was left by all that showed it. Its error is known by its text: the class is none of the names that builds share. */
const isCancelled = (error: unknown): boolean => error instanceof Error && error.message === 'CancelledError';

/** Whether nobody answered as the operator does. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'timeout', 'server'].includes(error.kind);

/** What is read of the player's session. A reply that arrives for another session than it was requested for is dropped. */
function sessionReads(parts: FollowParts, keepWallet: (wallet: Wallet) => void) {
  const { store, over, socket, api, queryClient, connection } = parts;
  const token = () => store.getState().token;
  const again = () => {
    if (socket.status() !== 'open') return;
    void readBalance();
    void readExposure();
  };
  /** Only the operator's 'failed' ends a session; silence and nonsense do not. */
  const checkSession = async () => {
    const checked = token();
    const reply = await sendRequest(socket, sessionCheck, {});
    if (reply.status === 'failed' && reply.reason === 'refused' && token() === checked) over();
  };
  const readBalance = async (tries = TRIES): Promise<void> => {
    const before = token();
    const reply = await sendRequest(socket, balanceRequest, {});
    if (token() !== before || before === null) return;
    if (reply.status === 'success') {
      keepWallet({ balance: reply.balance, cash: reply.cash, coins: reply.coins });
    } else if (socket.status() === 'open') {
      if (reply.reason === 'timeout' && tries > 1) await readBalance(tries - 1);
      else connection.failed('wallet', again);
    }
  };
  /** What the exposure was last asked for by. */
  let newest: object | null = null;
  const readExposure = async () => {
    const before = token();
    if (before === null) return;
    const query = exposureQuery(api);
    newest = query;
    // What is on its way may be from before the change that this is read for.
    await queryClient.cancelQueries({ queryKey: keys.exposure });
    // A remote of another build keeps what it read by its own wire: where that is shown it is read again too.
    const own = hashKey(query.queryKey);
    void queryClient.invalidateQueries({ queryKey: keys.exposure, predicate: ({ queryHash }) => queryHash !== own });
    // A failure is the query client's to report; the figure stays as it was.
    const timesRead = () => queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
    const had = timesRead();
    const reply = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch((error: unknown) => {
      // A page that showed it too was left, and what was on its way went with it.
      if (isCancelled(error) && newest === query && token() === before) void readExposure();
      if (isAway(error) && token() === before) connection.failed('exposure', again);
      return null;
    });
    // Left so, a query answers what it knew before.
    if (reply && timesRead() === had && newest === query && token() === before) return void readExposure();
    if (!reply || token() !== before) return;
    connection.confirm('exposure');
    store.update({ exposureAmount: reply.exposureAmount });
  };
  return { checkSession, readBalance, readExposure };
}

/** Calls back whenever the connection has been opened, `isAgain` after a break. Returns an unsubscribe function. */
function onEachConnection(socket: PlayerSocket, onOpen: (isAgain: boolean) => void): () => void {
  let wasOpen = socket.status() === 'open';
  let isBroken = false;
  return socket.onStatus(() => {
    const status = socket.status();
    const isOpen = status === 'open';
    if (isOpen && !wasOpen) onOpen(isBroken);
    isBroken = status === 'connecting' && (isBroken || wasOpen);
    wasOpen = isOpen;
  });
}
