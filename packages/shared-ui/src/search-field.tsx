import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { isComposing } from './composing.ts';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** What is searched: the field's name. */
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  /** What is searched for now. It may follow the keys a moment late, as the address does: while the player types the field leads. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Has the focus as soon as it is there; in a dialog, as soon as that is open. */
  readonly autoFocus?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The one field to search with. Escape and the cross empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, value, onChange, autoFocus = false, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const search = (text: string) => {
    setDraft(text);
    onChange(text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones that we promise
    <div className={classNames(styles.search, className)} role="search">
      <Icon name="search" size={20} />
      <input
        ref={input}
        className={styles.searchInput}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={draft ?? value}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || (draft ?? value) === '' || isComposing(event)) return;
          // Emptied first; the next Escape is the dialog's around it.
          event.preventDefault();
          search('');
        }}
        onBlur={() => setDraft(null)}
        data-autofocus={autoFocus || undefined}
      />
      <button
        type="button"
        className={styles.searchClear}
        aria-label={clearLabel}
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
