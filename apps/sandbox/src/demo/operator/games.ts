import { slotNames } from './slot-names.ts';

/** A game as it is seeded. `motif` is what its cover draws. */
export interface GameSeed {
  readonly name: string;
  readonly category: string;
  readonly motif: string;
}

export interface ProviderSeed {
  readonly code: string;
  readonly name: string;
  readonly lobby: 'slots' | 'live';
  readonly quotes: string;
  /** The number before its games' codes. */
  readonly prefix: number;
  readonly games: readonly GameSeed[];
}

const slot = (name: string): GameSeed => ({ name, category: 'slots', motif: 'slots' });
const each = (category: string, names: readonly string[], motif = category): GameSeed[] =>
  names.map((name) => ({ name, category, motif }));

/** One of each group in turn, so that a page never shows a row of the same picture. */
function inTurn(groups: readonly (readonly GameSeed[])[]): GameSeed[] {
  const rounds = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group.slice(round, round + 1))).flat();
}

const TURBO = inTurn([
  each('crash', [
    'Lunar Rocket',
    'Jet Streak',
    'Limit Rider',
    'Turbo Dive',
    'Monsoon Flight',
    'Orbit Rush',
    'Sky Rickshaw',
    'Moonshot Nine',
    'Kite Climb',
    'Night Mail Jet',
  ]),
  each('popular', ['Turbo Mines', 'Deep Mines', 'Mines of Panna'], 'mines'),
  each('popular', ['Turbo Plinko', 'Plinko Falls', 'Plinko Bazaar'], 'plinko'),
  each('dice', ['Dice Twice', 'Turbo Dice', 'Dice Ladder', 'Two Dice Tango', 'Dice Express']),
  each('cards32', ['Turbo Hi-Lo', 'Hi-Lo Sprint', 'Hi-Lo Ladder'], 'hilo'),
  each('roulette', ['Turbo Roulette', 'Mini Wheel Roulette', 'Roulette Sprint']),
  each('gameshows', ['Monsoon Wheel', 'Wheel of Trades', 'Festival Wheel']),
  each('popular', ['Penalty Ladder', 'Goal Rush'], 'goal'),
  each('lottery', ['Bollywood Bingo', 'Keno 80', 'Turbo Lotto']),
]);

const MAC88 = inTurn([
  each('teenpatti', [
    'Teenpatti',
    'One Day Teenpatti',
    'Teenpatti 20-20',
    'Open Teenpatti',
    'Muflis Teenpatti',
    'Teenpatti Test',
  ]),
  each('andarbahar', ['Andar Bahar', 'Andar Bahar 2', 'Speed Andar Bahar', 'Andar Bahar 50']),
  each('table', ['Dragon Tiger', 'Dragon Tiger 20-20', 'One Day Dragon Tiger', 'Dragon Tiger Lion'], 'dragontiger'),
  each('baccarat', ['Baccarat', 'Baccarat 29', 'Speed Baccarat', 'Baccarat Squeeze Table']),
  each('roulette', ['Roulette', 'Hindi Roulette', 'Auto Roulette', 'Beach Roulette', 'Roulette 13']),
  each('lottery', ['Lottery', 'Lottery 3D', 'Instant Lottery']),
  each('lottery', ['Matka', 'Worli Matka'], 'matka'),
  each('lucky7', ['Lucky 7', 'Lucky 7 Euro', 'Lucky 7 Lounge', 'Speed Lucky 7']),
  each('cards32', ['32 Cards', '32 Cards Evening']),
  each('cards32', ['Hi-Low 13', 'Hi-Low Express'], 'hilo'),
  each('blackjack', ['Blackjack', 'Hindi Blackjack', 'Blackjack 21 Lounge']),
  each('table', ['Casino Hold Em', 'Poker 20-20', 'Six Player Poker'], 'poker'),
  each('table', ['Race 20-20'], 'race'),
  each('table', ['Trio'], 'trio'),
  each('dice', ['Sic Bo Table']),
]);

const SPRIBE: readonly GameSeed[] = [
  { name: 'Aviator', category: 'crash', motif: 'crash' },
  { name: 'Mines', category: 'popular', motif: 'mines' },
  { name: 'Goal', category: 'crash', motif: 'goal' },
  { name: 'Dice', category: 'dice', motif: 'dice' },
  { name: 'Plinko', category: 'crash', motif: 'plinko' },
  { name: 'Mini Roulette', category: 'roulette', motif: 'roulette' },
  { name: 'HiLo', category: 'cards32', motif: 'hilo' },
];

const AURA: readonly GameSeed[] = [
  { name: 'Baccarat', category: 'baccarat', motif: 'baccarat' },
  { name: 'Dream Catcher', category: 'gameshows', motif: 'gameshows' },
  { name: 'Hi-Low', category: 'andarbahar', motif: 'hilo' },
  { name: 'Matka', category: 'lottery', motif: 'matka' },
  { name: 'Teenpatti Open', category: 'teenpatti', motif: 'teenpatti' },
  { name: 'Race 20-20', category: 'gameshows', motif: 'race' },
  { name: 'Trio', category: 'cards32', motif: 'trio' },
];

/** Providers in the organisation's order; the first five are the tabs of /slots with exactly these counts (spec §1). */
export const providerSeeds: readonly ProviderSeed[] = [
  {
    code: 'netent',
    name: 'Netent',
    lobby: 'slots',
    prefix: 1100,
    quotes: 'Clear reels and long return tables, from ₹1 a spin.',
    games: slotNames(0, 25).map(slot),
  },
  {
    code: 'red-tiger',
    name: 'Red Tiger',
    lobby: 'slots',
    prefix: 1200,
    quotes: 'A hundred slots with a daily pot that has to fall.',
    games: slotNames(25, 125).map(slot),
  },
  {
    code: 'jili',
    name: 'Jili',
    lobby: 'slots',
    prefix: 1300,
    quotes: 'Short rounds, made for a phone held upright.',
    games: slotNames(125, 195).map(slot),
  },
  {
    code: 'turbo-games',
    name: 'Turbo Games',
    lobby: 'slots',
    prefix: 1400,
    quotes: 'Crash, mines and dice that end in seconds.',
    games: TURBO,
  },
  {
    code: 'mac88',
    name: 'Mac88',
    lobby: 'slots',
    prefix: 1500,
    quotes: 'Live Indian card tables, dealt in Hindi and English.',
    games: MAC88,
  },
  {
    code: 'ezugi',
    name: 'Ezugi',
    lobby: 'live',
    prefix: 2100,
    quotes: 'Indian card games, dealt around the clock.',
    games: [
      ...each('andarbahar', ['Ultimate Andar Bahar', 'Andar Bahar']),
      ...each('teenpatti', ['One Day Teen Patti', 'Teen Patti']),
      ...each('cards32', ['32 Cards']),
      ...each('lucky7', ['Lucky 7']),
      ...each('roulette', ['Speed Roulette']),
    ],
  },
  {
    code: 'evolution',
    name: 'Evolution',
    lobby: 'live',
    prefix: 2200,
    quotes: 'Tables with room for everybody, from ₹50.',
    games: [
      ...each('roulette', ['Lightning Wheel Roulette', 'Roulette']),
      ...each('blackjack', ['Blackjack']),
      ...each('baccarat', ['Baccarat']),
      ...each('gameshows', ['Money Wheel', 'Carnival Wheel']),
    ],
  },
  {
    code: 'vivo',
    name: 'Vivo',
    lobby: 'live',
    prefix: 2300,
    quotes: 'European wheels and quiet tables.',
    games: [
      ...each('roulette', ['European Roulette']),
      ...each('blackjack', ['Blackjack']),
      ...each('baccarat', ['No Commission Baccarat']),
      ...each('table', ['Dragon Tiger'], 'dragontiger'),
    ],
  },
  {
    code: 'qtech',
    name: 'Qtech',
    lobby: 'live',
    prefix: 2400,
    quotes: 'Table games without a dealer, at your own pace.',
    games: [
      ...each('blackjack', ['Single Deck Blackjack']),
      ...each('roulette', ['Crystal Roulette']),
      ...each('table', ['Caribbean Poker'], 'poker'),
    ],
  },
  {
    code: 'supernowa',
    name: 'Supernowa',
    lobby: 'live',
    prefix: 2500,
    quotes: 'Teen Patti and friends, with dealers from Goa.',
    games: [
      ...each('teenpatti', ['Teen Patti 20-20']),
      ...each('andarbahar', ['Andar Bahar']),
      ...each('lucky7', ['Lucky 7']),
      ...each('cards32', ['Thirty Two Cards Live']),
    ],
  },
  {
    code: 'xpg',
    name: 'XPG',
    lobby: 'live',
    prefix: 2600,
    quotes: 'Low limits, high definition.',
    games: [
      ...each('baccarat', ['Baccarat', 'Dragon Baccarat']),
      ...each('roulette', ['Wheel Roulette']),
      ...each('blackjack', ['Lounge Blackjack']),
    ],
  },
  {
    code: 'worldcasino',
    name: 'World Casino',
    lobby: 'live',
    prefix: 2700,
    quotes: 'One table from every time zone.',
    games: [
      ...each('roulette', ['World Roulette']),
      ...each('baccarat', ['World Baccarat']),
      ...each('lucky7', ['World Lucky 7']),
    ],
  },
  {
    code: 'powergames',
    name: 'Power Games',
    lobby: 'live',
    prefix: 2800,
    quotes: 'Wheels and draws with a host.',
    games: [...each('gameshows', ['Wheel of Nine', 'Power Wheel']), ...each('lottery', ['Power Keno'], 'keno')],
  },
  {
    code: 'onetouch',
    name: 'OneTouch',
    lobby: 'live',
    prefix: 2900,
    quotes: 'Played with one thumb.',
    games: [
      ...each('dice', ['Two Dice']),
      ...each('baccarat', ['Pocket Baccarat']),
      ...each('table', ['Pocket Hold Em'], 'poker'),
    ],
  },
  {
    code: 'onlyplay',
    name: 'OnlyPlay',
    lobby: 'live',
    prefix: 3000,
    quotes: 'Instant games with a short story each.',
    games: [
      ...each('dice', ['Dice Rush']),
      ...each('crash', ['Paper Plane', 'Rooftop Rocket']),
      ...each('lottery', ['Quick Keno'], 'keno'),
    ],
  },
  {
    code: 'pragmaticplay',
    name: 'Pragmatic Play',
    lobby: 'live',
    prefix: 3100,
    quotes: 'Busy tables and quick rounds.',
    games: [
      ...each('blackjack', ['Speed Blackjack']),
      ...each('roulette', ['Mega Wheel Roulette']),
      ...each('gameshows', ['Mango Wheel']),
    ],
  },
  {
    code: 'aesexy',
    name: 'AE Sexy',
    lobby: 'live',
    prefix: 3200,
    quotes: 'Baccarat halls and dice, live from the studio.',
    games: [
      ...each('baccarat', ['Classic Baccarat', 'Speed Baccarat']),
      ...each('dice', ['Sic Bo']),
      ...each('table', ['Dragon Tiger'], 'dragontiger'),
    ],
  },
  {
    code: 'spribe',
    name: 'Spribe',
    lobby: 'live',
    prefix: 3300,
    quotes: 'Every round can be checked against its seed.',
    games: SPRIBE,
  },
  {
    code: 'aura',
    name: 'Aura',
    lobby: 'live',
    prefix: 3400,
    quotes: 'Seven Indian favourites on one table.',
    games: AURA,
  },
];
