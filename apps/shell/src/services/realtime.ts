import { type Api, exposureQuery, keys, type PlayerSocket, wallet } from '@pavilion/api-client';
import type { Session, Toast } from '@pavilion/contract';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Organisation } from './organisation.ts';
import type { SessionStore } from './session.ts';
import { notificationText, toastType } from './toasts.ts';

/** How often a request that nobody acknowledged is sent again while the connection stands; each waits 1 s (spec §9). */
const TRIES = 3;

/**
 * Ties the socket to the session (spec §4, §7, §8): it is connected while a player is signed in; each connection checks the
 * session and asks for the balance; what the operator says unasked ends the session, moves the balance, becomes a toast or is read anew.
 * Answers the way to stop.
 */
export function followSession(parts: {
  store: SessionStore;
  session: Session;
  socket: PlayerSocket;
  api: Api;
  toast: Toast;
  queryClient: QueryClient;
  organisation: Pick<Organisation, 'refresh'>;
}): () => void {
  const { store, session, socket, api, toast, queryClient, organisation } = parts;
  const token = () => store.getState().token;

  /** Only the operator's 'failed' ends a session; silence and nonsense do not. */
  const checkSession = async () => {
    const checked = token();
    const reply = await socket.request('session_check', {});
    if (reply.status === 'failed' && reply.reason === 'refused' && token() === checked) await session.end();
  };
  const askBalance = async (tries = TRIES): Promise<void> => {
    const asked = token();
    const reply = await socket.request('get:balance', {});
    if (token() !== asked || asked === null) return;
    if (reply.status === 'success') {
      store.update({ wallet: { balance: reply.balance, cash: reply.cash, coins: reply.coins } });
    } else if (reply.reason === 'timeout' && tries > 1 && socket.status() === 'open') {
      await askBalance(tries - 1);
    }
  };
  const askExposure = async () => {
    const asked = token();
    if (asked === null) return;
    // What is on its way may be from before the change that this asks about.
    await queryClient.cancelQueries({ queryKey: keys.exposure });
    // A failure is the query client's to report; the figure stays as it was.
    const told = await queryClient.fetchQuery({ ...exposureQuery(api), staleTime: 0 }).catch(() => null);
    if (told && token() === asked) store.update({ exposureAmount: told.exposureAmount });
  };

  let open = socket.status() === 'open';
  const onStatus = () => {
    const now = socket.status() === 'open';
    if (now && !open) {
      void checkSession();
      void askBalance();
      void askExposure();
    }
    open = now;
  };
  const stops = [
    socket.onStatus(onStatus),
    socket.on('session_refresh', () => void checkSession()),
    socket.on('update_balance', (told) => {
      const parsed = z.safeDecode(wallet, told as z.input<typeof wallet>);
      if (parsed.success) store.update({ wallet: parsed.data });
      else void askBalance();
      void askExposure();
    }),
    socket.on('sub:notification_toast', ({ title, message, status }) => {
      toast(toastType(status), notificationText({ title, message }));
      // A toast is never the only place of a message: the operator keeps it, and the bell shows it.
      void queryClient.invalidateQueries({ queryKey: keys.notifications });
    }),
    socket.on('organisation_refresh', () => organisation.refresh()),
    store.subscribe((state, previous) => {
      if (state.token === previous.token) return;
      socket.disconnect();
      if (state.token !== null) socket.connect();
    }),
  ];
  if (token() !== null) socket.connect();
  return () => {
    for (const stop of stops) stop();
  };
}
