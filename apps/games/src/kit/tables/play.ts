import { greatestStake, ONCE, settled, type TableBet, type TableGame } from '@pavilion/game-rules';
import { minPaise, type Paise, paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pauseOrReach } from '../calls/calls.ts';
import { readAmount, readList, readObject, readOne } from '../calls/readers.ts';
import { kept } from '../kept.ts';
import { type ChipState, Chips } from '../live/chips.ts';
import { stakeOf } from '../live/laid.ts';
import type { LiveState } from '../live/live-state.ts';
import type { LiveReaders } from '../live/wire.ts';
import type { Stakes } from '../opening.ts';
import { type LiveSeat, useLive } from '../seat.ts';
import type { Sounds } from '../sounds.ts';
import { isStill } from '../still.ts';

/** What a table's page needs to know of its game. */
export interface TableKind<Spot extends string, Round, Step, Mark, Opening> {
  readonly rules: TableGame<Spot, Round, Step, Mark, Opening>;
  readonly readers: Omit<LiveReaders<unknown, Step, Mark, Opening>, 'bet'>;
  /** The round that all its steps make. */
  readonly roundOf: (steps: readonly Step[], opening: Opening) => Round;
  /** How long a step takes until what it brings is counted, ms. */
  readonly counts: number;
}

/** `betting`, `closed` while nothing or a part of it is shown, and `result`. */
type Part = 'betting' | 'closed' | 'result';

/** A player at a table of chips. */
export type TableSeat<Spot extends string, Step, Mark, Opening = null> = LiveSeat<
  readonly TableBet<Spot>[],
  Step,
  Mark,
  Opening
>;

/** A table as its player's page shows it. */
export interface Play<Spot extends string, Step, Mark, Opening> {
  readonly state: LiveState<readonly TableBet<Spot>[], Step, Mark, Opening>;
  readonly stakes: Stakes;
  readonly part: Part;
  readonly steps: readonly Step[];
  /** The steps whose motion has come to rest: what they bring is counted. */
  readonly counted: readonly Step[];
  readonly chips: ChipState<Spot>;
  readonly left: Paise;
  readonly chip: Paise;
  readonly setChip: (chip: Paise) => void;
  readonly lay: (spot: Spot) => void;
  readonly tools: Pick<Chips<Spot>, 'undo' | 'double' | 'repeat' | 'clear'>;
  /** Whether a spot takes bets in this round. */
  readonly isOpen: (spot: Spot) => boolean;
  /** The spots that win more than their stake, once the result is shown. */
  readonly won: ReadonlySet<Spot>;
  /** What each of my bets brought less its stake, once the result is shown. */
  readonly nets: ReadonlyMap<Spot, Paise>;
  /** What my bets on this round cost and brought, once all of them have ended. */
  readonly sums: { readonly stake: Paise; readonly pays: Paise } | null;
  readonly now: () => number;
}

/** A table's page of whatever game. */
export type AnyPlay<Spot extends string> = Play<Spot, unknown, unknown, unknown>;

/** How everything of a table is read. */
export const readersOf = <Spot extends string, Round, Step, Mark, Opening>({
  rules,
  readers,
}: Pick<TableKind<Spot, Round, Step, Mark, Opening>, 'rules' | 'readers'>): LiveReaders<
  readonly TableBet<Spot>[],
  Step,
  Mark,
  Opening
> => ({ ...readers, bet: betsReader(rules.spots) });

/** How a table's bets are read. */
const betsReader =
  <Spot extends string>(spots: readonly Spot[]) =>
  (input: unknown): readonly TableBet<Spot>[] =>
    readList(input, (one) => {
      const { spot, stake } = readObject(one);
      return { spot: readOne(spot, spots), stake: readAmount(stake) };
    });

/** The chips of a table, paise. */
const CHIPS: readonly Paise[] = [10_00, 50_00, 100_00, 500_00, 1000_00, 5000_00].map((amount) => paise(amount));
export const chipsWithin = ({ least, most }: Stakes): readonly Paise[] =>
  CHIPS.filter((chip) => chip >= least && chip <= most);

/** A player's seat at a table: what is shown, their chips, and what came of them. */
export function usePlay<Spot extends string, Round, Step, Mark, Opening>(
  { table, opening: { stakes } }: TableSeat<Spot, Step, Mark, Opening>,
  kind: TableKind<Spot, Round, Step, Mark, Opening>,
  sounds: Sounds,
): Play<Spot, Step, Mark, Opening> {
  const { rules } = kind;
  const state = useLive(table);
  const [laid] = useState(() => new Chips<Spot>(table, { ...limitsOf(table, stakes, rules), pause: pauseOrReach }));
  const chips = useSyncExternalStore(laid.subscribe, laid.state);
  const [chip, setChip] = useChip(stakes);
  const { round, stage, tickets } = state;
  const counted = useCounted(stage.steps, stage.past, stage.name === 'shown', kind.counts);
  const part: Part = stage.name === 'shown' ? 'result' : stage.name;
  useSteps(stage.steps.length, stage.past, sounds);
  const opening = round?.opening as Opening;
  const result = part === 'result' && round ? kind.roundOf(stage.steps, opening) : null;
  const isOver = tickets.length > 0 && tickets.every((one) => one.state === 'over');
  const sums = isOver && result ? { stake: sumPaise(tickets, byStake), pays: sumPaise(tickets, byPays) } : null;
  const isWon = sums !== null && sums.pays > sums.stake;
  const id = round?.id ?? 0;
  const latest = useRef(sounds);
  latest.current = sounds;
  useEffect(() => {
    if (isWon && id > 0) latest.current.bell();
  }, [isWon, id]);
  const won = new Set(result ? rules.spots.filter((spot) => rules.times(spot, result) > ONCE) : []);
  return {
    ...{ state, stakes, part, steps: stage.steps, counted, chips, chip, setChip, won, sums },
    left: laid.left,
    lay(spot) {
      if (laid.lay(spot, chip)) sounds.tick();
    },
    tools: laid,
    isOpen: (spot) => round !== null && rules.greatest(spot, opening) > 0,
    nets: new Map(result ? netsOf(rules, chips.lying, result, stakes.mostWin) : []),
    now: table.now,
  };
}

const byStake = ({ stake }: { readonly stake: Paise }) => stake;
const byPays = ({ pays }: { readonly pays: Paise }) => pays;

function netsOf<Spot extends string, Round, Opening>(
  rules: TableGame<Spot, Round, unknown, unknown, Opening>,
  lying: readonly TableBet<Spot>[],
  round: Round,
  mostWin: Paise,
): readonly (readonly [Spot, Paise])[] {
  const { each } = settled(rules, lying, round, mostWin);
  return lying.map(({ spot, stake }, at) => [spot, subtractPaise(each[at] ?? ZERO, stake)]);
}

/** What a table's spots take: its title's most, or less where the cap would take something off. */
function limitsOf<Spot extends string, Opening>(
  { state }: { readonly state: () => { readonly round: { readonly opening: Opening } | null } },
  { least, most, mostWin }: Stakes,
  rules: TableGame<Spot, unknown, unknown, unknown, Opening>,
) {
  const mostOn = (spot: Spot): Paise => {
    const { round } = state();
    if (!round || rules.greatest(spot, round.opening) === 0) return ZERO;
    return minPaise(most, greatestStake(rules, spot, round.opening, mostWin) || most);
  };
  return { least, mostInAll: mostWin, mostOn };
}

/** The chip that is chosen, kept for the next table. */
function useChip(stakes: Stakes) {
  const all = chipsWithin(stakes);
  const [chip, setChip] = useState(() => {
    const before = Number(kept.read('chip'));
    return all.find((one) => one === before) ?? all.find((one) => one === 100_00) ?? all[0] ?? stakes.least;
  });
  const choose = (next: Paise) => {
    kept.write('chip', String(next));
    setChip(next);
  };
  return [chip, choose] as const;
}

/** The steps whose motion is over: those that lay here already at once, each other one when it has come to rest. */
function useCounted<Step>(steps: readonly Step[], past: number, isOver: boolean, counts: number): readonly Step[] {
  const [rested, setRested] = useState(0);
  const { length } = steps;
  useEffect(() => {
    if (length === 0) return setRested(0);
    const timer = setTimeout(() => setRested(length), isStill() ? 0 : counts);
    return () => clearTimeout(timer);
  }, [length, counts]);
  return isOver ? steps : steps.slice(0, Math.max(past, Math.min(rested, length)));
}

/** Each step that comes in is heard. */
function useSteps(count: number, past: number, sounds: Sounds): void {
  const latest = useRef(sounds);
  latest.current = sounds;
  useEffect(() => {
    if (count > past) latest.current.tick();
  }, [count, past]);
}

/** What I have on the table. */
export const stakedOn = ({ chips }: Pick<AnyPlay<string>, 'chips'>): Paise => stakeOf(chips.lying);
