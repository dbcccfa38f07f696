import type { StatementEntry } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { formatMoney, formatSignedMoney } from '@pavilion/money';
import { type Day, timeOn, useOperatorText } from '@pavilion/remote-kit';
import { classNames, Icon, type IconName, Tag } from '@pavilion/shared-ui';
import { memo, useId } from 'react';
import { useMessages } from '../messages/index.ts';
import { Moment } from '../parts/moment.tsx';
import styles from './entries-table.module.css';
import { EntryDetails } from './entry-details.tsx';
import { EntryState, toneOf } from './entry-state.tsx';
import { shownReference } from './reference.ts';
import type { EntryKind } from './view.ts';

/** Of a bet whose sport is not known: its slip. */
const icons: Record<EntryKind, IconName> = {
  sports: 'bets',
  casino: 'casino',
  deposit: 'deposit',
  withdrawal: 'withdraw',
  bonus: 'bonus',
  adjustment: 'edit',
  other: 'info',
};

/** Written out: the build keeps the icons that a source names. */
const sportIcons: Record<NonNullable<StatementEntry['sport']>, IconName> = {
  cricket: 'cricket',
  soccer: 'soccer',
  tennis: 'tennis',
};

interface EntryRowProps {
  readonly entry: StatementEntry;
  /** The day that it stands under. */
  readonly day: Day;
  /** Its place in the list. */
  readonly index: number;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
}

/** One entry; a press anywhere on its row opens the details under it. On a phone the row is a card. */
export const EntryRow = memo(function EntryRow({ entry, day, index, open, onToggle }: EntryRowProps) {
  const details = useId();
  return (
    <>
      {/* Its button is what the keyboard and screen readers use; the button's press arrives here as well. */}
      <tr
        aria-rowindex={index + 2}
        onClick={() => onToggle(entry.id)}
        className={classNames(styles.row, open && styles.rowOpen, toneOf(entry.state) === 'wait' && styles.rowWait)}
      >
        <td className={styles.time}>
          <Moment at={entry.at} form="short" day={day} />
        </td>
        <td className={styles.entry}>
          <button
            type="button"
            className={styles.entryButton}
            aria-expanded={open}
            aria-controls={open ? details : undefined}
          >
            <EntryTitle entry={entry} day={day} />
          </button>
        </td>
        <td translate="no" className={styles.reference}>
          {shownReference(entry.reference)}
        </td>
        <td className={styles.state}>
          <EntryState state={entry.state} />
        </td>
        <Amounts entry={entry} />
        <td className={styles.chevron}>
          <Icon name="chevron-down" size={20} />
        </td>
      </tr>
      {open && (
        <tr className={styles.details} id={details}>
          <td colSpan={7}>
            <EntryDetails entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
});

function EntryTitle({ entry, day }: Pick<EntryRowProps, 'entry' | 'day'>) {
  const t = useMessages();
  const textOf = useOperatorText();
  const locale = useLocale();
  return (
    <>
      <span className={styles.glyph}>
        <Icon name={entry.sport ? sportIcons[entry.sport] : icons[entry.kind]} size={20} />
      </span>
      <span className={styles.entryText}>
        <b>
          <span className="sr">{t(`kind_${entry.kind}`)}: </span>
          {textOf(entry.title, entry.named?.title)}
        </b>
        <small>
          <span className={styles.entryTime}>{timeOn(day, entry.at, locale)} · </span>
          {textOf(entry.detail, entry.named?.detail)}
        </small>
      </span>
    </>
  );
}

/** What the entry moved, and what stood in its account afterwards. */
function Amounts({ entry }: { readonly entry: StatementEntry }) {
  const t = useMessages();
  const coins = entry.account === 'coins';
  return (
    <>
      <td className={styles.amount}>
        <span translate="no" className={entry.amount > 0 ? styles.gain : undefined}>
          {formatSignedMoney(entry.amount)}
        </span>
        {coins && <Tag className={styles.account}>{t('coins')}</Tag>}
      </td>
      <td translate="no" className={styles.after}>
        {coins && <span className={styles.afterAccount}>{t('coins')} </span>}
        {formatMoney(entry.balanceAfter)}
      </td>
    </>
  );
}
