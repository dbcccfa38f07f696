import { GAME_SESSION_OVER, type GameWord, openLobbyMutation } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { inLanguage, isLaunchAddress } from './launch-address.ts';
import { useFrameWords } from './use-frame-words.ts';
import { useRefusedFrame } from './use-refused-frame.ts';

/** A frame gets at least this long to load, ms, whatever the player's own clock makes of the address's end. */
const LEAST_TIME = 20_000;

/** What the lobby host opens: a game of the catalogue, or another house’s product. */
type LaunchInput = Parameters<NonNullable<ReturnType<typeof openLobbyMutation>['mutationFn']>>[0];

/**
 * `asking`: the lobby host; `loading`: the frame; `over`: used, run out or closed by itself; `aside`: taken out by the page, for another one
 * that is open; `failed`: no address came, or one that no frame may show.
 */
type LaunchState = 'asking' | 'loading' | 'playing' | 'over' | 'aside' | 'failed';

export interface Launch {
  readonly state: LaunchState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Its own address, on another origin and for one use. */
  readonly url: string | null;
  readonly error: Error | null;
  readonly onLoad: () => void;
  /** Asks for a new address. */
  readonly again: () => void;
  /** Takes the frame out. */
  readonly putAside: () => void;
}

interface LaunchOptions {
  readonly input: LaunchInput;
  /** Hears the words of the frame's page, but for its end. */
  readonly onWord?: (word: GameWord) => void;
  /** The address has come, and is shown from now on; not where the page was put aside while it was asked for. */
  readonly onOpen?: () => void;
}

/** Opens it through the lobby host, at once and again by hand; what fails is told in a toast (spec §8). */
export function useLaunch({ input, onWord, onOpen }: LaunchOptions): Launch {
  const { api, toast, telemetry } = useShell();
  const t = useMessages();
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  // The language that the game was opened in: another address would be another frame, and its ticket is used up.
  const [language, setLanguage] = useState(locale);
  const [phase, setPhase] = useState<Exclude<LaunchState, 'asking'>>('loading');
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
    setLanguage(locale);
    ask();
  };
  useEffect(() => askFirst(), []);

  const url = data ? inLanguage(data.url, language) : null;
  useOpened(url, () => {
    if (phase !== 'aside') onOpen?.();
  });
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
  useFrameWords(frame, url, (word) => {
    if (word === GAME_SESSION_OVER) setPhase('over');
    else onWord?.(word);
  });

  const opening = isError ? 'failed' : url === null ? 'asking' : phase;
  const state = phase === 'aside' ? phase : opening;
  return {
    state,
    frame,
    url,
    error,
    onLoad: () => setPhase((now) => (now === 'loading' ? 'playing' : now)),
    again,
    putAside() {
      if (state !== 'failed' && state !== 'over') setPhase('aside');
    },
  };
}

/** Tells of each address once, as it has come. */
function useOpened(url: string | null, onOpened: () => void): void {
  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    if (url !== null) opened();
  }, [url]);
}
