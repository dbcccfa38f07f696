import { AURA, each, type GameSeed, KINGMAKER, MAC88, SPM, SPRIBE, slot, TURBO } from './games.ts';
import { slotNames } from './slot-names.ts';

/** A provider as it is seeded, with its games in their order. */
export interface ProviderSeed {
  readonly code: string;
  readonly name: string;
  readonly lobby: 'slots' | 'live';
  readonly quotes: string;
  /** The number before its games' codes. */
  readonly prefix: number;
  readonly games: readonly GameSeed[];
}

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
  // Not among the fourteen of §1, but §2 gives each an address of its own, for players: /kingmaker and /spmgames. Their codes are
  // others, so that each has its public page as well.
  {
    code: 'king-maker',
    name: 'KingMaker',
    lobby: 'live',
    prefix: 3500,
    quotes: 'Card and dice games of the Indian table, without a dealer.',
    games: KINGMAKER,
  },
  {
    code: 'spm',
    name: 'SPM Games',
    lobby: 'live',
    prefix: 3600,
    quotes: 'Matka and other draws, each with its own clock.',
    games: SPM,
  },
];
