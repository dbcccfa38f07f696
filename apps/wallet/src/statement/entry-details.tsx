import { type StatementEntry, statementSubjectQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { QueryBoundary, useOperatorText, useOperatorWords } from '@pavilion/remote-kit';
import { Skeleton, SumUp } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages/index.ts';
import { useEntryMessages } from '../messages/statement-lines.ts';
import { instantOf } from '../parts/instant.ts';
import { KnownList } from '../parts/known-list.tsx';
import styles from './entries-table.module.css';
import { entryRows } from './entry-rows.ts';
import { stateText } from './entry-state.tsx';
import own from './entry-subject.module.css';
import { shownReference } from './reference.ts';
import { SubjectKnown } from './subject-known.tsx';
import { SubjectSum } from './subject-sum.tsx';

/** What an entry did to the account that it moved, all that is known of it, and what it is about, with the way there. */
export function EntryDetails({ entry }: { readonly entry: StatementEntry }) {
  const t = useMessages();
  const textOf = useOperatorText();
  const locale = useLocale();
  const coins = entry.account === 'coins';
  const after = formatMoney(entry.balanceAfter);
  const title = textOf(entry.title, entry.named?.title);
  const rows = [
    [t('what'), title],
    [t('details'), textOf(entry.detail, entry.named?.detail)],
    [t('kind'), t(`kind_${entry.kind}`)],
    [t('state'), stateText(entry.state, t)],
    [t('chip'), coins ? t('coinsName') : t('cashName')],
    [t('when'), instantOf(entry.at, locale, t)],
  ] as const;
  return (
    <div className={styles.box}>
      <div>
        <h3>{coins ? t('howCoins', { amount: after }) : t('howCash', { amount: after })}</h3>
        <SumUp rows={entryRows(entry, title, t)} />
      </div>
      <div>
        <h3>{t('entryOf', { reference: shownReference(entry.reference) })}</h3>
        <KnownList rows={rows} />
      </div>
      {entry.about !== undefined && (
        <div className={own.subject}>
          <EntrySubject entry={entry} />
        </div>
      )}
    </div>
  );
}

/** What an entry is about, asked for once the entry is open. */
function EntrySubject({ entry: { reference, amount } }: { readonly entry: StatementEntry }) {
  const t = useEntryMessages();
  const { api } = useShell();
  const query = useQuery({ ...statementSubjectQuery(api, reference), select: useOperatorWords() });
  return (
    <QueryBoundary query={query} what={t('subject')} skeleton={<SubjectShape />}>
      {(subject) =>
        subject && (
          <>
            <SubjectSum subject={subject} amount={amount} />
            <div>
              <h3>{t('subject')}</h3>
              <SubjectKnown subject={subject} />
            </div>
          </>
        )
      }
    </QueryBoundary>
  );
}

function SubjectShape() {
  return (
    <div className={own.shape}>
      {[30, 100, 100, 100, 100, 100].map((width, row) => (
        <Skeleton key={row} width={`${width}%`} height={20} />
      ))}
    </div>
  );
}
