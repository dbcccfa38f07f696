import { ownGamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useTypedUrlState, useUrlState } from '@pavilion/remote-kit';
import { Button, EmptyState, SectionHead, Tabs } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import catalogue from '../catalogue/catalogue.module.css';
import { CatalogueSkeleton } from '../catalogue/catalogue-skeleton.tsx';
import { useSelectedTabInView } from '../catalogue/use-selected-tab-in-view.ts';
import { useFavourites } from '../favourites/favourites-provider.tsx';
import { gameKey } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import styles from './live-lobby.module.css';
import { RejoinRow } from './rejoin-row.tsx';
import { TableCard } from './table-card.tsx';
import { filterTables, type GameTable, type TableFilter, tableCodec } from './table-filter.ts';
import { type CountTables, TableFilters } from './table-filters.tsx';

const NO_FILTER: Omit<TableFilter, 'sort'> = {
  ...{ q: '', category: null, stake: null, language: null },
  ...{ isOpen: false, hasSeat: false, favourites: false },
};

/** The live tables of a page, with their filters. The address alone keeps the filters; the search field is the page's. */
export function LiveLobby({ tables }: { readonly tables: readonly GameTable[] }) {
  const t = useMessages();
  const [, change] = useUrlState(tableCodec);
  const [filter] = useTypedUrlState(tableCodec);
  const favourites = useFavourites();
  const own = useQuery(ownGamesQuery(useShell().api));
  const tabs = useSelectedTabInView(filter.category ?? '');
  const kinds = useMemo(() => [...new Set(tables.map(({ game }) => game.category))], [tables]);
  const count: CountTables = (part) => filterTables(tables, { ...filter, ...part }, favourites).length;
  const shown = filterTables(tables, filter, favourites);
  const players = tables.reduce((sum, { table }) => sum + table.players, 0);
  const isWhole = Object.entries(NO_FILTER).every(([name, value]) => filter[name as keyof TableFilter] === value);
  // The tables to go back to are above the others, which would move.
  if (own.isPending) return <CatalogueSkeleton />;
  return (
    <section aria-label={t('liveTables')} ref={tabs}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('liveTables')}</h2>
        <p className={styles.count}>{t('tableCount', { count: tables.length, players })}</p>
      </div>
      <Tabs
        className={catalogue.tabs}
        label={t('tableKind')}
        tabs={[
          { id: '', label: t('all'), count: count({ category: null }) },
          ...kinds.map((kind) => ({ id: kind, label: t(`category_${kind}`), count: count({ category: kind }) })),
        ]}
        selected={filter.category ?? ''}
        onSelect={(id) => change({ category: kinds.find((kind) => kind === id) ?? null })}
      >
        <TableFilters tables={tables} filter={filter} count={count} onChange={change} />
        {isWhole && <RejoinRow tables={tables} />}
        <p className="sr" role="status">
          {t('tablesShown', { count: shown.length })}
        </p>
        {shown.length > 0 ? (
          <TableList all={tables.length} tables={shown} />
        ) : (
          <NoTable onClear={() => change(NO_FILTER)} />
        )}
      </Tabs>
    </section>
  );
}

function TableList({ all, tables }: { readonly all: number; readonly tables: readonly GameTable[] }) {
  const t = useMessages();
  return (
    <div className={styles.now}>
      <SectionHead level={3} title={t('playingNow')} count={t('shownOf', { shown: tables.length, all })} />
      <ul className={styles.tables} aria-label={t('liveTables')}>
        {tables.map(({ game, table }) => (
          <TableCard key={gameKey(game)} game={game} table={table} />
        ))}
      </ul>
    </div>
  );
}

function NoTable({ onClear }: { readonly onClear: () => void }) {
  const t = useMessages();
  return (
    <EmptyState
      icon="filter"
      title={t('noTableMatches')}
      text={t('nothingMatchesText')}
      action={
        <Button variant="quiet" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
