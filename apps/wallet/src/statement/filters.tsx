import { useLocale } from '@pavilion/contract';
import { useTypedUrlState } from '@pavilion/remote-kit';
import { Chip, Icon, SearchField } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { ChipRow } from '../parts/chip-row.tsx';
import { periodText } from './day-text.ts';
import styles from './filters.module.css';
import { PeriodDialog } from './period-dialog.tsx';
import { filterKinds, type StatementViewControl } from './view.ts';

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
      <ReferenceSearch control={control} />
      <PeriodDialog open={choosing} control={control} onClose={() => setChoosing(false)} />
    </div>
  );
}

/** Searches for a reference once the keys rest, or at once on Enter. */
function ReferenceSearch({ control: { codec, change } }: { readonly control: StatementViewControl }) {
  const t = useMessages();
  const [{ reference }, type] = useTypedUrlState(codec);
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <SearchField
        label={t('reference')}
        placeholder={t('reference')}
        clearLabel={t('clearReference')}
        value={reference}
        onChange={(text) => type({ reference: text })}
        className={styles.search}
      />
    </form>
  );
}
