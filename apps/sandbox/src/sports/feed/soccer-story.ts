import type { Random } from '../../base/index.ts';

/** A goal or a card; `place` names the player among their eleven, `minute` is as a board has it: `45+2`. */
export interface SoccerEvent {
  readonly kind: 'goal' | 'yellow' | 'red';
  readonly side: 0 | 1;
  readonly minute: string;
  readonly place: number;
}

/** How often a side is shown a card, a minute. */
const YELLOW = 0.021;
const RED = 0.0008;
/** Who makes the goals: the further to the front the more, and nobody from their own goal. */
const SCORERS = [10, 10, 10, 10, 9, 9, 9, 8, 8, 7, 7, 6, 5, 4, 3, 2];
const SIDES = [0, 1] as const;

/** What a minute brings besides its score: who made the goal, and who was shown a card. A second yellow card is a red one. */
export function minuteOf(
  events: readonly SoccerEvent[],
  { minute, scores }: { readonly minute: string; readonly scores: 0 | 1 | null },
  random: Random,
): readonly SoccerEvent[] {
  const of = (side: 0 | 1, kinds: readonly SoccerEvent['kind'][]) =>
    new Set(events.filter((each) => each.side === side && kinds.includes(each.kind)).map(({ place }) => place));
  const fresh: SoccerEvent[] = [];
  for (const side of SIDES) {
    const sentOff = of(side, ['red']);
    const goal = scores === side;
    const scorer = random.pick(SCORERS.filter((place) => !sentOff.has(place)));
    if (goal) fresh.push({ kind: 'goal', side, minute, place: scorer });
    const luck = random.next();
    const place = random.int(1, OUTFIELD);
    if (luck > YELLOW + RED || sentOff.has(place)) continue;
    const isRed = luck < RED || of(side, ['yellow']).has(place);
    fresh.push({ kind: isRed ? 'red' : 'yellow', side, minute, place });
  }
  return fresh;
}

/** How many there are to be shown a card; the goalkeeper never is. */
const OUTFIELD = 10;

/** How many of a side are a yellow card from being sent off, on average, `minutes` after so many were. */
export const bookedAfter = (booked: number, minutes: number): number =>
  OUTFIELD - (OUTFIELD - booked) * (1 - YELLOW / OUTFIELD) ** minutes;

/** The chance that a minute brings a red card to a side with so many booked. */
export const redChance = (booked: number): number => RED + (YELLOW * booked) / OUTFIELD;

/** How many of a side have a yellow card and play on. */
export function bookedOf(events: readonly SoccerEvent[], side: 0 | 1): number {
  const of = (kind: SoccerEvent['kind']) =>
    new Set(events.filter((each) => each.kind === kind && each.side === side).map(({ place }) => place));
  const sentOff = of('red');
  return [...of('yellow')].filter((place) => !sentOff.has(place)).length;
}

/** How many of a side were sent off. */
export const sentOffOf = (events: readonly SoccerEvent[] | undefined, side: 0 | 1): number =>
  (events ?? []).filter((each) => each.kind === 'red' && each.side === side).length;
