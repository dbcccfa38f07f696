import { Icon } from '@pavilion/shared-ui';
import { useRef, useState } from 'react';
import { useMessages } from './messages/index.ts';
import styles from './search-field.module.css';
import { useCatalogueFilter } from './use-catalogue-filter.ts';

/** Searches the list of the page that it stands on. What is typed goes to the address at once, so it survives a reload. */
export function SearchField() {
  const t = useMessages();
  const { filter, change } = useCatalogueFilter();
  const input = useRef<HTMLInputElement>(null);
  // The address follows a moment behind the keys. While the player types the field leads; otherwise the address does.
  const [draft, setDraft] = useState<string | null>(null);
  const search = (text: string) => {
    setDraft(text);
    change({ q: text });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones that we promise
    <div className={styles.find} role="search">
      <span className={styles.findIcon}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={input}
        className={styles.findInput}
        type="search"
        aria-label={t('searchGames')}
        placeholder={t('search')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={draft ?? filter.q}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') search('');
        }}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className={styles.findClear}
        aria-label={t('clearSearch')}
        onClick={() => {
          search('');
          input.current?.focus();
        }}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
