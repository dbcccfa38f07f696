import { type Hues, oklch, providerHues } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { gradient } from '../kit.ts';
import { type MotifName, motifOf } from '../motif-of.ts';
import { createPalette } from '../palette.ts';
import { hash, type Random, randomFrom } from '../seed.ts';
import { backdropArt } from './backdrops.ts';
import { drawingOf, familyOf, type SymbolName } from './families.ts';
import { RANKS, type Rank, rankArt } from './ranks.ts';

/** What a slot's reels carry, as `@pavilion/game-rules` names it. */
const PLACES = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J'] as const;
type Place = (typeof PLACES)[number];

/** One symbol of a title. */
export interface SlotSymbolArt {
  readonly name: SymbolName | Rank;
  /** A picture of its own, 272 units square. */
  readonly svg: string;
}

/** All that a title of the slot engine is dressed in. */
export interface SlotArt {
  readonly symbols: Readonly<Record<Place, SlotSymbolArt>>;
  /** 1440 by 900. */
  readonly backdrop: string;
  /** Metal of the frame from light to dark and light again; grounds of page and reels; light; and what stands out. */
  readonly colours: Readonly<
    Record<'metal1' | 'metal2' | 'metal3' | 'metal4' | 'deep' | 'reel' | 'reelLight' | 'glow' | 'pop', string>
  >;
}

/** How far the hues of a provider's titles lie from its own, degrees: by the title's name. */
const TURNS = [0, 40, -44, 96, 150, 205, 262] as const;

/** A slot title's symbols, backdrop and colours. Pure: the name gives motif and hues, the code everything else. */
export function slotArt(game: { readonly code: string; readonly name: string; readonly provider: string }): SlotArt {
  const seed = hash(game.name);
  const random = randomFrom(seed);
  const motif = motifOf(game.name, 'slots', randomFrom(hash(game.code)));
  const family = familyOf(motif);
  const [first, second] = providerHues(game.provider);
  const turn = TURNS[seed % TURNS.length] ?? 0;
  const dressed = DRESSES.find(({ named }) => named.test(game.name));
  const hues: Hues = dressed?.hues ?? [first + turn, second + turn / 2];
  const palette = createPalette({ hues, random, name: game.name });
  const plate = (seed >>> 8) % 4;
  const dress = (art: string) => document(art, palette.define(art));
  const names = namesOf(motif, random);
  const symbols = Object.fromEntries(
    PLACES.map((place) => {
      const name = names[place];
      const art = isRank(name) ? rankArt(palette.ink, name, plate) : picture(palette.ink, place, name);
      return [place, { name, svg: dress(art) }];
    }),
  ) as SlotArt['symbols'];
  const frame = dressed?.frame ?? FRAME_NAMES[(seed >>> 12) % FRAME_NAMES.length] ?? 'silver';
  const scene = { hues: dressed?.sky ?? hues, hasMoon: dressed?.hasMoon ?? false, random };
  return { symbols, backdrop: backdropArt(family.backdrop, scene), colours: coloursOf(hues, FRAMES[frame]) };
}

const isRank = (name: SymbolName | Rank): name is Rank => RANKS.some((rank) => rank === name);

/** Which symbol stands in which place: the wild is what the cover draws, the four dearest are of its family. */
function namesOf(motif: MotifName, random: Random): Readonly<Record<Place, SymbolName | Rank>> {
  const { scatter, pictures, lows = RANKS } = familyOf(motif);
  const wild = WILDS[motif] ?? 'star';
  const free = pictures.filter((name) => name !== wild && name !== scatter);
  const from = Math.floor(random() * free.length);
  const at = (index: number) => free[(from + index) % free.length] ?? 'star';
  const [A, K, Q, J] = lows;
  const isWildScatter = wild === scatter;
  return { W: wild, S: isWildScatter ? at(4) : scatter, H1: at(0), H2: at(1), H3: at(2), H4: at(3), A, K, Q, J };
}

const WILDS: Readonly<Partial<Record<MotifName, SymbolName>>> = {
  ...{ bell: 'bell', bolt: 'bolt', book: 'pharaoh', candy: 'candy', chest: 'crown', coins: 'coins', crown: 'crown' },
  ...{
    eye: 'dragon',
    fish: 'koi',
    flame: 'flame',
    fruit: 'star',
    gems: 'gems',
    horseshoe: 'horseshoe',
    joker: 'joker',
  },
  ...{ lantern: 'lantern', lotus: 'lotus', moon: 'moon', pharaoh: 'pharaoh', planet: 'planet', potion: 'potion' },
  ...{ pyramid: 'pyramid', reels: 'bell', sevens: 'seven', shield: 'shield', star: 'star', totem: 'totem' },
};

/** A picture, with its part in a word where it has one: never by colour alone. */
function picture(ink: Ink, place: Place, name: SymbolName): string {
  const drawn = `<g transform="translate(0 ${place === 'W' || place === 'S' ? -8 : 0})scale(.95)">${drawingOf(name)({ ...ink, seen: new Set() })}</g>`;
  if (place === 'W') return drawn + plateOf('WILD', 40, '#ffd76a', ink.a4);
  return place === 'S' ? drawn + plateOf('SCATTER', 36, '#fff', '#6a1038') : drawn;
}

const plateOf = (role: string, size: number, colour: string, ground: string) =>
  `<g transform="translate(0 96)"><path d="M-112-26H112L126 0L112 28H-112L-126 0Z" fill="${ground}" stroke="#fff" stroke-opacity=".85" stroke-width="3"/><path d="M-106-20H106L118 0L106 22H-106L-118 0Z" fill="none" stroke="${colour}" stroke-width="2.5" opacity=".7"/><text y="14" font-size="${size}" fill="${colour}" letter-spacing="3" font-weight="900" text-anchor="middle" font-family="Inter,sans-serif">${role}</text></g>`;

/** Metals and glasses that symbols are filled with, besides the palette's own. */
const METALS =
  gradient('linear', 'm', [
    [0, '#fff'],
    [0.38, '#c9d6ea'],
    [0.52, '#7f92b4'],
    [0.7, '#dfe8f6'],
    [1, '#6d7fa3'],
  ]) +
  gradient('linear', 'e', [
    [0, '#d9ff8f'],
    [0.5, '#4cc04e'],
    [1, '#0d6b3a'],
  ]) +
  gradient('linear', 'd', [
    [0, '#ffb3a0'],
    [0.4, '#f3304f'],
    [1, '#8e0a3a'],
  ]);

const document = (art: string, defs: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-136 -136 272 272" width="272" height="272"><defs>${defs}${METALS}</defs><g stroke-linecap="round" stroke-linejoin="round" font-family="Inter,sans-serif" font-weight="900" text-anchor="middle">${art}</g></svg>`;

const FRAMES = {
  silver: ['#f4f8ff', '#a9badb', '#44557f', '#dde7fa'],
  gold: ['#fff0cf', '#e8a63e', '#7c3f12', '#ffdd92'],
  copper: ['#ffe2b5', '#c9753a', '#5a2716', '#f0ac66'],
} as const;
type FrameName = keyof typeof FRAMES;
const FRAME_NAMES: readonly FrameName[] = ['silver', 'gold', 'copper'];

/** What a title promises by a word of its name, it is dressed in. */
interface Dress {
  readonly named: RegExp;
  readonly hues: Hues;
  /** Of what stands behind the reels, where it is not as the rest. */
  readonly sky?: Hues;
  readonly hasMoon?: boolean;
  readonly frame: FrameName;
}

const DRESSES: readonly Dress[] = [
  { named: /\b(?:silver|moon|lunar|night)/i, hues: [266, 85], sky: [266, 258], hasMoon: true, frame: 'silver' },
  { named: /\b(?:frost|ice|winter|snow)/i, hues: [238, 215], frame: 'silver' },
  { named: /\b(?:blue|tide|sea|ocean|river)/i, hues: [242, 195], frame: 'silver' },
  { named: /\b(?:gold|amber|sun|saffron)/i, hues: [48, 85], frame: 'gold' },
  { named: /\b(?:ruby|crimson|scarlet)/i, hues: [16, 50], frame: 'gold' },
  { named: /\b(?:emerald|jade)/i, hues: [160, 95], frame: 'gold' },
];

function coloursOf([ha, hb]: Hues, [metal1, metal2, metal3, metal4]: (typeof FRAMES)[FrameName]): SlotArt['colours'] {
  return {
    ...{ metal1, metal2, metal3, metal4 },
    deep: oklch(0.17, 0.06, ha),
    reel: oklch(0.24, 0.08, ha),
    reelLight: oklch(0.36, 0.12, ha),
    glow: oklch(0.76, 0.13, hb),
    pop: oklch(0.88, 0.13, hb),
  };
}
