import { type Day, isDay } from '@pavilion/remote-kit';
import { Chip, Icon, TextField } from '@pavilion/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import { useBetMessages } from '../messages/bets.ts';
import styles from './bets-filters.module.css';
import { type BetsView, filterTypes, ownPeriod, type PeriodName, periodNames, periodOf } from './bets-view.ts';

const names = {
  today: 'today',
  '7d': 'last7d',
  '30d': 'last30d',
  '90d': 'last90d',
} as const satisfies Record<PeriodName, string>;

/** The view that is shown, and the way to change a part of it. */
export interface BetsViewControl {
  readonly view: BetsView;
  readonly today: Day;
  readonly change: (part: Partial<BetsView>) => void;
}

/** Which days and which kind of market the bets are of. */
export function BetsFilters({ control: { view, today, change } }: { readonly control: BetsViewControl }) {
  const t = useBetMessages();
  const { period, type, market } = view;
  const choose = (value: string) => {
    const name = periodNames.find((each) => each === value);
    change({ period: name ? periodOf(name, today) : ownPeriod(period.from, period.to, today) });
  };
  if (market !== null) {
    return (
      <div className={styles.filters}>
        <Chip pressed className={styles.market} onClick={() => change({ market: null })}>
          {t('oneMarket')}
          <span className="sr">, {t('anyMarketAction')}</span>
          <Icon name="close" size={16} />
        </Chip>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div className={styles.filters} role="group" aria-label={t('filterBets')}>
      <Choice label={t('period')} value={period.name ?? 'own'} onChange={choose}>
        {periodNames.map((name) => (
          <option key={name} value={name}>
            {t(names[name])}
          </option>
        ))}
        <option value="own">{t('ownDays')}</option>
      </Choice>
      <Choice
        label={t('market')}
        value={type ?? 'any'}
        onChange={(value) => change({ type: filterTypes.find((each) => each === value) ?? null })}
      >
        <option value="any">{t('anyMarket')}</option>
        {filterTypes.map((each) => (
          <option key={each} value={each}>
            {t(`type_${each}`)}
          </option>
        ))}
      </Choice>
      {period.name === null && (
        <OwnDays
          key={`${period.from} ${period.to}`}
          from={period.from}
          to={period.to}
          today={today}
          onDays={(from, to) => change({ period: ownPeriod(from, to, today) })}
        />
      )}
    </div>
  );
}

/** A choice of one, in a pill that says what was chosen. */
function Choice({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}:
      </label>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </span>
  );
}

/** A first and a last day, taken once both are days. */
function OwnDays({
  from,
  to,
  today,
  onDays,
}: {
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  readonly onDays: (from: Day, to: Day) => void;
}) {
  const t = useBetMessages();
  const [days, setDays] = useState({ from, to });
  const take = () => isDay(days.from) && isDay(days.to) && onDays(days.from, days.to);
  const field = (name: 'from' | 'to') => (
    <TextField
      label={t(name)}
      type="date"
      required
      max={today}
      value={days[name]}
      onChange={(event) => setDays({ ...days, [name]: event.currentTarget.value })}
      onBlur={take}
    />
  );
  return (
    <div className={styles.days}>
      {field('from')}
      {field('to')}
    </div>
  );
}
