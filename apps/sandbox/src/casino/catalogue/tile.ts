import type { Game, GameClosed } from '@pavilion/api-client/wire';
import { DRAWINGS } from '@pavilion/covers';
import type { ClosedOf } from './game-terms.ts';

/** Where a game's cover is. A browser keeps it for ever: drawn otherwise, it has another address. */
export const coverAt = (code: string): string => `/art/covers/${code}.svg?v=${DRAWINGS}`;
/** As `coverAt`, its scene. */
export const sceneAt = (code: string): string => `/art/scenes/${code}.svg?v=${DRAWINGS}`;

/** Where a game's pictures and its page are, by its own code, its provider's and its name in an address. */
export const ADDRESSES = {
  imgUrl: coverAt('{code}'),
  thumbUrl: sceneAt('{code}'),
  redirectUrl: '/casino/{provider}/{slug}',
} as const;

/** A game as `GAME_COLUMNS` reads it, of `game g` and `provider p`. */
type TileRow = Omit<Required<Game>, 'imgUrl' | 'thumbUrl' | 'redirectUrl' | 'badge' | 'added' | 'closed'> & {
  readonly slug: string;
  readonly badge: Game['badge'] | null;
  readonly added: number;
};

/** How games' rows become tiles, for a visitor. */
export const tilesFor =
  (closedOf: ClosedOf) =>
  (row: TileRow): Game =>
    tileOf(row, closedOf(row));

export const GAME_COLUMNS = `g.code, g.name, g.provider, p.name as "providerName", g.slug, g.category, g.badge, g.rtp::float8 as rtp,
  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake", g.added_on - date '1970-01-01' as added`;

/** A game's tile. */
function tileOf({ slug, badge, ...game }: TileRow, closed: GameClosed | undefined): Game {
  return {
    ...game,
    ...(badge ? { badge } : {}),
    ...(closed ? { closed } : {}),
    imgUrl: coverAt(game.code),
    thumbUrl: sceneAt(game.code),
    redirectUrl: `/casino/${game.provider}/${slug}`,
  };
}
