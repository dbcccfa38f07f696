import { isDay } from '@pavilion/remote-kit';
import { Button, Chip, Dialog, TextField } from '@pavilion/shared-ui';
import { type FormEvent, useId } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './period-dialog.module.css';
import {
  customPeriod,
  LONGEST_PERIOD,
  type PeriodName,
  periodNames,
  periodOf,
  type StatementViewControl,
} from './view.ts';

const names = { '7d': 'last7d', month: 'lastMonth', '90d': 'last90d' } as const satisfies Record<PeriodName, string>;

/** Chooses the days of the statement: a usual period at one press, or a first and a last day. */
export function PeriodDialog({
  open,
  control: { view, today, change },
  onClose,
}: {
  readonly open: boolean;
  readonly control: StatementViewControl;
  readonly onClose: () => void;
}) {
  const t = useMessages();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [String(data.get('from')), String(data.get('to'))];
    if (!isDay(from) || !isDay(to)) return;
    change({ period: customPeriod(from, to, today) });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('choosePeriod')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={form} block>
          {t('showDays')}
        </Button>
      }
    >
      <div className={styles.usual}>
        {periodNames.map((name) => (
          <Chip
            key={name}
            look="tile"
            pressed={view.period.name === name}
            onClick={() => {
              change({ period: periodOf(name, today) });
              onClose();
            }}
          >
            {t(names[name])}
          </Chip>
        ))}
      </div>
      <form id={form} className={styles.days} onSubmit={submit}>
        <TextField label={t('from')} name="from" type="date" required max={today} defaultValue={view.period.from} />
        <TextField label={t('to')} name="to" type="date" required max={today} defaultValue={view.period.to} />
        <p className={styles.hint}>{t('indiaDays', { n: LONGEST_PERIOD })}</p>
      </form>
    </Dialog>
  );
}
