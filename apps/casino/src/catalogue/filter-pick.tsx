import { Icon } from '@pavilion/shared-ui';
import styles from './filter-bar.module.css';

interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many games it lists. */
  readonly count?: number;
}

interface FilterPickProps<Value extends string> {
  readonly label: string;
  /** The first is what stands when nothing is picked. */
  readonly options: readonly FilterOption<Value>[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
}

/** One of many: its label, what is picked, and the browser's own list of choices. */
export function FilterPick<Value extends string>({ label, options, value, onPick }: FilterPickProps<Value>) {
  const picked = options.find((option) => option.value === value) ?? options[0];
  return (
    <label className={picked === options[0] ? styles.pick : `${styles.pick} ${styles.pickOn}`}>
      <span className={styles.pickLabel}>{label}</span>
      <b className={styles.pickValue} aria-hidden="true">
        {picked?.label}
      </b>
      <Icon name="chevron-down" size={16} className={styles.pickIcon} />
      <select
        className={styles.pickSelect}
        value={picked?.value}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.target.value);
          if (next) onPick(next.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
