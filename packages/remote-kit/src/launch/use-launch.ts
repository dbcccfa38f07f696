import { GAME_SESSION_OVER, openLobbyMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { isLaunchAddress } from './launch-address.ts';
import { useRefusedFrame } from './use-refused-frame.ts';

/** A frame gets at least this long to load, ms, whatever the player's own clock makes of the address's end. */
const LEAST_TIME = 20_000;

/** What the lobby host opens: a game of the catalogue, or another house’s product. */
export type LaunchInput = Parameters<NonNullable<ReturnType<typeof openLobbyMutation>['mutationFn']>>[0];

/** `asking`: the lobby host; `loading`: the frame; `over`: used, run out or closed by itself; `failed`: no address came, or one that no frame may show. */
export interface Launch {
  readonly state: 'asking' | 'loading' | 'playing' | 'over' | 'failed';
  /** Its own address, on another origin and for one use. */
  readonly url: string | null;
  readonly error: Error | null;
  readonly onLoad: () => void;
  /** Asks for a new address. */
  readonly again: () => void;
}

/** Opens it through the lobby host, at once and again by hand; what fails is told in a toast (spec §8). */
export function useLaunch(input: LaunchInput, frame: RefObject<HTMLIFrameElement | null>): Launch {
  const { api, toast, telemetry } = useShell();
  const t = useMessages();
  const [phase, setPhase] = useState<'loading' | 'playing' | 'over' | 'failed'>('loading');
  const { mutate, data, error, isError } = useMutation({
    ...openLobbyMutation(api),
    networkMode: 'always',
    onSuccess({ url }) {
      if (!isLaunchAddress(url, window.location.origin))
        throw new Error('The lobby’s address is not on another origin');
    },
  });
  // Not of the mutation itself: who has left the page meanwhile is told nothing.
  const ask = () => mutate(input, { onError: () => toast('error', t('lobbyFailed')) });
  const askFirst = useEffectEvent(ask);
  const again = () => {
    setPhase('loading');
    ask();
  };
  useEffect(() => askFirst(), []);

  const url = data?.url ?? null;
  useRefusedFrame(frame, url, () => {
    setPhase('failed');
    toast('error', t('lobbyFailed'));
    telemetry.error(new Error(`The page’s policy lets no frame show ${url && new URL(url).origin}`));
  });
  const endsAt = data?.expiresAt.getTime();
  useEffect(() => {
    if (endsAt === undefined || phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('over'), Math.max(endsAt - Date.now(), LEAST_TIME));
    return () => clearTimeout(timer);
  }, [endsAt, phase]);
  useEffect(() => {
    if (url === null) return;
    const { origin } = new URL(url);
    const listen = (message: MessageEvent) => {
      const isTheGame = message.origin === origin && message.source === frame.current?.contentWindow;
      if (isTheGame && message.data === GAME_SESSION_OVER) setPhase('over');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, frame]);

  const asking = url === null && !isError ? 'asking' : null;
  return {
    state: isError ? 'failed' : (asking ?? phase),
    url,
    error,
    onLoad: () => setPhase((now) => (now === 'loading' ? 'playing' : now)),
    again,
  };
}
