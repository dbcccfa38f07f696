import type { StatementSubject } from '@pavilion/api-client';
import { formatMoney, type Paise } from '@pavilion/money';
import { SumUp } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { useEntryMessages } from '../messages/statement-lines.ts';
import styles from './entry-subject.module.css';
import { debtRows, settlementRows } from './subject-rows.ts';

type Of<Kind extends StatementSubject['kind']> = Extract<StatementSubject, { readonly kind: Kind }>;

/** How what a line moved was worked out, where that has an arithmetic of its own: a settlement's, or a debt's. */
export function SubjectSum({ subject, amount }: { readonly subject: StatementSubject; readonly amount: Paise }) {
  const t = useEntryMessages();
  const wallet = useMessages();
  if (subject.kind === 'debt') return <DebtSum debt={subject.debt} />;
  if (subject.kind !== 'bets' || !subject.settlement) return null;
  const { settlement, bets } = subject;
  return (
    <div>
      <h3>{t('workedOut', { amount: formatMoney(amount) })}</h3>
      <SumUp rows={settlementRows({ bets, settlement }, amount, { t, wallet })} />
      {settlement.owed !== undefined && (
        <p className={styles.note}>{t('owedNote', { amount: formatMoney(settlement.owed) })}</p>
      )}
    </div>
  );
}

function DebtSum({ debt }: { readonly debt: Of<'debt'>['debt'] }) {
  const t = useEntryMessages();
  return (
    <div>
      <h3>{t('workedOut', { amount: formatMoney(debt.left) })}</h3>
      <SumUp rows={debtRows(debt, t)} />
      <p className={styles.note}>{t('debtNote')}</p>
    </div>
  );
}
