import { gameIndexQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { Dialog, fitVisible, fold, ResultsSkeleton, SearchField } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchMessages } from '../messages/search.ts';
import { Slot } from '../remotes/slot.tsx';
import { MostPlayed, RecentSearches } from './before-search.tsx';
import { Found } from './found.tsx';
import { moveInResults } from './move-in-results.ts';
import { useRecentSearches } from './recent-searches.ts';
import styles from './search-dialog.module.css';
import { namesOf } from './search-games.ts';
import { useFoundElsewhere } from './use-found-elsewhere.ts';
import { useWhenFound } from './use-when-found.ts';

/**
 * 'Search Games' (spec §2, §5): results follow the input; an input without a letter or symbol leaves them; closing clears them. Before anything is
 * searched: what the player opened last, the games that are played most and the matches that are followed most.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useSearchMessages();
  const { api } = useShell();
  const query = useQuery(gameIndexQuery(api));
  const { recents, add, clear } = useRecentSearches();
  const [input, setInput] = useState('');
  /** What the results are for: the last input with something to search for. */
  const [term, setTerm] = useState('');
  // The key is shown at once; what it finds is drawn in pieces, and given up for the next key's.
  const text = useDeferredValue(term);
  const body = useRef<HTMLDivElement>(null);
  const change = (typed: string) => {
    setInput(typed);
    if (fold(typed) !== '') setTerm(typed.trim());
  };
  const choose = (name: string) => {
    change(name);
    body.current?.querySelector('input')?.focus();
  };
  const elsewhere = useFoundElsewhere(text);
  const onFollow = useFollow(add, onClose);
  const whenFound = useWhenFound(term, text);
  useNamesAhead(query.data?.games);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('searchGames')}
      closeLabel={t('closeSearch')}
      size="screen"
      guard={fitVisible}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of its field and links */}
      <div ref={body} onKeyDown={(event) => moveInResults(event, { whenFound, onClear: () => change('') })}>
        <div className={styles.top}>
          <SearchField
            className={styles.field}
            label={t('searchGames')}
            placeholder={t('searchPlaceholder')}
            clearLabel={t('clearSearch')}
            value={input}
            onChange={change}
            autoFocus
          />
          <p className={styles.keys}>{t('keys')}</p>
        </div>
        <div data-results={text}>
          {text === '' ? (
            <>
              <RecentSearches recents={recents} onChoose={choose} onClear={clear} />
              <MostPlayed query={query} onFollow={onFollow} />
            </>
          ) : (
            <Found text={text} query={query} elsewhere={elsewhere} onFollow={onFollow} onChoose={choose} />
          )}
          <Slot
            name="search"
            props={(filler) => ({ text, onFollow, onFound: elsewhere.heardFrom(filler) })}
            fallback={() => <ResultsSkeleton rows={2} />}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** What following a result does: its name is kept, and the search closes. One function for all keys, so that rows that stay are not drawn again. */
function useFollow(add: (name: string) => void, onClose: () => void) {
  const latest = useRef({ add, onClose });
  useEffect(() => {
    latest.current = { add, onClose };
  });
  return useCallback((name?: string) => {
    if (name) latest.current.add(name);
    latest.current.onClose();
  }, []);
}

/** Makes the list ready to be searched before the first key. */
function useNamesAhead(games: Parameters<typeof namesOf>[0] | undefined) {
  useEffect(() => {
    if (!games) return undefined;
    const timer = setTimeout(() => namesOf(games));
    return () => clearTimeout(timer);
  }, [games]);
}
