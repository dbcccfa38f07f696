import { slug } from '@pavilion/covers';
import { paise } from '@pavilion/money';
import { fillCatalogue, type GameRow, type Membership } from '../../casino/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';
import type { GameSeed } from './games.ts';
import { type ProviderSeed, providerSeeds } from './providers.ts';

/** Count it up when the lists change: the catalogue is then seeded anew over the old one. */
const VERSION = '2';

/** Providers and games, with everything that varies taken from the game's code: the same in every sandbox. */
export async function seedCatalogue(database: Database): Promise<void> {
  if (await isSeeded(database, 'catalogue', VERSION)) return;
  const games = catalogueRows();
  await database.transaction(async (tx) => {
    await fillCatalogue(tx, {
      providers: providerSeeds.map(({ games: _, prefix: __, ...provider }, position) => ({ ...provider, position })),
      games,
      memberships: membershipsOf(games),
    });
    await markSeeded(tx, 'catalogue', VERSION);
  });
}

/** Every game, in the organisation's order. */
function catalogueRows(): GameRow[] {
  return providerSeeds.flatMap((provider) => provider.games.map((game, index) => rowOf(provider, game, index)));
}

function rowOf(provider: ProviderSeed, game: GameSeed, index: number): GameRow {
  const code = String(provider.prefix * 1000 + 39 + index * 3);
  const draw = (salt: number) => fraction(Number(code) * 31 + salt);
  const isSlot = game.category === 'slots';
  const isInstant = ['crash', 'dice', 'popular'].includes(game.category);
  return {
    code,
    provider: provider.code,
    position: index,
    name: game.name,
    slug: slug(game.name.replaceAll("'", '')),
    category: game.category,
    motif: game.motif,
    badge: badgeOf(game, index, draw(1)),
    rtp: Math.round((isSlot ? 94.2 + draw(2) * 3 : isInstant ? 97 : 97.2 + draw(2) * 2) * 100) / 100,
    volatility: isSlot
      ? ((['low', 'medium', 'high'] as const)[Math.floor(draw(3) * 3)] ?? 'medium')
      : isInstant
        ? 'high'
        : 'low',
    min_stake: paise(isSlot ? 100 : isInstant ? 1000 : draw(4) < 0.5 ? 5000 : 10_000),
    max_stake: paise(isSlot ? 1_000_000 : isInstant ? 2_500_000 : 10_000_000),
  };
}

function badgeOf({ category, name }: GameSeed, index: number, luck: number): GameRow['badge'] {
  if (['Aviator', 'Andar Bahar', 'Teenpatti', 'Mines', 'Roulette', 'Trio', 'Lunar Rocket'].includes(name))
    return 'popular';
  if (category === 'slots' && luck < 0.05) return 'jackpot';
  if (luck > 0.9 || index === 2) return 'new';
  return luck > 0.78 || index < 2 ? 'popular' : null;
}

/** The home categories: a game's own, and what its badge adds. */
function membershipsOf(games: readonly GameRow[]): Membership[] {
  return games.flatMap((game, position) => {
    const categories = new Set([game.category]);
    if (game.badge === 'new') categories.add('newgames');
    if (game.badge === 'popular') categories.add('popular');
    // Inside a category what is popular comes first, then providers in turn.
    const rank = (game.badge === 'popular' ? 0 : 100_000) + game.position * 100 + Math.floor(position / 100);
    return [...categories].map((category) => ({ category, game: game.code, position: rank }));
  });
}

/** A number from 0 to 1 that looks like chance and is always the same for the same seed. */
function fraction(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
