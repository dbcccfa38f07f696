import { classNames, Icon } from '@pavilion/shared-ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './list-head.module.css';
import { useListView } from './use-list-view.ts';

/** Searches the names of the matches on the list. The text stands in the address; while it is being typed the field leads. */
export function SearchField({
  className,
  autoFocus = false,
}: {
  readonly className?: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const t = useMessages();
  const [{ search }, change] = useListView();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement) input.value = search;
  }, [search]);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  return (
    <label className={classNames(styles.search, className)}>
      <Icon name="search" size={20} />
      <span className="sr">{t('searchMatches')}</span>
      <input
        ref={field}
        className={styles.searchInput}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        placeholder={t('searchMatches')}
        defaultValue={search}
        onChange={(event) => change({ search: event.target.value })}
      />
    </label>
  );
}
