import type { Motif } from '../ink.ts';
import { type MotifName, motifs } from '../motif-of.ts';
import { ankh, horus, scarab, urn } from './ancient.ts';
import { diya, elephant, feather, koi, umbrella } from './garden.ts';
import { basket, berry, cherries, grapes, lemon, melon, orange, plum, seven } from './orchard.ts';

/** Everything that a reel may show besides letters, by its name. */
const drawings = {
  ...{ scarab, horus, ankh, urn, elephant, feather, koi, umbrella, diya },
  ...{ basket, berry, cherries, grapes, lemon, melon, orange, plum, seven },
  bell: motifs.bell[0],
  bolt: motifs.bolt[0],
  book: motifs.book[0],
  candy: motifs.candy[0],
  chest: motifs.chest[0],
  coins: motifs.coins[0],
  crown: motifs.crown[0],
  dragon: motifs.eye[0],
  flame: motifs.flame[0],
  gems: motifs.gems[0],
  horseshoe: motifs.horseshoe[0],
  joker: motifs.joker[0],
  lantern: motifs.lantern[0],
  lotus: motifs.lotus[0],
  moon: motifs.moon[0],
  pharaoh: motifs.pharaoh[0],
  planet: motifs.planet[0],
  potion: motifs.potion[0],
  pyramid: motifs.pyramid[0],
  rocket: motifs.rocket[0],
  shield: motifs.shield[0],
  star: motifs.star[0],
  totem: motifs.totem[0],
} as const satisfies Readonly<Record<string, Motif>>;

/** What a symbol shows; letters are called by themselves. */
export type SymbolName = keyof typeof drawings;
export const drawingOf = (name: SymbolName): Motif => drawings[name];

/** What stands behind the reels. */
export type Backdrop = 'pillars' | 'domes' | 'trees' | 'peaks' | 'stars' | 'arches';

/** A family of titles: what its reels carry, and where they stand. */
export interface Family {
  readonly backdrop: Backdrop;
  readonly scatter: SymbolName;
  /** Seven pictures, of which a title takes four beside its own wild. */
  readonly pictures: readonly SymbolName[];
  /** Pictures in place of the letters. */
  readonly lows?: readonly [SymbolName, SymbolName, SymbolName, SymbolName];
}

const ANCIENT: Family = {
  backdrop: 'pillars',
  scatter: 'book',
  pictures: ['scarab', 'horus', 'ankh', 'urn', 'pyramid', 'pharaoh', 'crown'],
};
const GARDEN: Family = {
  backdrop: 'domes',
  scatter: 'diya',
  pictures: ['elephant', 'feather', 'koi', 'umbrella', 'lotus', 'lantern', 'bell'],
};
const ORCHARD: Family = {
  backdrop: 'trees',
  scatter: 'basket',
  pictures: ['seven', 'melon', 'grapes', 'berry', 'bell', 'star', 'horseshoe'],
  lows: ['orange', 'plum', 'lemon', 'cherries'],
};
const TREASURE: Family = {
  backdrop: 'arches',
  scatter: 'chest',
  pictures: ['gems', 'crown', 'coins', 'horseshoe', 'dragon', 'bell', 'shield'],
};
const LEGEND: Family = {
  backdrop: 'peaks',
  scatter: 'potion',
  pictures: ['shield', 'totem', 'flame', 'bolt', 'dragon', 'moon', 'crown'],
};
const NIGHT: Family = {
  backdrop: 'stars',
  scatter: 'rocket',
  pictures: ['planet', 'moon', 'star', 'bolt', 'gems', 'flame', 'coins'],
};
const FAIR: Family = {
  backdrop: 'stars',
  scatter: 'lantern',
  pictures: ['joker', 'candy', 'potion', 'star', 'horseshoe', 'seven', 'bell'],
};

const families: Readonly<Partial<Record<MotifName, Family>>> = {
  ...{ book: ANCIENT, pharaoh: ANCIENT, pyramid: ANCIENT },
  ...{ lotus: GARDEN, fish: GARDEN, lantern: GARDEN },
  ...{ fruit: ORCHARD, bell: ORCHARD, sevens: ORCHARD, reels: ORCHARD },
  ...{ gems: TREASURE, chest: TREASURE, coins: TREASURE, crown: TREASURE },
  ...{ bolt: LEGEND, shield: LEGEND, totem: LEGEND, flame: LEGEND, eye: LEGEND },
  ...{ planet: NIGHT, moon: NIGHT, star: NIGHT },
};

/** The family of a title, by what its cover draws. */
export const familyOf = (motif: MotifName): Family => families[motif] ?? FAIR;
