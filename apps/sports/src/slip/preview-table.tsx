import { type Outcome, rangeText } from '@pavilion/betting-math';
import { absolutePaise, formatMoney, formatSignedMoney, type Paise } from '@pavilion/money';
import { useSlipMessages } from '../messages/slip.ts';
import type { Assessed } from './assess.ts';
import styles from './slip.module.css';

/** What each outcome of the market brings now, and after this bet. It stands there before its figures, so that nothing moves as they come. */
export function PreviewTable({ assessed: { bet, outcomes, preview, isAfterOthers } }: { readonly assessed: Assessed }) {
  const t = useSlipMessages();
  const nameOf = (outcome: Outcome) =>
    typeof outcome === 'string' ? (bet.runners.find(({ id }) => id === outcome)?.name ?? outcome) : rangeText(outcome);
  return (
    <table className={styles.preview} aria-busy={preview === null}>
      <thead>
        <tr>
          <th scope="col">{t(bet.kind === 'fancy' ? 'ifResult' : 'ifWins')}</th>
          <th scope="col">{t(isAfterOthers ? 'before' : 'now')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome, index) => (
          <tr key={nameOf(outcome)}>
            <th translate="no" scope="row">
              {nameOf(outcome)}
            </th>
            <td>
              <Gain amount={preview?.rows[index]?.now} />
            </td>
            <td>
              <Gain amount={preview?.rows[index]?.after} />
            </td>
          </tr>
        ))}
        <tr className={styles.previewSum}>
          <th scope="row">{t('exposure')}</th>
          <td translate="no">{preview && formatMoney(absolutePaise(preview.exposure.now))}</td>
          <td>
            <b translate="no">{preview ? formatMoney(absolutePaise(preview.exposure.after)) : ' '}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Gain({ amount }: { readonly amount: Paise | undefined }) {
  if (amount === undefined) return ' ';
  const tone = amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined;
  return (
    <b translate="no" className={tone}>
      {formatSignedMoney(amount)}
    </b>
  );
}
