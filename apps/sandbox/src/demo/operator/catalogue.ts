import { slugOf } from '@pavilion/api-client/wire';
import {
  baccarat,
  dreamCatcher,
  MOST_WIN,
  matka,
  race2020,
  SLOT_MODELS,
  STAKE_LIMITS,
  slotModels,
  statedReturns,
  teenpattiOpen,
  trio,
} from '@pavilion/game-rules';
import { paise } from '@pavilion/money';
import { DAY } from '../../base/index.ts';
import { fillCatalogue, type GameRow, type Membership } from '../../casino/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';
import type { Title } from '../../studio/index.ts';
import type { GameSeed } from './games.ts';
import { withMoreGames } from './more-games.ts';
import { type ProviderSeed, providerSeeds } from './providers.ts';

/** Whose instant games the studio makes. */
const STUDIO: readonly string[] = ['spribe', 'turbo-games'];

/** Count it up when the lists change: the catalogue is then seeded anew over the old one. */
const VERSION = '12';

/**
 * Providers and games, with everything that varies taken from the game's code: the same in every sandbox. `count` is for measuring: so
 * many games in all, those that there are and more of each provider.
 */
export async function seedCatalogue(database: Database, count?: number): Promise<void> {
  const version = count === undefined ? VERSION : `${VERSION}, ${count} games`;
  if (await isSeeded(database, 'catalogue', version)) return;
  const games = catalogueRows(count === undefined ? providerSeeds : withMoreGames(providerSeeds, count));
  await database.transaction(async (tx) => {
    await fillCatalogue(tx, {
      providers: providerSeeds.map(({ games: _, prefix: __, ...provider }, position) => ({ ...provider, position })),
      games,
      memberships: membershipsOf(games),
    });
    await markSeeded(tx, 'catalogue', version);
  });
}

/** The engines of the studio's instant games, by what their covers draw. */
const ENGINES: Readonly<Record<string, string>> = {
  mines: 'mines',
  dice: 'dice',
  plinko: 'plinko',
  hilo: 'hilo',
  goal: 'goal',
  roulette: 'miniroulette',
};

/** What each table gives back of a stake on its main bet, which is what its tile shows. */
const TABLE_RETURNS: Readonly<Record<string, number>> = {
  // The banker.
  [baccarat.code]: baccarat.returnOf('banker', null),
  // The one, which stands most often on the wheel.
  [dreamCatcher.code]: dreamCatcher.returnOf('1', null),
  // Of every bet, down to what its pay-out is rounded.
  'hi-low': 0.965,
  [matka.code]: matka.returnOf('ank-1', null),
  // A suit, a seat, the sum.
  [race2020.code]: race2020.returnOf('spades', null),
  [teenpattiOpen.code]: teenpattiOpen.returnOf('seat-1', null),
  [trio.code]: trio.returnOf('from-21', null),
};

/** What an engine's rules give back of the stakes at least, per cent: the same for each of its titles. */
function returnOf(engine: string): number {
  const [least] = statedReturns[engine] ?? [];
  if (least === undefined) throw new Error(`What ${engine} returns is not stated`);
  return least;
}

/** Whether a game's rounds are for everyone: its engine has the name of its address. */
const isTable = ({ provider, slug: name }: Pick<GameRow, 'provider' | 'slug'>) =>
  provider === 'aura' || (provider === 'spribe' && name === 'aviator');

/** What is behind the tiles of the games that play. */
export const titleRows = (): Title[] =>
  catalogueRows()
    .filter((game) => game.launch === 'play' || isTable(game))
    .map((game) => ({ ...game, ...playedBy(game) }))
    .map(({ code, provider, name, engine, model, min_stake, max_stake }) => ({
      game: code,
      provider,
      name,
      engine,
      model,
      leastStake: min_stake,
      mostStake: max_stake,
      mostWin: MOST_WIN,
    }));

/** The engine of a game that plays, and its model where the engine has several. */
function playedBy(game: GameRow): Pick<Title, 'engine' | 'model'> {
  if (isTable(game)) return { engine: game.slug, model: null };
  if (game.category === 'slots') return { engine: 'slot', model: slotModelOf(game.code).name };
  return { engine: ENGINES[game.motif] ?? game.motif, model: null };
}

/** Which of the six models a slot is played by: its code decides, so that a provider has some of each. */
const slotModelOf = (code: string) =>
  slotModels[SLOT_MODELS[Math.floor(fraction(Number(code) * 31 + 3) * SLOT_MODELS.length)] ?? 'steady'];

/** Every game, in the organisation's order. */
function catalogueRows(seeds: readonly ProviderSeed[] = providerSeeds): GameRow[] {
  return seeds.flatMap((provider) => provider.games.map((game, index) => rowOf(provider, game, index)));
}

function rowOf(provider: ProviderSeed, game: GameSeed, index: number): GameRow {
  const code = String(provider.prefix * 1000 + 39 + index * 3);
  const draw = (salt: number) => fraction(Number(code) * 31 + salt);
  const badge = badgeOf(game, index, draw(1));
  return {
    code,
    provider: provider.code,
    position: index,
    name: game.name,
    slug: game.slug ?? slugOf(game.name),
    category: game.category,
    motif: game.motif,
    badge,
    max_bet: null,
    ...figuresOf(provider, { ...game, code }, draw),
    added_on: dayBefore(NEWEST, Math.floor(badge === 'new' ? draw(5) * 21 : 22 + draw(5) * 700)),
  };
}

/** The day on which the newest games came: a catalogue is the same whenever it is seeded. */
const NEWEST = '2026-11-16';

const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

type Figures = Pick<GameRow, 'rtp' | 'volatility' | 'min_stake' | 'max_stake' | 'launch'> &
  Partial<Pick<GameRow, 'max_bet'>>;

/** What stands on a tile: its engine's own figures where the game plays, else figures that vary with its code. */
function figuresOf(
  provider: ProviderSeed,
  game: GameSeed & { readonly code: string },
  draw: (salt: number) => number,
): Figures {
  const { category, motif, code, name } = game;
  const table = provider.code === 'aura' ? TABLE_RETURNS[game.slug ?? slugOf(name)] : undefined;
  if (table !== undefined) {
    const { least: min_stake, most: max_stake } = STAKE_LIMITS;
    const rtp = Math.floor(table * 10_000) / 100;
    // A spot takes what stands on the tile, and all of them together no more than a round brings.
    return { rtp, volatility: 'low', min_stake, max_stake, max_bet: MOST_WIN, launch: 'play' };
  }
  const isAviator = provider.code === 'spribe' && motif === 'crash';
  const engine = isAviator ? 'aviator' : STUDIO.includes(provider.code) ? ENGINES[motif] : undefined;
  if (engine) {
    const { least: min_stake, most: max_stake } = STAKE_LIMITS;
    return { rtp: returnOf(engine), volatility: 'high', min_stake, max_stake, launch: 'play' };
  }
  if (category === 'slots') {
    const { stated, volatility, mostStake } = slotModelOf(code);
    const stakes = { min_stake: STAKE_LIMITS.least, max_stake: mostStake };
    return { rtp: stated.return / 100, volatility, ...stakes, launch: 'play' };
  }
  if (['crash', 'dice', 'popular'].includes(category)) {
    return { rtp: 97, volatility: 'high', min_stake: paise(1000), max_stake: paise(2_500_000), launch: 'game' };
  }
  const min_stake = paise(draw(4) < 0.5 ? 5000 : 10_000);
  const rtp = rounded(97.2 + draw(2) * 2);
  return { rtp, volatility: 'low', min_stake, max_stake: paise(10_000_000), launch: 'game' };
}

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

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
