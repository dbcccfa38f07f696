import { moveInToolbar, useRail, useUrlState } from '@pavilion/remote-kit';
import { Chip, Icon, IconButton } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './list-head.module.css';
import { days, type Extra, extras, type ListView, listViewCodec, sorts } from './list-view.ts';
import type { ListName } from './lists.ts';
import { MatchSearch } from './match-search.tsx';

const sortMessages = { volume: 'byVolume', time: 'byTime', name: 'byName' } as const;

/**
 * Day, what else a match must have, and the order; on a phone also the way to the search field. The chips are a toolbar: one stop
 * of the Tab key, and the arrow keys go through them, so that the matches are not far.
 */
export function ListFilters({ list }: { readonly list: ListName }) {
  const t = useMessages();
  const [view, change] = useUrlState(listViewCodec);
  const [searching, setSearching] = useState(view.search !== '');
  const rail = useRail<HTMLDivElement>(view.day);
  // What is in play is of today, all of it.
  const isOffered = (day: ListView['day']) => list !== 'inplay' || day === 'all' || day === view.day;
  const toggle = (extra: Extra) =>
    change({ extras: extras.filter((each) => view.extras.includes(each) !== (each === extra)) });
  const closeSearch = () => {
    setSearching(false);
    change({ search: '' });
  };
  return (
    <>
      <div className={styles.filters}>
        <div
          ref={rail}
          className={styles.chips}
          role="toolbar"
          aria-label={t('filterMatches')}
          onKeyDown={moveInToolbar}
        >
          {days.filter(isOffered).map((day) => (
            <Chip
              key={day}
              pressed={view.day === day}
              tabIndex={view.day === day ? 0 : -1}
              onClick={() => change({ day })}
            >
              {t(day)}
            </Chip>
          ))}
          <span className={styles.chipsGap} />
          {extras.map((extra) => (
            <Chip key={extra} pressed={view.extras.includes(extra)} tabIndex={-1} onClick={() => toggle(extra)}>
              {extra === 'tv' && <Icon name="tv" size={16} />}
              {t(extra)}
            </Chip>
          ))}
        </div>
        <label className={styles.sort}>
          <Icon name="sort" size={16} />
          <span className="sr">{t('sortMatches')}</span>
          <select
            className={styles.sortSelect}
            value={view.sort}
            onChange={({ target }) => change({ sort: sorts.find((sort) => sort === target.value) ?? 'volume' })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortMessages[sort])}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </label>
        <IconButton
          className={styles.searchToggle}
          icon={searching ? 'close' : 'search'}
          iconSize={20}
          label={t(searching ? 'closeSearch' : 'searchMatches')}
          aria-expanded={searching}
          onClick={() => (searching ? closeSearch() : setSearching(true))}
        />
      </div>
      {searching && <MatchSearch className={styles.searchPhone} autoFocus={view.search === ''} />}
    </>
  );
}
