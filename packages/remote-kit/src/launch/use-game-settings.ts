import type { GameSetting } from '@pavilion/api-client';
import { type Locale, useLocale } from '@pavilion/contract';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Where this browser keeps whether the games of an origin play sound. */
const soundKey = (url: string) => `pavilion.game-sound ${new URL(url).origin}`;

interface GameSettings {
  /** The language that the game shows; null until it has said. */
  readonly language: Locale | null;
  /** Takes what the game says of its settings. Returns whether the message is one. */
  readonly take: (word: string) => boolean;
  /** Sends the game what the player wants: each page of a frame needs it again. */
  readonly send: () => void;
}

/** Keeps language and sound the same in a game and in the page around it. `url` is the game's, null while it takes no messages. */
export function useGameSettings(frame: RefObject<HTMLIFrameElement | null>, url: string | null): GameSettings {
  const locale = useLocale();
  const [language, setLanguage] = useState<Locale | null>(null);
  const post = (setting: GameSetting) => frame.current?.contentWindow?.postMessage(setting, '*');
  const send = () => {
    post(`pavilion:language=${locale}`);
    const sound = url && keptSound(url);
    if (sound) post(`pavilion:sound=${sound}`);
  };
  const sendNow = useEffectEvent(send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the language is what is sent.
  useEffect(() => {
    if (url !== null) sendNow();
  }, [url, locale]);
  return {
    language,
    send,
    take(word) {
      const [, name, value] = /^pavilion:(language|sound)=(\w+)$/.exec(word) ?? [];
      if (name === 'language') setLanguage(value === 'hi' ? 'hi' : 'en');
      if (name === 'sound' && url !== null) keepSound(url, value === 'on' ? 'on' : 'off');
      return name !== undefined;
    },
  };
}

function keptSound(url: string): 'on' | 'off' | null {
  try {
    const kept = localStorage.getItem(soundKey(url));
    return kept === 'on' || kept === 'off' ? kept : null;
  } catch {
    return null;
  }
}

function keepSound(url: string, sound: 'on' | 'off'): void {
  try {
    localStorage.setItem(soundKey(url), sound);
  } catch {
    // Closed storage keeps nothing: each game has its own setting.
  }
}
