import { GAME_CLOSE, GAME_READY, GAME_SESSION_OVER, type GameWord, openLobbyMutation } from '@pavilion/api-client';
import { type Locale, useLocale, useShell } from '@pavilion/contract';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FrameRights, frameOrigin, frameRights } from './frame-rights.ts';
import { inLanguage, isLaunchAddress } from './launch-address.ts';
import { createReadyWatch } from './ready-watch.ts';
import { useFrameWords } from './use-frame-words.ts';
import { useGameSettings } from './use-game-settings.ts';
import { useLaunchMessages } from './use-launch-messages.ts';
import { useRefusedFrame } from './use-refused-frame.ts';

/** What the lobby host opens: a game of the catalogue, or another house’s product. */
type LaunchInput = Parameters<NonNullable<ReturnType<typeof openLobbyMutation>['mutationFn']>>[0];

/**
 * `asking`: the lobby host; `loading`: the frame; `playing`: its page has said that it is ready; `silent`: its page has not in time, and the
 * frame stays behind in case it does; `over`: its session; `closed`: by its player; `aside`: taken out by the page, for another one that is
 * open; `failed`: no address came, or one that no frame may show.
 */
type LaunchState = 'asking' | 'loading' | 'playing' | 'silent' | 'over' | 'closed' | 'aside' | 'failed';

export interface Launch {
  readonly state: LaunchState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Its own address, on another origin and for one use. */
  readonly url: string | null;
  readonly error: Error | null;
  /** What its frame may do; null while there is none. */
  readonly rights: FrameRights | null;
  /** The language that it shows; null until it has said. */
  readonly language: Locale | null;
  readonly onLoad: () => void;
  /** Asks for a new address. */
  readonly again: () => void;
  /** Takes the frame out. */
  readonly putAside: () => void;
}

interface LaunchOptions {
  readonly input: LaunchInput;
  /** Called with what the frame's page says of its rounds, the balance and deposits. */
  readonly onWord?: (word: GameWord) => void;
  /** The address has come, and is shown from now on; not where the page was put aside while it was asked for. */
  readonly onOpen?: () => void;
}

/** Opens it through the lobby host, at once and again by hand; a failure of the lobby shows a toast (spec §8). */
export function useLaunch({ input, onWord, onOpen }: LaunchOptions): Launch {
  const { toast, telemetry } = useShell();
  const t = useLaunchMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<Exclude<LaunchState, 'asking'>>('loading');
  const { url, rights, error, isError, ask } = useLobby(input);
  const watch = useReadyWatch(url, setPhase);
  const settings = useGameSettings(frame, phase === 'playing' ? url : null);
  useOpened(url, () => {
    if (phase !== 'aside') onOpen?.();
  });
  useRefusedFrame(frame, url, () => {
    setPhase('failed');
    toast('error', t('lobbyFailed'));
    telemetry.error(new Error(`The page’s policy lets no frame show ${url && new URL(url).origin}`));
  });
  const isSilent = phase === 'silent';
  useEffect(() => {
    if (isSilent && url) telemetry.error(new Error(`Nothing became ready in the frame of ${new URL(url).origin}`));
  }, [telemetry, isSilent, url]);
  useFrameWords(frame, url && rights && frameOrigin(url, rights), (word) => {
    watch.heard(word === GAME_READY);
    if (word === GAME_SESSION_OVER) setPhase('over');
    else if (word === GAME_CLOSE) setPhase('closed');
    else if (word !== GAME_READY && !settings.take(word)) onWord?.(word);
  });

  const opening = isError ? 'failed' : url === null ? 'asking' : phase;
  const state = phase === 'aside' ? phase : opening;
  return {
    state,
    frame,
    url,
    error,
    rights,
    language: settings.language,
    onLoad() {
      watch.loaded();
      if (state === 'playing') settings.send();
    },
    again() {
      setPhase('loading');
      ask();
    },
    putAside() {
      if (state === 'asking' || state === 'loading' || state === 'playing') setPhase('aside');
    },
  };
}

/** Asks the lobby host for an address: at once, and again with `ask`. */
function useLobby(input: LaunchInput) {
  const { api, toast } = useShell();
  const t = useLaunchMessages();
  const locale = useLocale();
  // The language that the game was opened in: another address would be another frame, and its ticket is used up.
  const [language, setLanguage] = useState(locale);
  const { mutate, data, error, isError } = useMutation({
    ...openLobbyMutation(api),
    onSuccess({ url }) {
      if (!isLaunchAddress(url, window.location.origin))
        throw new Error('The lobby’s address is not on another origin');
    },
  });
  // Not of the mutation itself: a player who has left the page meanwhile gets no toast.
  const send = () => mutate(input, { onError: () => toast('error', t('lobbyFailed')) });
  const sendFirst = useEffectEvent(send);
  useEffect(() => sendFirst(), []);
  const ask = () => {
    setLanguage(locale);
    send();
  };
  const url = data ? inLanguage(data.url, language) : null;
  const rights = useMemo(() => (data ? frameRights(data.rights) : null), [data]);
  return { url, rights, error, isError, ask };
}

type SetPhase = (change: (now: Exclude<LaunchState, 'asking'>) => Exclude<LaunchState, 'asking'>) => void;

/** Follows whether what an address shows is ready. */
function useReadyWatch(url: string | null, setPhase: SetPhase) {
  const [watch] = useState(() =>
    createReadyWatch({
      onReady: () => setPhase((now) => (now === 'loading' || now === 'silent' ? 'playing' : now)),
      onSilent: () => setPhase((now) => (now === 'loading' || now === 'playing' ? 'silent' : now)),
    }),
  );
  // A layout effect: it is there before the browser has begun to load the frame.
  useLayoutEffect(() => {
    if (url === null) return undefined;
    watch.opened();
    return () => watch.stop();
  }, [watch, url]);
  return watch;
}

/** Tells of each address once, as it has come. */
function useOpened(url: string | null, onOpened: () => void): void {
  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    if (url !== null) opened();
  }, [url]);
}
