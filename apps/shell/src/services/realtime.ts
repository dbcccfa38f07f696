import { type Api, getExposureAmount, type PlayerSocket, wallet } from '@pavilion/api-client';
import type { Session, Telemetry, Toast } from '@pavilion/contract';
import * as z from 'zod/mini';
import type { Notifications } from './notifications.ts';
import type { SessionStore } from './session.ts';
import { notificationText, toastType } from './toasts.ts';

/** How often a request that nobody acknowledged is sent again while the connection stands; each waits 1 s (spec §9). */
const TRIES = 3;

/**
 * Ties the socket to the session (spec §4, §7, §8): it is connected while a player is signed in; each connection checks the
 * session and asks for the balance; what the operator says unasked ends the session, moves the balance or becomes a toast.
 * Answers the way to stop.
 */
export function followSession(parts: {
  store: SessionStore;
  session: Session;
  socket: PlayerSocket;
  api: Api;
  toast: Toast;
  notifications: Notifications;
  telemetry: Telemetry;
}): () => void {
  const { store, session, socket, api, toast, notifications, telemetry } = parts;
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
    try {
      const { data } = await api.call(getExposureAmount, {});
      if (token() === asked) store.update({ exposureAmount: data.exposureAmount });
    } catch {
      telemetry.event('exposure not known');
    }
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
      const type = toastType(status);
      toast(type, notificationText({ title, message }));
      notifications.add({ type, title, message });
    }),
    store.subscribe((state, previous) => {
      if (state.token === previous.token) return;
      notifications.clear();
      socket.disconnect();
      if (state.token !== null) socket.connect();
    }),
  ];
  if (token() !== null) socket.connect();
  return () => {
    for (const stop of stops) stop();
  };
}
