import { type Outcome, type Preview, rangeText } from '@pavilion/betting-math';
import { absolutePaise, formatMoney, formatSignedMoney, type Paise } from '@pavilion/money';
import { useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import type { SlipBet } from './slip-bet.ts';

/** What each outcome of the market brings now, and after this bet. */
export function PreviewTable({ bet, preview }: { readonly bet: SlipBet; readonly preview: Preview }) {
  const t = useSlipMessages();
  const nameOf = (outcome: Outcome) =>
    typeof outcome === 'string' ? (bet.runners.find(({ id }) => id === outcome)?.name ?? outcome) : rangeText(outcome);
  return (
    <table className={styles.preview}>
      <thead>
        <tr>
          <th scope="col">{t(bet.kind === 'fancy' ? 'ifResult' : 'ifWins')}</th>
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {preview.rows.map(({ outcome, now, after }) => (
          <tr key={nameOf(outcome)}>
            <th scope="row">{nameOf(outcome)}</th>
            <td>
              <Gain amount={now} />
            </td>
            <td>
              <Gain amount={after} />
            </td>
          </tr>
        ))}
        <tr className={styles.previewSum}>
          <th scope="row">{t('exposure')}</th>
          <td>{formatMoney(absolutePaise(preview.exposure.now))}</td>
          <td>
            <b>{formatMoney(absolutePaise(preview.exposure.after))}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const Gain = ({ amount }: { readonly amount: Paise }) => (
  <b className={amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined}>{formatSignedMoney(amount)}</b>
);
