import { formatMoney } from '@pavilion/money';
import { useKitMessages } from '../language/messages.ts';
import type { Stakes } from '../opening.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { useTableMessages } from './messages.ts';
import styles from './panel.module.css';
import type { PayRow } from './pays.ts';

export interface PaysSheetProps {
  readonly name: string;
  readonly rules: readonly string[];
  readonly pays: readonly PayRow[];
  readonly stakes: Stakes;
  readonly onClose: () => void;
}

/** The rules of a table, what each bet pays and returns, and what all tables have in common. */
export function PaysSheet({ name, rules, pays, stakes: { least, most, mostWin }, onClose }: PaysSheetProps) {
  const t = useTableMessages();
  const kit = useKitMessages();
  const [money, shared] = [t.rulesMoney(formatMoney(least), formatMoney(most), formatMoney(mostWin)), t.rulesRounds];
  return (
    <Sheet title={kit.rulesOf(name)} onClose={onClose}>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <table className={styles.pays}>
        <thead>
          <tr>
            <th scope="col">{t.bet}</th>
            <th scope="col">{t.pays}</th>
            <th scope="col">{t.returns}</th>
          </tr>
        </thead>
        <tbody>
          {pays.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.pays}</td>
              <td>{row.returns}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {[shared, money, t.rulesLeft, kit.rulesFair].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  );
}
