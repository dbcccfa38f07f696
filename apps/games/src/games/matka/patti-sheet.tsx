import { type MatkaSpot, matka } from '@pavilion/game-rules';
import { formatMoney } from '@pavilion/money';
import { useState } from 'react';
import { Sheet } from '../../kit/sheets/sheet.tsx';
import { inAll } from '../../kit/tables/pays.ts';
import type { AnyPlay } from '../../kit/tables/play.ts';
import styles from './matka.module.css';
import { useMatkaMessages } from './messages.ts';
import { ANKS, pattiOf, spaced } from './round.ts';

/** Three digits to choose, and the chosen chip to lay on the patti that they are. */
export function PattiSheet({ play, onClose }: { readonly play: AnyPlay<MatkaSpot>; readonly onClose: () => void }) {
  const t = useMatkaMessages();
  const [digits, setDigits] = useState<readonly number[]>([1, 4, 8]);
  const patti = pattiOf(digits);
  const spot: MatkaSpot = `patti-${patti}`;
  const stake = formatMoney(play.chip).replace(/\.00$/, '');
  const isOpen = play.part === 'betting';
  return (
    <Sheet title={t.choose} onClose={onClose}>
      {digits.map((chosen, nth) => (
        <fieldset key={nth} className={styles.digits} aria-label={t.digit(nth + 1)}>
          {ANKS.map((digit) => (
            <button
              key={digit}
              type="button"
              aria-pressed={digit === chosen}
              onClick={() => setDigits(digits.map((one, at) => (at === nth ? digit : one)))}
            >
              {digit}
            </button>
          ))}
        </fieldset>
      ))}
      <p>{t.orderFree}</p>
      <button
        type="button"
        className={styles.lay}
        aria-disabled={!isOpen}
        onClick={() => {
          if (!isOpen) return;
          play.lay(spot);
          onClose();
        }}
      >
        {t.layOn(stake, spaced(patti), inAll(matka.greatest(spot, null)))}
      </button>
    </Sheet>
  );
}
