import { useLocale } from '@pavilion/contract';
import { Chip, Icon, SearchField } from '@pavilion/shared-ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { ChipRow } from '../parts/chip-row.tsx';
import { periodText } from './day-text.ts';
import styles from './filters.module.css';
import { PeriodDialog } from './period-dialog.tsx';
import { filterKinds, type StatementViewControl } from './view.ts';

/** How long typing rests before the reference is looked for, ms. */
const REST = 300;

/** Which entries are shown: their days, their kind, their reference. */
export function Filters({ control }: { readonly control: StatementViewControl }) {
  const t = useMessages();
  const locale = useLocale();
  const [choosing, setChoosing] = useState(false);
  const { view, change } = control;
  return (
    <div className={styles.filters}>
      <button type="button" className={styles.days} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Icon name="calendar" size={20} />
        {periodText(view.period, locale, t)}
      </button>
      <ChipRow label={t('kind')} chosen={view.kind} className={styles.kinds}>
        <Chip pressed={view.kind === null} look="tile" className={styles.kind} onClick={() => change({ kind: null })}>
          {t('all')}
        </Chip>
        {filterKinds.map((kind) => (
          <Chip
            key={kind}
            pressed={view.kind === kind}
            look="tile"
            className={styles.kind}
            onClick={() => change({ kind })}
          >
            {t(`filter_${kind}`)}
          </Chip>
        ))}
      </ChipRow>
      <ReferenceSearch reference={view.reference} onSearch={(reference) => change({ reference })} />
      <PeriodDialog open={choosing} control={control} onClose={() => setChoosing(false)} />
    </div>
  );
}

/** Looks for a reference once typing rests, or at once on Enter. */
function ReferenceSearch({
  reference,
  onSearch,
}: {
  readonly reference: string;
  readonly onSearch: (reference: string) => void;
}) {
  const t = useMessages();
  const [text, setText] = useState(reference);
  // The address has the last word: the back button and 'Show all' change what stands here.
  useEffect(() => setText((now) => (now.trim() === reference ? now : reference)), [reference]);
  useEffect(() => {
    if (text.trim() === reference) return;
    const timer = setTimeout(() => onSearch(text.trim()), REST);
    return () => clearTimeout(timer);
  }, [text, reference, onSearch]);
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <SearchField
        label={t('reference')}
        placeholder={t('reference')}
        clearLabel={t('clearReference')}
        value={text}
        onChange={setText}
        className={styles.search}
      />
    </form>
  );
}
