import { FULL_SHARE } from '@pavilion/betting-math';
import { formatPercent } from '@pavilion/money';
import { Segmented } from '@pavilion/shared-ui';
import { useEffect, useId, useState } from 'react';
import { useCashOutMessages } from '../messages/cash-out.ts';
import styles from './cash-out.module.css';

const STEPS = ['25', '50', '75', '100'] as const;
/** How long a slider rests before an offer is asked for, ms. */
const REST = 250;

/** How much of a position: four steps for a thumb, and a slider for what lies between. */
export function CashOutShare({
  percent,
  isHeld,
  onChange,
}: {
  readonly percent: number;
  readonly isHeld: boolean;
  readonly onChange: (percent: number) => void;
}) {
  const t = useCashOutMessages();
  const id = useId();
  const [slid, setSlid] = useState<number | null>(null);
  useEffect(() => {
    if (slid === null) return;
    const timer = setTimeout(() => {
      onChange(slid);
      setSlid(null);
    }, REST);
    return () => clearTimeout(timer);
  }, [slid, onChange]);
  const shown = slid ?? percent;
  return (
    <fieldset className={styles.share} disabled={isHeld}>
      <legend className={styles.legend}>
        {t('share')}
        <output htmlFor={id}>{shown === FULL_SHARE ? t('allOfIt') : formatPercent(shown)}</output>
      </legend>
      <Segmented
        label={t('share')}
        options={STEPS.map((value) => ({ value, label: formatPercent(Number(value)) }))}
        value={String(shown) as (typeof STEPS)[number]}
        onChange={(value) => {
          setSlid(null);
          if (!isHeld) onChange(Number(value));
        }}
        className={styles.steps}
      />
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={5}
        max={FULL_SHARE}
        step={5}
        value={shown}
        aria-label={t('share')}
        aria-valuetext={formatPercent(shown)}
        onChange={({ target }) => setSlid(Number(target.value))}
      />
    </fieldset>
  );
}
