import styles from './switch.module.css';

/** Something that is on or off, and is so at once. `label` is what it is of, which stands beside it for who sees it. */
export function Switch({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button type="button" role="switch" aria-checked={on} className={styles.switch} onClick={() => onChange(!on)}>
      <span className="sr">{label}</span>
      <i className={styles.track} aria-hidden="true" />
    </button>
  );
}
