import type { Game } from '@pavilion/api-client';
import { paiseOfRupees } from '@pavilion/money';
import { useTypedUrlState, useUrlState } from '@pavilion/remote-kit';
import { Button, Chip, EmptyState } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { FilterPick } from '../catalogue/filter-pick.tsx';
import { formatStake } from '../game/game-details.tsx';
import { gameKey } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import styles from './live-lobby.module.css';
import { languageName, TableCard } from './table-card.tsx';
import { filterTables, type GameTable, STAKES, type TableFilter, tableCodec } from './table-filter.ts';

const NOTHING: TableFilter = { q: '', category: null, stake: null, language: null, isOpen: false };

/** The live tables of a page, with their filters. The address alone keeps the filters; the search field is the page's. */
export function LiveLobby({ tables }: { readonly tables: readonly GameTable[] }) {
  const t = useMessages();
  const [, change] = useUrlState(tableCodec);
  const [filter] = useTypedUrlState(tableCodec);
  const shown = filterTables(tables, filter);
  const players = tables.reduce((sum, { table }) => sum + table.players, 0);
  return (
    <section aria-label={t('liveTables')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('liveTables')}</h2>
        <p className={styles.count}>{t('tableCount', { count: tables.length, players })}</p>
      </div>
      <TableFilters tables={tables} filter={filter} onChange={change} />
      <p className="sr" role="status">
        {t('tablesShown', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <ul className={styles.tables} aria-label={t('liveTables')}>
          {shown.map(({ game, table }) => (
            <TableCard key={gameKey(game)} game={game} table={table} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="filter"
          title={t('noTableMatches')}
          text={t('nothingMatchesText')}
          action={
            <Button variant="quiet" onClick={() => change(NOTHING)}>
              {t('clearFilters')}
            </Button>
          }
        />
      )}
    </section>
  );
}

interface TableFiltersProps {
  readonly tables: readonly GameTable[];
  readonly filter: TableFilter;
  readonly onChange: (change: Partial<TableFilter>) => void;
}

/** How many tables each choice would leave stands beside it. */
function TableFilters({ tables, filter, onChange }: TableFiltersProps) {
  const t = useMessages();
  const count = (change: Partial<TableFilter>) => filterTables(tables, { ...filter, ...change }).length;
  const kinds = useMemo(() => [...new Set(tables.map(({ game }: { game: Game }) => game.category))], [tables]);
  const languages = useMemo(() => [...new Set(tables.flatMap(({ table }) => table.languages))], [tables]);
  const any = { value: '', label: t('all') };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <FilterPick
        label={t('game')}
        value={filter.category ?? ''}
        options={[
          { ...any, count: count({ category: null }) },
          ...kinds.map((kind) => ({ value: kind, label: t(`category_${kind}`), count: count({ category: kind }) })),
        ]}
        onPick={(value) => onChange({ category: kinds.find((kind) => kind === value) ?? null })}
      />
      <FilterPick
        label={t('takesStake')}
        value={String(filter.stake ?? '')}
        options={[
          { ...any, count: count({ stake: null }) },
          ...STAKES.map((stake) => ({
            value: String(stake),
            label: formatStake(paiseOfRupees(stake)),
            count: count({ stake }),
          })),
        ]}
        onPick={(value) => onChange({ stake: STAKES.find((stake) => String(stake) === value) ?? null })}
      />
      <FilterPick
        label={t('language')}
        value={filter.language ?? ''}
        options={[
          { ...any, count: count({ language: null }) },
          ...languages.map((language) => ({
            value: language,
            label: languageName(language),
            count: count({ language }),
          })),
        ]}
        onPick={(language) => onChange({ language: language || null })}
      />
      <Chip
        look="tile"
        pressed={filter.isOpen}
        count={count({ isOpen: true })}
        onClick={() => onChange({ isOpen: !filter.isOpen })}
      >
        {t('stage_betting')}
      </Chip>
    </div>
  );
}
