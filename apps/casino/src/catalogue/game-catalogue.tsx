import type { Game, Provider } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { DidYouMean } from '@pavilion/remote-kit/near-names';
import { Button, ButtonLink, EmptyState } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { useFavourites } from '../favourites/favourites-provider.tsx';
import { useMessages } from '../messages/index.ts';
import type { CatalogueFilter } from './catalogue-filter.ts';
import { countChoices, findGames, sortGames } from './catalogue-search.ts';
import { FilterBar } from './filter-bar.tsx';
import { usePageFilter } from './filter-provider.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameSheet } from './game-sheet.tsx';
import { NoGames } from './nothing-here.tsx';
import { useGameSheet } from './use-game-sheet.ts';

interface GameCatalogueProps {
  /** Every game of the page, in the operator's order. */
  readonly games: readonly Game[];
  /** Names the list for a screen reader. */
  readonly label: string;
  /** Providers to pick from, where the page has games of more than one. */
  readonly providers?: readonly Pick<Provider, 'code' | 'name'>[];
}

/** Returns the provider that the filter names, where the page has games of it. */
const listedProvider = (filter: CatalogueFilter, providers: GameCatalogueProps['providers']): string | null =>
  providers?.find(({ code }) => code === filter.provider)?.code ?? null;

/** How many games the filters in the address leave of a page's, for its title. */
export function ListedCount({ games, providers }: Omit<GameCatalogueProps, 'label'>) {
  const t = useMessages();
  const { filter } = usePageFilter();
  const favourites = useFavourites();
  const count = useMemo(
    () => findGames(games, { ...filter, provider: listedProvider(filter, providers) }, favourites).length,
    [games, filter, providers, favourites],
  );
  return t('gameCount', { count });
}

/** A list of games with its filters. What is filtered stands in the address alone. */
export function GameCatalogue({ games, label, providers }: GameCatalogueProps) {
  const { filter, q, change } = usePageFilter();
  const favourites = useFavourites();
  const sheet = useGameSheet(games);

  const { category, badge, sort } = filter;
  const provider = listedProvider(filter, providers);
  const onlyFavourites = filter.favourites;
  const ordered = useMemo(() => sortGames(games, sort), [games, sort]);
  const rest = useMemo(
    () => ({ provider, category, badge, favourites: onlyFavourites }),
    [provider, category, badge, onlyFavourites],
  );
  const listed = useMemo(() => findGames(ordered, { q, ...rest }, favourites), [ordered, q, rest, favourites]);
  // The list alone follows each key; what else could be chosen is counted as the address has the search, once the keys rest.
  const settled = filter.q;
  const counts = useMemo(
    () => countChoices(ordered, { q: settled, ...rest }, favourites),
    [ordered, settled, rest, favourites],
  );

  return (
    <>
      <FilterBar
        filter={filter}
        provider={provider}
        onChange={change}
        games={games}
        providers={providers}
        counts={counts}
        listed={listed.length}
      />
      {listed.length > 0 ? (
        <GameGrid
          games={listed}
          label={label}
          listId={JSON.stringify([label, q, provider, category, badge, onlyFavourites, sort])}
          onDetails={sheet.open}
        />
      ) : (
        <NothingListed
          games={games}
          filter={{ ...filter, ...rest, q }}
          favourites={favourites}
          onChange={change}
          everywhere={!providers}
        />
      )}
      <GameSheet game={sheet.opened} onClose={sheet.close} />
    </>
  );
}

interface NothingListedProps {
  /** All games of the page. The filters leave none. */
  readonly games: readonly Game[];
  readonly filter: CatalogueFilter;
  readonly favourites: ReadonlySet<string>;
  readonly onChange: (change: Partial<CatalogueFilter>) => void;
  /** There are more games elsewhere. */
  readonly everywhere: boolean;
}

/** Why there is nothing to see, and the way out. */
function NothingListed({ games, filter, favourites, onChange, everywhere }: NothingListedProps) {
  const t = useMessages();
  const q = filter.q.trim();
  const clear = () =>
    onChange({ q: '', category: null, badge: null, favourites: false, ...(!everywhere && { provider: null }) });
  if (games.length === 0 && everywhere) return <NoGames />;
  if (games.length === 0) return <EmptyState icon="slots" title={t('noGames')} text={t('noGamesText')} />;
  if (q) {
    return (
      <EmptyState
        icon="search"
        title={t('nothingFor', { q })}
        text={everywhere ? t('nothingForText') : t('nothingForAllText')}
        action={
          <>
            <NearGames games={games} filter={filter} favourites={favourites} onChange={onChange} />
            {everywhere && (
              <ButtonLink to={`${paths.allGames()}?${new URLSearchParams({ q })}`}>{t('searchEverywhere')}</ButtonLink>
            )}
            <Button variant="quiet" onClick={clear}>
              {t('clearFilters')}
            </Button>
          </>
        }
      />
    );
  }
  const onlyFavourites = filter.favourites && !filter.badge && !filter.category;
  return (
    <EmptyState
      icon={onlyFavourites ? 'heart' : 'filter'}
      title={t(onlyFavourites ? 'noFavourites' : 'nothingMatches')}
      text={t(onlyFavourites ? 'noFavouritesText' : 'nothingMatchesText')}
      action={
        <Button variant="quiet" onClick={clear}>
          {t(onlyFavourites ? 'showAllGames' : 'clearFilters')}
        </Button>
      }
    />
  );
}

/** Names near to what is searched for, of the games that the other filters leave: each of them lists a game. */
function NearGames({ games, filter, favourites, onChange }: Omit<NothingListedProps, 'everywhere'>) {
  const { q, provider, category, badge, favourites: onlyFavourites } = filter;
  const names = useMemo(() => {
    const rest = { q: '', provider, category, badge, favourites: onlyFavourites };
    return findGames(games, rest, favourites).map(({ name }) => name);
  }, [games, provider, category, badge, onlyFavourites, favourites]);
  return <DidYouMean names={names} text={q} onChoose={(name) => onChange({ q: name })} />;
}
