import { paiseOfRupees } from '@pavilion/money';
import { Chip, Icon } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import bar from '../catalogue/filter-bar.module.css';
import { FilterPick } from '../catalogue/filter-pick.tsx';
import { formatStake } from '../game/game-details.tsx';
import { useMessages } from '../messages/index.ts';
import styles from './live-lobby.module.css';
import { languageName } from './table-card.tsx';
import { type GameTable, STAKES, type TableFilter, tableSorts } from './table-filter.ts';

/** How many tables a change of the filter would leave. */
export type CountTables = (change: Partial<TableFilter>) => number;

interface TableFiltersProps {
  readonly tables: readonly GameTable[];
  readonly filter: TableFilter;
  readonly count: CountTables;
  readonly onChange: (change: Partial<TableFilter>) => void;
}

/** The filters of live tables besides their kind, each choice with the number of tables that it would leave. */
export function TableFilters({ tables, filter, count, onChange }: TableFiltersProps) {
  const t = useMessages();
  const languages = useMemo(() => [...new Set(tables.flatMap(({ table }) => table.languages))], [tables]);
  const any = { value: '', label: t('all') };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div className={bar.bar} role="group" aria-label={t('filters')}>
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
      <TableChips tables={tables} filter={filter} count={count} onChange={onChange} />
      <span className={styles.order}>
        <FilterPick
          label={t('sort')}
          value={filter.sort}
          options={tableSorts.map((sort) => ({ value: sort, label: t(`order_${sort}`) }))}
          onPick={(sort) => onChange({ sort })}
        />
      </span>
    </div>
  );
}

/** The filters that are on or off. Free seats are offered only if a table has seats. */
function TableChips({ tables, filter, count, onChange }: TableFiltersProps) {
  const t = useMessages();
  const hasSeats = tables.some(({ table }) => table.seats !== undefined);
  return (
    <>
      <Chip
        look="tile"
        className={bar.barChip}
        pressed={filter.isOpen}
        count={count({ isOpen: true })}
        onClick={() => onChange({ isOpen: !filter.isOpen })}
      >
        {t('stage_betting')}
      </Chip>
      {(hasSeats || filter.hasSeat) && (
        <Chip
          look="tile"
          className={bar.barChip}
          pressed={filter.hasSeat}
          count={count({ hasSeat: true })}
          onClick={() => onChange({ hasSeat: !filter.hasSeat })}
        >
          {t('freeSeats')}
        </Chip>
      )}
      <Chip
        look="tile"
        className={bar.barChip}
        pressed={filter.favourites}
        count={count({ favourites: true })}
        onClick={() => onChange({ favourites: !filter.favourites })}
      >
        <Icon name="heart" size={16} />
        {t('favourites')}
      </Chip>
    </>
  );
}
