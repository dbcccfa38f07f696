import type { GameName } from '@pavilion/api-client';

/** Where a browser kept a player's favourites before the operator did. */
const nameOf = (player: string) => `pavilion.favourites.${player}`;

/** The favourites that this browser has of a player, from before the operator kept them; none where nothing can be read. */
export function favouritesKeptHere(player: string): readonly GameName[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(player)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((key: unknown) => {
      const [, provider, code] = (typeof key === 'string' && /^([^/]{1,40})\/(.{1,40})$/.exec(key)) || [];
      return provider && code ? [{ provider, code }] : [];
    });
  } catch {
    return [];
  }
}

/** Forgets them: the operator has them now. */
export function forgetFavouritesKeptHere(player: string): void {
  try {
    localStorage.removeItem(nameOf(player));
  } catch {
    // Storage that is closed keeps what it has, and sends it again at the next visit: twice is as once.
  }
}
