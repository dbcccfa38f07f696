import styles from './house-mark.module.css';

interface HouseMarkProps {
  /** The organisation's own logo; without one the mark is Pavilion's. */
  readonly logo: string | undefined;
  readonly size: number;
}

/** The mark of the organisation, without its name: what stands beside it says that. */
export function HouseMark({ logo, size }: HouseMarkProps) {
  if (logo) return <img className={styles.mark} src={logo} alt="" width={size} height={size} />;
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect className={styles.markGround} width="32" height="32" rx="8" />
      <path className={styles.markFigure} d="M6 13.2 16 6.5l10 6.7M10 16.5v9M16 14v11.5M22 16.5v9" />
    </svg>
  );
}
