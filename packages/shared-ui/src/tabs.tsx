import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Tabs and, below them, the panel of the selected one. The arrow keys, Home and End move the focus; Enter or Space
 * selects: a tab may have to load, so passing over it must cost nothing.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children, className }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Something can always be reached by Tab, even when the address names a tab that is not here.
  const reachable = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const here = buttons.indexOf(event.currentTarget);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return (
    <>
      <div className={classNames(styles.tabs, className)}>
        <div ref={list} role="tablist" aria-label={label} className={styles.tabsList}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className={styles.tab}
              aria-selected={tab.id === selected}
              aria-controls={children !== undefined && tab.id === selected ? `${id}-panel` : undefined}
              tabIndex={tab.id === reachable ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={move}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.tabCount}>{tab.count}</span>}
            </button>
          ))}
        </div>
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
          {children}
        </div>
      )}
    </>
  );
}
