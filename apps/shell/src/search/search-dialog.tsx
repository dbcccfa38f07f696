import { type Game, gamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { Delayed, Dialog, FailedState, Icon, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './search-dialog.module.css';
import { searchGames } from './search-games.ts';

/** The whole catalogue fits in one answer. */
const ALL = 500;

/** 'Search Games' (spec §2, §5): results follow the input; an emptied input leaves them; closing clears them. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(gamesQuery(api, { limit: ALL }));
  const [input, setInput] = useState('');
  const [asked, setAsked] = useState('');
  const change = (text: string) => {
    setInput(text);
    if (text.trim() !== '') setAsked(text.trim());
  };
  const results = data && asked ? searchGames(data.games, asked) : null;
  return (
    <Dialog open onClose={onClose} title={t('searchGames')} closeLabel={t('closeSearch')}>
      <label className={styles.field}>
        <Icon name="search" size={20} className={styles.fieldIcon} />
        <span className="sr">{t('searchGames')}</span>
        <input
          className={styles.input}
          type="search"
          value={input}
          onChange={(event) => change(event.target.value)}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus
        />
      </label>
      <div className={styles.results}>
        {isError && (
          <FailedState
            title={t('gamesFailed')}
            text={t('tryAgain')}
            retryLabel={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && asked && (
          <Delayed>
            <ul aria-busy="true">
              {Array.from({ length: 4 }, (_, index) => (
                <li key={index} className={styles.result}>
                  <Skeleton width={42} height={56} />
                  <Skeleton width={160} />
                </li>
              ))}
            </ul>
          </Delayed>
        )}
        <p className={styles.count} role="status">
          {results && t('found', { count: results.length, text: asked })}
        </p>
        {results && <Results games={results} onFollow={onClose} />}
      </div>
    </Dialog>
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
