import type { Game } from '@pavilion/api-client';
import { QueryBoundary, type QueryState } from '@pavilion/remote-kit';
import { Button, Icon, ResultGroup, ResultsSkeleton } from '@pavilion/shared-ui';
import { useSearchMessages } from '../messages/search.ts';
import { GameResults, type OnFollow } from './game-results.tsx';
import styles from './search-dialog.module.css';

/** How many of the most played games stand there before anything is searched. */
const SHOWN = 5;

/** What the player opened last out of the search; a tap searches for it again. Nothing where there is none. */
export function RecentSearches({
  recents,
  onChoose,
  onClear,
}: {
  readonly recents: readonly string[];
  readonly onChoose: (name: string) => void;
  readonly onClear: () => void;
}) {
  const t = useSearchMessages();
  if (recents.length === 0) return null;
  const clear = (
    <Button variant="ghost" size="s" aria-label={t('clearRecents')} onClick={onClear}>
      {t('clear')}
    </Button>
  );
  return (
    <ResultGroup title={t('recents')} action={clear}>
      <li className={styles.recents}>
        {recents.map((name) => (
          <Button key={name} className={styles.recent} variant="quiet" data-stop onClick={() => onChoose(name)}>
            <Icon name="history" size={20} />
            <span className="cut">{name}</span>
          </Button>
        ))}
      </li>
    </ResultGroup>
  );
}

/** The games that were played most in the last days: the operator's index begins with them. */
export function MostPlayed({
  query,
  onFollow,
}: {
  readonly query: QueryState<{ readonly games: readonly Game[] }>;
  readonly onFollow: OnFollow;
}) {
  const t = useSearchMessages();
  return (
    <QueryBoundary
      query={query}
      what={t('games')}
      skeleton={
        <ResultGroup title={t('mostPlayed')}>
          <ResultsSkeleton rows={SHOWN} />
        </ResultGroup>
      }
      empty={{ when: ({ games }) => games.length === 0, show: null }}
    >
      {({ games }) => (
        <ResultGroup title={t('mostPlayed')}>
          <GameResults games={openOnes(games)} text="" onFollow={onFollow} />
        </ResultGroup>
      )}
    </QueryBoundary>
  );
}

function openOnes(games: readonly Game[]): readonly Game[] {
  const open: Game[] = [];
  for (const game of games) {
    if (open.length === SHOWN) break;
    if (!game.closed) open.push(game);
  }
  return open;
}
