import { competitions } from './fixtures.ts';
import type { LeftMatch, World, WorldMatch } from './world.ts';

/** The world at one tick of the feed's clock. */
export interface Moment {
  readonly clock: number;
  readonly world: World;
}

/** Of what shape a packed moment is. It goes up when a world of before can't be gone on from. */
const FORMAT = 3;

/** A moment as plain data, about 50 KB as JSON. A competition goes by its name: its rules are code. */
export interface PackedMoment {
  readonly format: typeof FORMAT;
  readonly clock: number;
  readonly world: Omit<World, 'matches' | 'left'> & {
    readonly matches: readonly PackedMatch[];
    readonly left: readonly (Omit<LeftMatch, 'match'> & { readonly match: PackedMatch })[];
  };
}
type PackedMatch = Omit<WorldMatch, 'competition' | 'pricedAt'> & {
  readonly competition: string;
  /** A moment that was packed before there was such a figure has none: its prices count from when it was packed. */
  readonly pricedAt?: number;
};

export function packMoment({ clock, world }: Moment): PackedMoment {
  const pack = (match: WorldMatch): PackedMatch => ({ ...match, competition: match.competition.name });
  const left = world.left.map(({ match, at }) => ({ match: pack(match), at }));
  return { format: FORMAT, clock, world: { ...world, matches: world.matches.map(pack), left } };
}

/** What `packMoment` made; null where another version of this code made it, which can't be gone on from. */
export function unpackMoment({ format, clock, world }: PackedMoment): Moment | null {
  if (format !== FORMAT) return null;
  const unpack = (match: PackedMatch): WorldMatch | null => {
    const competition = byName.get(match.competition);
    return competition ? { ...match, competition, pricedAt: match.pricedAt ?? world.now } : null;
  };
  const matches = world.matches.map(unpack);
  if (matches.includes(null)) return null;
  const left = world.left.flatMap(({ match, at }) => {
    const unpacked = unpack(match);
    return unpacked ? [{ match: unpacked, at }] : [];
  });
  return { clock, world: { ...world, matches: matches.filter((match) => match !== null), left } };
}

const byName = new Map(competitions.map((competition) => [competition.name, competition]));
