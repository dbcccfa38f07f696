import { parseRupees } from '@pavilion/money';
import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';

/** A player's own stakes, in this browser. Texts of whole amounts in rupees, as they are filled in. */
export interface StakeSettings {
  /** Eight of them (betting.md, "Bet slip"). */
  readonly chips: readonly string[];
  /** Filled in for a new selection; empty: none. */
  readonly defaultStake: string;
  readonly policy: 'none' | 'better' | 'any';
}

const CHIPS = 8;
const PREFIX = 'pavilion.stakes.';
export const firstSettings: StakeSettings = {
  chips: ['100', '200', '500', '1000', '2000', '5000', '10000', '25000'],
  defaultStake: '',
  policy: 'better',
};

const amount = z.string().check(z.refine((text) => parseRupees(text) !== null));
const stored = z.object({
  chips: z.array(amount).check(z.minLength(CHIPS), z.maxLength(CHIPS)),
  defaultStake: z.union([z.literal(''), amount]),
  policy: z.enum(['none', 'better', 'any']),
});

interface Kept {
  readonly player: string | null;
  readonly settings: StakeSettings;
}
const kept = createStore<Kept>(() => ({ player: null, settings: firstSettings }));

/** Reads the stakes of whoever is signed in; what makes no sense counts as the first ones. */
export function openStakes(player: string): void {
  if (kept.getState().player !== player) kept.setState({ player, settings: read(PREFIX + player) });
}

function read(name: string): StakeSettings {
  try {
    const known = z.safeParse(stored, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return known.success ? known.data : firstSettings;
  } catch {
    return firstSettings;
  }
}

/** Changes the stakes and keeps them, where the browser lets it. */
export function changeStakes(change: Partial<StakeSettings>): void {
  const { player, settings } = kept.getState();
  const next = { ...settings, ...change };
  kept.setState({ settings: next });
  try {
    if (player !== null) localStorage.setItem(PREFIX + player, JSON.stringify(next));
  } catch {
    // Blocked or full: it holds until the page is left.
  }
}

/** Whether the stakes are this player's: they are read once that is known. */
export const useAreStakesOf = (player: string | null): boolean => useStore(kept, (now) => now.player === player);
export const stakesNow = (): StakeSettings => kept.getState().settings;
export const useStakes = (): StakeSettings => useStore(kept, ({ settings }) => settings);
