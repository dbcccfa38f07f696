import type { MatchList } from '@pavilion/api-client';
import { type Book, type CellKey, type Changes, type MatchInfo, noChanges } from './book.ts';
import { createListeners } from './listeners.ts';
import type { Timing } from './timing.ts';

/** Hands the changes of a book to those who watch it: all that came in since the last animation frame at once. */
export interface Publisher {
  /** Publishes these changes with the next frame. */
  add(changes: Changes): void;
  /** A list in the operator's order: the same array until a match comes, goes or turns in-play. Null before any answer. */
  list(name: MatchList): readonly MatchInfo[] | null;
  watchList(name: MatchList, listener: () => void): () => void;
  watchMatch(id: string, listener: () => void): () => void;
  watchMarket(id: string, listener: () => void): () => void;
  watchCell(key: CellKey, listener: () => void): () => void;
}

export function createPublisher(options: {
  readonly book: Book;
  readonly timing: Timing;
  /** Called after each publication. */
  readonly onPublished: () => void;
}): Publisher {
  const { book, timing, onPublished } = options;
  const listeners = {
    lists: createListeners<MatchList>(),
    matches: createListeners<string>(),
    markets: createListeners<string>(),
    cells: createListeners<CellKey>(),
  };
  const lists = new Map<MatchList, readonly MatchInfo[]>();
  let dirty = noChanges();
  let isFrameAwaited = false;

  function publish() {
    isFrameAwaited = false;
    const changes = dirty;
    dirty = noChanges();
    for (const name of changes.lists) {
      lists.set(name, listOf(book, name));
      listeners.lists.notify(name);
    }
    for (const id of changes.matches) listeners.matches.notify(id);
    for (const id of changes.markets) listeners.markets.notify(id);
    for (const key of changes.cells) listeners.cells.notify(key);
    onPublished();
  }

  return {
    add(changes) {
      for (const kind of ['cells', 'matches', 'markets', 'lists'] as const) {
        for (const each of changes[kind]) (dirty[kind] as Set<string>).add(each);
      }
      if (!isFrameAwaited) timing.frame(publish);
      isFrameAwaited = true;
    },
    list: (name) => lists.get(name) ?? null,
    watchList: listeners.lists.add,
    watchMatch: listeners.matches.add,
    watchMarket: listeners.markets.add,
    watchCell: listeners.cells.add,
  };
}

const listOf = (book: Book, name: MatchList): readonly MatchInfo[] =>
  (book.lists.get(name)?.ids ?? []).flatMap((id) => book.matches.get(id) ?? []);
