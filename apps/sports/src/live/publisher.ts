import type { Book, CellKey, Changes, MatchInfo } from './book.ts';
import { createListeners } from './listeners.ts';
import type { Timing } from './timing.ts';

/** Hands the changes of a book to those who watch it: all that came in since the last animation frame at once. */
export interface Publisher {
  /** Publishes these changes with the next frame. */
  add(changes: Changes): void;
  /** The matches in the server's order: the same array until one comes, goes or turns in-play. Null before any picture. */
  list(): readonly MatchInfo[] | null;
  watchList(listener: () => void): () => void;
  watchMatch(id: string, listener: () => void): () => void;
  watchCell(key: CellKey, listener: () => void): () => void;
}

export function createPublisher(options: {
  readonly book: Book;
  readonly timing: Timing;
  /** Called after each publication. */
  readonly onPublished: () => void;
}): Publisher {
  const { book, timing, onPublished } = options;
  const lists = createListeners<'list'>();
  const matches = createListeners<string>();
  const cells = createListeners<CellKey>();
  const dirtyMatches = new Set<string>();
  const dirtyCells = new Set<CellKey>();
  let dirtyList = false;
  let list: readonly MatchInfo[] | null = null;
  let isFrameAwaited = false;

  function publish() {
    isFrameAwaited = false;
    if (dirtyList) {
      dirtyList = false;
      list = [...book.matches.values()];
      lists.notify('list');
    }
    for (const id of dirtyMatches) matches.notify(id);
    dirtyMatches.clear();
    for (const key of dirtyCells) cells.notify(key);
    dirtyCells.clear();
    onPublished();
  }

  return {
    add(changes) {
      for (const key of changes.cells) dirtyCells.add(key);
      for (const id of changes.matches) dirtyMatches.add(id);
      dirtyList ||= changes.list || list === null;
      if (!isFrameAwaited) timing.frame(publish);
      isFrameAwaited = true;
    },
    list: () => list,
    watchList: (listener) => lists.add('list', listener),
    watchMatch: matches.add,
    watchCell: cells.add,
  };
}
