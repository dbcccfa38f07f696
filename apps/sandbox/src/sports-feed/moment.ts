import { competitions } from './fixtures.ts';
import type { World, WorldMatch } from './world.ts';

/** The world at one tick of the feed's clock. */
export interface Moment {
  readonly clock: number;
  readonly world: World;
}

/** Of what shape a packed moment is. It goes up when a world of before can't be gone on from. */
const FORMAT = 1;

/** A moment as plain data, about 35 KB as JSON. A competition goes by its name: its rules are code. */
export interface PackedMoment {
  readonly format: typeof FORMAT;
  readonly clock: number;
  readonly world: Omit<World, 'matches'> & {
    readonly matches: readonly (Omit<WorldMatch, 'competition'> & { readonly competition: string })[];
  };
}

export function packMoment({ clock, world }: Moment): PackedMoment {
  const matches = world.matches.map((match) => ({ ...match, competition: match.competition.name }));
  return { format: FORMAT, clock, world: { ...world, matches } };
}

/** What `packMoment` made; null where another version of this code made it, which can't be gone on from. */
export function unpackMoment({ format, clock, world }: PackedMoment): Moment | null {
  if (format !== FORMAT) return null;
  const matches: WorldMatch[] = [];
  for (const match of world.matches) {
    const competition = byName.get(match.competition);
    if (!competition) return null;
    matches.push({ ...match, competition });
  }
  return { clock, world: { ...world, matches } };
}

const byName = new Map(competitions.map((competition) => [competition.name, competition]));
