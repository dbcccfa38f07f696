import { fromFreeSpins, type SpinKind } from './free-spins.ts';
import { LINES, type Machine } from './model.ts';
import { type SpinCounts, spinCounts } from './spin-counts.ts';

/** What the rounds of a machine bring, counted, not tried. */
export interface Measures {
  /** What a round returns in the mean, in stakes: 0.965 for 96.5 %. */
  readonly return: number;
  /** The part of it that free spins bring, in stakes. */
  readonly freeReturn: number;
  /** How many of the paid spins pay anything, of one. */
  readonly hitRate: number;
  /** How many rounds have free spins, of one. */
  readonly freeRate: number;
  /** Standard deviation of what a round returns, in stakes. */
  readonly deviation: number;
  /** The largest win of one spin, in line bets with its multiplier, and how many such a round has in the mean. */
  readonly greatest: { readonly lineBets: number; readonly rate: number };
  /** The return where no round pays more than `most` stakes is less by this at most, in stakes. */
  capCost(most: number): number;
}

/**
 * A machine's measures, without its cap. The paid spin and a free spin are each counted over all their stops; what free spins bring is an
 * expectation over their number: from so many left, of so many had, a spin leads with the chance of its scatters to one less and those it
 * brings, until none are left. Sums of numbers that are doubles, so exact to some fifteen digits.
 */
export function measuresOf(machine: Machine): Measures {
  const paid = spinCounts(machine, machine.strips);
  const free = machine.free.strips === machine.strips ? paid : spinCounts(machine, machine.free.strips);
  const base = kindsOf(machine, paid, 1);
  const spins = kindsOf(machine, free, machine.free.multiplier);
  const total = roundOf(machine, base, spins);
  const own = base.reduce((sum, { chance, mean }) => sum + chance * mean, 0);
  return {
    return: total.mean / LINES.length,
    freeReturn: (total.mean - own) / LINES.length,
    hitRate: base.reduce((sum, { chance, paying }) => sum + chance * paying, 0),
    freeRate: base.reduce((sum, { chance, freeSpins }) => sum + (freeSpins > 0 ? chance : 0), 0),
    deviation: Math.sqrt(total.square - total.mean ** 2) / LINES.length,
    greatest: greatestOf(machine, paid, free, total.spins),
    capCost: (most) => capCost(machine, base, spins, most * LINES.length) / LINES.length,
  };
}

function kindsOf({ scatters }: Machine, counts: SpinCounts, multiplier: number): SpinKind[] {
  const totals = counts.map((wins) => sumOf([...wins.values()], (times) => times));
  const cycle = sumOf(totals, (total) => total);
  return counts.flatMap((counted, reached) => {
    const total = totals[reached] as number;
    if (total === 0) return [];
    const wins = [...counted].map(([lineBets, times]) => [lineBets * multiplier, times / total] as const);
    return [
      {
        chance: total / cycle,
        freeSpins: scatters.freeSpins[reached - 3] ?? 0,
        wins,
        mean: sumOf(wins, ([won, chance]) => won * chance),
        square: sumOf(wins, ([won, chance]) => won ** 2 * chance),
        paying: sumOf(wins, ([won, chance]) => (won > 0 ? chance : 0)),
      },
    ];
  });
}

interface Moments {
  readonly mean: number;
  readonly square: number;
  /** How many free spins. */
  readonly spins: number;
}

/** The moments of a round's win, in line bets. */
function roundOf(machine: Machine, base: readonly SpinKind[], free: readonly SpinKind[]): Moments {
  const after = fromFreeSpins<Moments>(machine, free, { mean: 0, square: 0, spins: 0 }, (kinds, rest) =>
    momentsOf(kinds, rest, 1),
  );
  return momentsOf(base, ({ freeSpins }) => after(freeSpins, freeSpins), 0);
}

const momentsOf = (kinds: readonly SpinKind[], rest: (kind: SpinKind) => Moments, itself: 0 | 1): Moments =>
  kinds.reduce(
    (sum, kind) => {
      const { mean, square, spins } = rest(kind);
      return {
        mean: sum.mean + kind.chance * (kind.mean + mean),
        square: sum.square + kind.chance * (kind.square + 2 * kind.mean * mean + square),
        spins: sum.spins + kind.chance * (itself + spins),
      };
    },
    { mean: 0, square: 0, spins: 0 },
  );

function greatestOf(
  { free: { multiplier } }: Machine,
  paid: SpinCounts,
  free: SpinCounts,
  spins: number,
): Measures['greatest'] {
  const base = topOf(paid);
  const top = topOf(free);
  const lineBets = Math.max(base.lineBets, top.lineBets * multiplier);
  const rate =
    (base.lineBets === lineBets ? base.chance : 0) + (top.lineBets * multiplier === lineBets ? top.chance * spins : 0);
  return { lineBets, rate };
}

function topOf(counts: SpinCounts): { readonly lineBets: number; readonly chance: number } {
  const wins = counts.flatMap((counted) => [...counted]);
  const lineBets = wins.reduce((most, [won]) => Math.max(most, won), 0);
  const cycle = sumOf(wins, ([, times]) => times);
  return { lineBets, chance: sumOf(wins, ([won, times]) => (won === lineBets ? times : 0)) / cycle };
}

/**
 * Chernoff's bound, in line bets: what a win has above `most` is never more than `e^(t(win − most)) / (t·e)`, whatever `t`, and the mean of
 * `e^(t·win)` is followed through free spins like that of the win. The least of some `t` is taken.
 */
function capCost(machine: Machine, base: readonly SpinKind[], free: readonly SpinKind[], most: number): number {
  const bounds = Array.from({ length: 16 }, (_, step) => {
    const t = 2 ** (step / 2 + 1) / most;
    const factors = new Map(
      [...base, ...free].map((kind) => [
        kind,
        kind.chance * sumOf(kind.wins, ([won, chance]) => chance * Math.exp(t * won)),
      ]),
    );
    const grown = (kinds: readonly SpinKind[], rest: (kind: SpinKind) => number) =>
      sumOf(kinds, (kind) => (factors.get(kind) as number) * rest(kind));
    const after = fromFreeSpins(machine, free, 1, grown);
    const mean = grown(base, ({ freeSpins }) => after(freeSpins, freeSpins));
    return (mean * Math.exp(-t * most - 1)) / t;
  });
  return Math.min(...bounds);
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
