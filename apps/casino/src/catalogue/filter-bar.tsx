import type { Game, Provider } from '@pavilion/api-client';
import { Chip, Icon } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { badges, type CatalogueFilter, type Category, categoriesOf, sorts } from './catalogue-filter.ts';
import styles from './filter-bar.module.css';
import { FilterPick } from './filter-pick.tsx';

interface FilterBarProps {
  readonly filter: CatalogueFilter;
  readonly onChange: (change: Partial<CatalogueFilter>) => void;
  /** All games of the page: which categories there are to pick from. */
  readonly games: readonly Game[];
  /** Providers to pick from, where the page has games of more than one. */
  readonly providers?: readonly Pick<Provider, 'code' | 'name'>[] | undefined;
  /** How many games of what search, provider and category leave are favourites, or have a badge. */
  readonly counts: Readonly<Record<'favourites' | (typeof badges)[number], number>>;
  /** How many games are listed in the end. */
  readonly listed: number;
}

/** The filters of a catalogue. What could not narrow the list is not offered. */
export function FilterBar({ filter, onChange, games, providers, counts, listed }: FilterBarProps) {
  const t = useMessages();
  const present = categoriesOf(games);
  const categories = filter.category && !present.includes(filter.category) ? [...present, filter.category] : present;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div className={styles.bar} role="group" aria-label={t('filters')}>
      {categories.length > 1 && (
        <FilterPick<Category | ''>
          label={t('category')}
          value={filter.category ?? ''}
          options={[
            { value: '', label: t('all') },
            ...categories.map((category) => ({ value: category, label: t(`category_${category}`) })),
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
          value={filter.provider ?? ''}
          options={[
            { value: '', label: t('all') },
            ...providers.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onPick={(provider) => onChange({ provider: provider || null })}
        />
      )}
      <span className={styles.barRule} />
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
        .filter((badge) => counts[badge] > 0 || filter.badge === badge)
        .map((badge) => (
          <Chip
            key={badge}
            look="tile"
            className={styles.barChip}
            pressed={filter.badge === badge}
            count={counts[badge]}
            onClick={() => onChange({ badge: filter.badge === badge ? null : badge })}
          >
            {t(`badge_${badge}`)}
          </Chip>
        ))}
      <span className="sr" role="status">
        {t('gameCount', { count: listed })}
      </span>
      <span className={styles.barCount} aria-hidden="true">
        {t('gameCount', { count: listed })}
      </span>
    </div>
  );
}
