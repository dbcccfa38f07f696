import type { Game } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';

/** Where a game lives: the operator's own address if it is one of the casino's pages, else the one that its code makes. */
export function gamePath(game: Pick<Game, 'redirectUrl' | 'provider' | 'code'>): string {
  // Operators also send whole lists (`/slots`) or other hosts here; a tile that led there would lead nowhere.
  return /^\/casino\/[^/\\?#]+(\/[^/\\?#]+)?$/.test(game.redirectUrl)
    ? game.redirectUrl
    : paths.casinoGame(game.provider, game.code);
}

/** The game at `/casino/{casinoslug}/{gameslug}`, or at `/casino/{casinoslug}-{gameslug}` (spec §2, "other catalogue links"). */
export function findGame(games: readonly Game[], casinoslug: string, gameslug: string): Game | undefined {
  const long = paths.casinoGame(casinoslug, gameslug);
  const short = paths.casino(`${casinoslug}-${gameslug}`);
  return games.find((game) => [long, short].includes(game.redirectUrl) || game.code === gameslug);
}

/** The game whose address differs from this one in hyphens and case alone: `mini-roulette` was `miniroulette` once. */
export function findGameSpeltOtherwise(games: readonly Game[], gameslug: string): Game | undefined {
  const wanted = lettersOf(gameslug);
  return games.find((game) => lettersOf(gamePath(game).split('/').at(-1) ?? '') === wanted);
}

/** What of a slug is compared: its letters and digits, small. */
export const lettersOf = (slug: string): string => slug.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A game's key across providers: two providers may give one code to two games. */
export function gameKey(game: Pick<Game, 'provider' | 'code'>): string {
  return `${game.provider}/${game.code}`;
}
