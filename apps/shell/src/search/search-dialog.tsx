import { type Game, gamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Dialog, Icon, SearchField, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { Slot } from '../remotes/slot.tsx';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './search-dialog.module.css';
import { searchGames } from './search-games.ts';

/** The whole catalogue fits in one response. */
const ALL = 500;

/** 'Search Games' (spec §2, §5): results follow the input; an emptied input leaves them; closing clears them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = usePageMessages();
  const { api } = useShell();
  const query = useQuery(gamesQuery(api, { limit: ALL }));
  const [input, setInput] = useState('');
  /** What the results are for: the last input that was not empty. */
  const [term, setTerm] = useState('');
  const change = (text: string) => {
    setInput(text);
    if (text.trim() !== '') setTerm(text.trim());
  };
  const results = query.data && term ? searchGames(query.data.games, term) : null;
  return (
    <Dialog open onClose={onClose} title={t('searchGames')} closeLabel={t('closeSearch')}>
      <SearchField
        className={styles.field}
        label={t('searchGames')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('clearSearch')}
        value={input}
        onChange={change}
        autoFocus
      />
      <div className={styles.results}>
        <p className={styles.count} role="status">
          {results && t('found', { count: results.length, text: term })}
        </p>
        {term && <Slot name="search" props={{ text: term, onFollow: onClose }} />}
        <QueryBoundary query={query} what={t('games')} skeleton={term && <ResultsSkeleton />}>
          {() => results && <Results games={results} onFollow={onClose} />}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}

function ResultsSkeleton() {
  return (
    <ul>
      {Array.from({ length: 4 }, (_, index) => (
        <li key={index} className={styles.result}>
          <Skeleton width={42} height={56} />
          <Skeleton width={160} />
        </li>
      ))}
    </ul>
  );
}

function Results({ games, onFollow }: { games: readonly Game[]; onFollow: () => void }) {
  const guardedLink = useGuardedLink();
  return (
    <ul>
      {games.map((game) => (
        <li key={`${game.provider}/${game.code}`}>
          <Link className={styles.result} to={guardedLink(game.redirectUrl)} onClick={onFollow}>
            <img className={styles.cover} src={game.imgUrl} alt="" width={42} height={56} loading="lazy" />
            <span>
              <b className={styles.name}>{game.name}</b>
              <small className={styles.provider}>{game.providerName}</small>
            </span>
            <Icon name="chevron-right" size={20} className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
