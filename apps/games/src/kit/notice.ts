/** What the page around is sent (`packages/api-client/src/wire/lobby.ts`). */
export type Notice =
  | 'pavilion:ready'
  | 'pavilion:session-over'
  | 'pavilion:round-began'
  | 'pavilion:round-ended'
  | 'pavilion:balance-changed'
  /** The player wants to deposit, without leaving the game. */
  | 'pavilion:deposit'
  | `pavilion:language=${'en' | 'hi'}`
  | `pavilion:sound=${'on' | 'off'}`;

/** Posts a message to the page around. It gives nothing away that another page may not know, so it needs no address. */
export const post = (notice: Notice): void => window.parent.postMessage(notice, '*');

/**
 * Calls back with the value of a setting when the page around sends it. Returns an unsubscribe function. Only the app may frame a game, by
 * its `frame-ancestors`, so the page around is known by its window. A game that is in no frame takes no setting.
 */
export function onSetting(name: 'language' | 'sound', listener: (value: string) => void): () => void {
  const start = `pavilion:${name}=`;
  const listen = ({ source, data }: MessageEvent) => {
    if (window.parent === window || source !== window.parent) return;
    if (typeof data === 'string' && data.startsWith(start)) listener(data.slice(start.length));
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
