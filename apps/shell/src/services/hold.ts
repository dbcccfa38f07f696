import type { Telemetry } from '@pavilion/contract';

/** A hold that lasts this long is reported, ms: what took it may have forgotten it. It goes on: what it is for may be half done yet. */
export const LONG_HOLD = 5 * 60_000;

/** Who takes a hold: the part of a remote, with what its report names; or the shell. */
export interface HoldOwner {
  readonly remote: string;
  readonly version: string;
}

/** What is half done at present: while anything is held, the app does nothing that would tear it. */
export interface Holds {
  /** Returns what ends the hold; it may be called again. */
  take(reason: string, owner: HoldOwner): () => void;
  isHeld(): boolean;
  /** Calls back when `isHeld` has changed. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Ends what one part took: it has been left. */
  endOf(owner: HoldOwner): void;
  /** Ends every hold: the session that it was for is over. */
  endAll(): void;
}

interface Hold {
  readonly owner: HoldOwner;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Holds, and the browser's own question before the tab is closed while there is one. */
export function createHolds(parts: { telemetry: Telemetry; window: Window }): Holds {
  const held = new Set<Hold>();
  const listeners = new Set<() => void>();
  const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();
  const changing = (change: () => void) => {
    const before = held.size > 0;
    change();
    const after = held.size > 0;
    if (before === after) return;
    // Only while something is held: a listener for it keeps a page out of the browser's back-forward cache.
    if (after) parts.window.addEventListener('beforeunload', askBeforeClosing);
    else parts.window.removeEventListener('beforeunload', askBeforeClosing);
    for (const listener of [...listeners]) listener();
  };
  const end = (hold: Hold) => {
    clearTimeout(hold.timer);
    held.delete(hold);
  };
  return {
    take(reason, owner) {
      const hold: Hold = {
        owner,
        timer: setTimeout(() => parts.telemetry.event('held long', { ...owner, reason }), LONG_HOLD),
      };
      changing(() => held.add(hold));
      return () => changing(() => end(hold));
    },
    isHeld: () => held.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    endOf(owner) {
      changing(() => {
        for (const hold of held) if (hold.owner === owner) end(hold);
      });
    },
    endAll() {
      changing(() => {
        for (const hold of held) end(hold);
      });
    },
  };
}
