import type { Motif } from './ink.ts';
import { book, chest, eye, lantern, pharaoh, pyramid, shield, totem } from './motifs/ancient.ts';
import {
  andarbahar,
  baccarat,
  blackjack,
  cards,
  cards32,
  dragontiger,
  hilo,
  lucky7,
  teenpatti,
} from './motifs/cards.ts';
import { bell, coins, crown, fruit, gems, horseshoe, reels, sevens, star } from './motifs/fortune.ts';
import { dice, goal, jet, mines, plinko, rocket } from './motifs/instant.ts';
import { bolt, candy, fish, flame, joker, lotus, moon, planet, potion } from './motifs/nature.ts';
import { ace, brazier, cauldron, crystals } from './motifs/seconds.ts';
import { lottery, matka, race, roulette, wheel } from './motifs/tables.ts';
import { type Random, slug } from './seed.ts';

/** Every motif with its drawings: those that names ask for most have two. */
export const motifs = {
  andarbahar: [andarbahar],
  baccarat: [baccarat],
  bell: [bell],
  blackjack: [blackjack],
  bolt: [bolt],
  book: [book],
  candy: [candy],
  cards: [cards, ace],
  cards32: [cards32],
  chest: [chest],
  coins: [coins],
  crown: [crown],
  dice: [dice],
  dragontiger: [dragontiger],
  eye: [eye],
  fish: [fish],
  flame: [flame, brazier],
  fruit: [fruit],
  gems: [gems, crystals],
  goal: [goal],
  hilo: [hilo],
  horseshoe: [horseshoe],
  jet: [jet],
  joker: [joker],
  lantern: [lantern],
  lottery: [lottery],
  lotus: [lotus],
  lucky7: [lucky7],
  matka: [matka],
  mines: [mines],
  moon: [moon],
  pharaoh: [pharaoh],
  planet: [planet],
  plinko: [plinko],
  potion: [potion, cauldron],
  pyramid: [pyramid],
  race: [race],
  reels: [reels],
  rocket: [rocket],
  roulette: [roulette],
  sevens: [sevens],
  shield: [shield],
  star: [star],
  teenpatti: [teenpatti],
  totem: [totem],
  wheel: [wheel],
} as const satisfies Record<string, readonly [Motif, ...Motif[]]>;
export type MotifName = keyof typeof motifs;

/** What a category is about, by its name without spaces and hyphens. */
const categories: Readonly<Record<string, MotifName>> = {
  andarbahar: 'andarbahar',
  baccarat: 'baccarat',
  bingo: 'lottery',
  blackjack: 'blackjack',
  cards: 'cards',
  cards32: 'cards32',
  dice: 'dice',
  dragontiger: 'dragontiger',
  gameshow: 'wheel',
  gameshows: 'wheel',
  goal: 'goal',
  hilo: 'hilo',
  keno: 'lottery',
  lottery: 'lottery',
  lucky7: 'lucky7',
  matka: 'matka',
  mines: 'mines',
  plinko: 'plinko',
  poker: 'cards',
  race: 'race',
  roulette: 'roulette',
  teenpatti: 'teenpatti',
  trio: 'teenpatti',
  wheel: 'wheel',
};

/** What a slot is about, by a word in its name; the first that is found. */
const promises: readonly (readonly [RegExp, MotifName])[] = [
  [/book|tome|scroll|legend|secret/, 'book'],
  [/pharaoh|egypt|cleo|anubis|horus|scarab|nefer/, 'pharaoh'],
  [/pyramid|desert|sahara|nile|dune|temple|oasis/, 'pyramid'],
  [/gem|jewel|diamond|crystal|ruby|emerald|sapphire|pearl/, 'gems'],
  [/fruit|cherr|berry|juic|lemon|mango|citrus|splash/, 'fruit'],
  [/candy|sweet|sugar|bonanza|lolly|cake/, 'candy'],
  [/fish|ocean|sea|shark|koi|reef|deep|tide|lagoon/, 'fish'],
  [/dragon|tiger|panther|beast|eye|lion|serpent|cobra|jungle cat/, 'eye'],
  [/aztec|maya|jungle|totem|inca|tribal|mask/, 'totem'],
  [/thunder|zeus|olymp|storm|titan|bolt|lightning|god/, 'bolt'],
  [/fire|hot|blaze|inferno|phoenix|burn|ember|chilli|flame/, 'flame'],
  [/moon|wolf|night|forest|winter|frost|wild north|mountain/, 'moon'],
  [/lotus|blossom|garden|monsoon|spring|flower|lily|devi/, 'lotus'],
  [/space|star dust|cosmic|galaxy|planet|orbit|nova|astro|comet/, 'planet'],
  [/pirate|treasure|chest|bounty|vault|heist|loot/, 'chest'],
  [/joker|jester|circus|carnival|fool/, 'joker'],
  [/magic|wizard|witch|potion|alchem|spell|elixir/, 'potion'],
  [/bell|classic|retro|vegas/, 'bell'],
  [/viking|shield|warrior|rune|odin|knight|spartan|legion/, 'shield'],
  [/lantern|dynasty|emperor|orient|shanghai|festival|diwali/, 'lantern'],
  [/king|queen|crown|royal|raja|rani|palace|maharaja/, 'crown'],
  [/seven|777|7s/, 'sevens'],
  [/coin|gold|fortune|rich|money|bank|cash/, 'coins'],
  [/clover|irish|luck|rainbow|horse|derby|rodeo|west/, 'horseshoe'],
  [/star|twin|spin/, 'star'],
];

const anyMotif = ['reels', 'sevens', 'gems', 'star', 'coins', 'fruit', 'crown', 'bell', 'flame', 'planet'] as const;

/** The motif of a game: what its category is about, else a word in its name, else one by chance. */
export function motifOf(name: string, category: string, random: Random = () => 0): MotifName {
  const kind = slug(category).replaceAll('-', '');
  const lowerName = name.toLowerCase();
  if (kind === 'crash') return /rocket|space|moon|astro|lunar|cosm|orbit/.test(lowerName) ? 'rocket' : 'jet';
  return (
    categories[kind] ??
    promises.find(([word]) => word.test(lowerName))?.[1] ??
    anyMotif[Math.floor(random() * anyMotif.length)] ??
    'reels'
  );
}
