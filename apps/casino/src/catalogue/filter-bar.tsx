import type { Game, Provider } from '@pavilion/api-client';
import { Chip, Icon } from '@pavilion/shared-ui';
import { memo, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { badges, type CatalogueFilter, type Category, sorts } from './catalogue-filter.ts';
import { type Counts, categoriesOf } from './catalogue-search.ts';
import styles from './filter-bar.module.css';
import { FilterPick } from './filter-pick.tsx';

interface ChoicesProps {
  readonly filter: CatalogueFilter;
  /** The one that the filter names, where the page has games of it. */
  readonly provider: string | null;
  readonly onChange: (change: Partial<CatalogueFilter>) => void;
  /** All games of the page: which categories there are to pick from. */
  readonly games: readonly Game[];
  /** Providers to pick from, where the page has games of more than one. */
  readonly providers?: readonly Pick<Provider, 'code' | 'name'>[] | undefined;
  readonly counts: Counts;
}

interface FilterBarProps extends ChoicesProps {
  /** How many games are listed in the end. */
  readonly listed: number;
}

/** The filters of a catalogue. What could not narrow the list is not offered. */
export function FilterBar({ listed, ...choices }: FilterBarProps) {
  const t = useMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div className={styles.bar} role="group" aria-label={t('filters')}>
      <Choices {...choices} />
      <span className="sr" role="status">
        {t('gameCount', { count: listed })}
      </span>
      <span className={styles.barCount} aria-hidden="true">
        {t('gameCount', { count: listed })}
      </span>
    </div>
  );
}

const Choices = memo(function Choices({ filter, provider, onChange, games, providers, counts }: ChoicesProps) {
  const t = useMessages();
  const present = useMemo(() => categoriesOf(games), [games]);
  const categories = filter.category && !present.includes(filter.category) ? [...present, filter.category] : present;
  return (
    <>
      {categories.length > 1 && (
        <FilterPick<Category | ''>
          label={t('category')}
          value={filter.category ?? ''}
          options={[
            { value: '', label: t('all'), count: counts.anyCategory },
            ...categories.map((category) => ({
              value: category,
              label: t(`category_${category}`),
              count: counts.categories.get(category) ?? 0,
            })),
          ]}
          onPick={(category) => onChange({ category: category || null })}
        />
      )}
      <FilterPick
        label={t('sort')}
        value={filter.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(`sort_${sort}`) }))}
        onPick={(sort) => onChange({ sort })}
      />
      {providers && providers.length > 1 && (
        <FilterPick
          label={t('provider')}
          value={provider ?? ''}
          options={[
            { value: '', label: t('all'), count: counts.anyProvider },
            ...providers.map(({ code, name }) => ({
              value: code,
              label: name,
              count: counts.providers.get(code) ?? 0,
            })),
          ]}
          onPick={(code) => onChange({ provider: code || null })}
        />
      )}
      <span className={styles.barRule} />
      <FilterChips filter={filter} onChange={onChange} counts={counts} />
    </>
  );
});

/** The filters that are on or off: favourites, and the badges that some game has. */
function FilterChips({ filter, onChange, counts }: Pick<ChoicesProps, 'filter' | 'onChange' | 'counts'>) {
  const t = useMessages();
  return (
    <>
      <Chip
        look="tile"
        className={styles.barChip}
        pressed={filter.favourites}
        count={counts.favourites}
        onClick={() => onChange({ favourites: !filter.favourites })}
      >
        <Icon name="heart" size={16} />
        {t('favourites')}
      </Chip>
      {badges
        .filter((badge) => counts.badges.has(badge) || filter.badge === badge)
        .map((badge) => (
          <Chip
            key={badge}
            look="tile"
            className={styles.barChip}
            pressed={filter.badge === badge}
            count={counts.badges.get(badge) ?? 0}
            onClick={() => onChange({ badge: filter.badge === badge ? null : badge })}
          >
            {t(`badge_${badge}`)}
          </Chip>
        ))}
    </>
  );
}
