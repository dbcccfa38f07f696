import type { SocketRefusal } from '@pavilion/api-client';
import type { ReadableStore } from '@pavilion/contract';
import { setOnline } from '@pavilion/remote-kit';
import { createStore } from 'zustand/vanilla';
import type { DeviceStorage } from '../environment/device-storage.ts';

/** When the player's figures were last known to be true, ms since the epoch: kept beside them for the next visit. */
const FIGURES_KEY = 'figuresAt';
/** How long a lost connection may take to come back before the figures count as old, ms. */
const GRACE = 3000;
/** How soon figures that could not be read are asked for again while the connection stands, ms. */
const AGAIN = 10_000;

/** What is read of a player apart from each other. */
type Figure = 'wallet' | 'exposure';

/** How the page stands to the operator. */
export interface ConnectionState {
  /** Why no live connection is let in; the same object until one is. */
  readonly refusal: SocketRefusal | null;
  /** Whether balance and exposure are no longer known to be those of now. */
  readonly isOld: boolean;
  /** When they last were, ms; null where that is not known. */
  readonly asOf: number | null;
}

export interface Connection extends ReadableStore<ConnectionState> {
  /** No live connection is let in. Of several reasons in a row the first is kept until one is. */
  refused(refusal: SocketRefusal): void;
  /** A live connection is open. */
  opened(): void;
  /** It is lost: what was pushed until now was true. */
  lost(): void;
  /** A figure came from the operator. */
  confirm(figure: Figure): void;
  /** A figure could not be read. `again` reads both once more, later. */
  failed(figure: Figure, again: () => void): void;
  /** The figures on the screen changed, by whoever wrote them: another tab of this browser may hear of them where this one does not. */
  renewed(): void;
  /** Another player, or nobody: nothing is known of any figure. */
  forget(): void;
}

/** A reason that is gone with the next try. */
const PASSING = ['ConnectionUsed'];

export function createConnection(storage: DeviceStorage, now: () => number = Date.now): Connection {
  const store = createStore<ConnectionState>(() => ({ refusal: null, isOld: false, asOf: storedMoment(storage) }));
  const known = new Set<Figure>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isKnown = () => known.size === 2;
  const wait = (ms: number, task: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };
  const note = (isOld: boolean) => {
    const asOf = now();
    storage.set(FIGURES_KEY, String(asOf));
    store.setState({ isOld, asOf });
  };
  return {
    ...store,
    refused(refusal) {
      if (PASSING.includes(refusal.type ?? '') || store.getState().refusal !== null) return;
      store.setState({ refusal });
    },
    opened() {
      // Whatever the browser reports of its network.
      setOnline(true);
      store.setState({ refusal: null });
    },
    lost() {
      if (isKnown()) note(false);
      known.clear();
      wait(GRACE, () => store.setState({ isOld: true }));
    },
    confirm(figure) {
      known.add(figure);
      if (!isKnown()) return;
      clearTimeout(timer);
      note(false);
    },
    failed(figure, again) {
      known.delete(figure);
      store.setState({ isOld: true });
      wait(AGAIN, again);
    },
    renewed() {
      if (known.size === 0) note(store.getState().isOld);
    },
    forget() {
      clearTimeout(timer);
      known.clear();
      storage.remove(FIGURES_KEY);
      store.setState({ refusal: null, isOld: false, asOf: null });
    },
  };
}

function storedMoment(storage: DeviceStorage): number | null {
  const moment = Number(storage.get(FIGURES_KEY) ?? Number.NaN);
  return Number.isSafeInteger(moment) && moment > 0 ? moment : null;
}
