import { useSession } from '@pavilion/contract';
import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';

/** What can be pinned of a match: one of its markets. */
export const pinnedKinds = ['match_odds', 'bookmaker', 'fancy'] as const;

/** A market that a player wants to find first. */
export interface Pin {
  readonly refMatchId: string;
  /** Which channel carries its prices. */
  readonly sportId: '4' | '1' | '2';
  readonly kind: (typeof pinnedKinds)[number];
}

/** What one player finds first, in this browser. */
export interface Pins {
  /** In the order in which they were pinned. */
  readonly markets: readonly Pin[];
  /** Leagues, by `leagueKey`. */
  readonly followed: readonly string[];
}

/** As many as a screen of many markets can be asked to carry; the oldest goes for one more. */
const MOST_PINS = 40;
const PREFIX = 'pavilion.pins.';
const nothing: Pins = { markets: [], followed: [] };

const stored = z.object({
  markets: z.array(z.object({ refMatchId: z.string(), sportId: z.enum(['4', '1', '2']), kind: z.enum(pinnedKinds) })),
  followed: z.array(z.string()),
});

interface Kept {
  readonly player: string | null;
  readonly pins: Pins;
}
const kept = createStore<Kept>(() => ({ player: null, pins: nothing }));

/** Names a league: those of two sports may be called alike. */
export const leagueKey = ({
  sportId,
  competition,
}: {
  readonly sportId: string;
  readonly competition: string;
}): string => `${sportId}/${competition}`;

const isSame = (one: Pin, other: Pin) => one.refMatchId === other.refMatchId && one.kind === other.kind;

/** Reads what a player has pinned and follows; what makes no sense counts as nothing. */
export function openPins(player: string): Pins {
  if (kept.getState().player !== player) kept.setState({ player, pins: read(PREFIX + player) });
  return kept.getState().pins;
}

function read(name: string): Pins {
  try {
    const known = z.safeParse(stored, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return known.success ? known.data : nothing;
  } catch {
    return nothing;
  }
}

/** Keeps it where the browser lets it; else it holds until the page is left. */
function change(next: (pins: Pins) => Pins): void {
  const { player, pins } = kept.getState();
  const changed = next(pins);
  kept.setState({ pins: changed });
  try {
    if (player !== null) localStorage.setItem(PREFIX + player, JSON.stringify(changed));
  } catch {
    // Blocked or full.
  }
}

export const togglePin = ({ refMatchId, sportId, kind }: Pin): void =>
  change(({ markets, followed }) => {
    const pin = { refMatchId, sportId, kind };
    const others = markets.filter((each) => !isSame(each, pin));
    return { followed, markets: others.length < markets.length ? others : [...others, pin].slice(-MOST_PINS) };
  });

export const toggleFollowed = (league: string): void =>
  change(({ markets, followed }) => ({
    markets,
    followed: followed.includes(league) ? followed.filter((each) => each !== league) : [...followed, league],
  }));

/** What the player who is signed in finds first; nothing for a visitor. */
export function usePins(): Pins {
  const player = useSession(({ user }) => user?.mstruserid ?? null);
  const known = useStore(kept);
  const isKnown = known.player === player;
  const first = useMemo(() => (isKnown || player === null ? nothing : read(PREFIX + player)), [isKnown, player]);
  useEffect(() => {
    if (player !== null) openPins(player);
  }, [player]);
  return isKnown && player !== null ? known.pins : first;
}

/** Whether one market of a match is pinned; `togglePin` changes it. */
export const isPinned = ({ markets }: Pins, pin: Pin): boolean => markets.some((each) => isSame(each, pin));
