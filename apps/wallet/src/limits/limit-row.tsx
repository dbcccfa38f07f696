import { setLimitMutation, setSessionLimitMutation } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { formatMoney, negatePaise, type Paise, paise } from '@pavilion/money';
import { SendButton, useSend } from '@pavilion/remote-kit';
import { ButtonLink, formatDay, formatTime } from '@pavilion/shared-ui';
import { type TranslateLimits, useLimitMessages } from '../messages/limits.ts';
import { Meter } from '../parts/meter.tsx';
import { Notice } from '../parts/notice.tsx';
import { durationText } from './duration.ts';
import styles from './limits.module.css';
import { limitText, type ShownLimit, type ShownName, shareOf } from './limits.ts';

/** One limit: what it is, how much of it is used, and what it becomes. */
export function LimitRow({ limit, coolingHours }: { readonly limit: ShownLimit; readonly coolingHours: number }) {
  const t = useLimitMessages();
  const { name, amount } = limit;
  const title = t(`name_${name}`);
  return (
    <div className={styles.lim}>
      <div className={styles.limTop}>
        <LimitName name={name} title={title} />
        <span className={amount === null ? styles.limNone : styles.limAmount}>{limitText(name, amount, t)}</span>
        <ButtonLink
          to={{ search: `?set=${name}` }}
          preventScrollReset
          variant="quiet"
          size="s"
          className={styles.limButton}
        >
          {t(amount === null ? 'set' : 'change')}
          <span className="sr"> {title}</span>
        </ButtonLink>
      </div>
      <LimitMeter limit={limit} />
      {limit.later && <Later limit={limit} later={limit.later} coolingHours={coolingHours} />}
    </div>
  );
}

/** Under its group's heading a span of time is enough for the eye; whoever goes by headings has all of it. */
function LimitName({ name, title }: { readonly name: ShownName; readonly title: string }) {
  const t = useLimitMessages();
  const span = /^(?:deposit|loss)-(day|week|month)$/.exec(name)?.[1] as 'day' | 'week' | 'month' | undefined;
  if (span === undefined) return <h3 className={styles.limName}>{title}</h3>;
  return (
    <h3 className={styles.limName}>
      <span aria-hidden="true">{t(`span_${span}`)}</span>
      <span className="sr">{title}</span>
    </h3>
  );
}

/** The part of a limit that is used; nothing where none is set. One bet uses up nothing of the next one's limit. */
export function LimitMeter({ limit: { name, amount, used } }: { readonly limit: ShownLimit }) {
  const t = useLimitMessages();
  if (amount === null) return null;
  if (name === 'stake-bet') return <p className={styles.limNote}>{t('perBet')}</p>;
  const text = (value: number) => amountText(name, value, t);
  const { counted, left } = shareOf(amount, used);
  return (
    <Meter
      value={counted}
      max={amount}
      label={t('usedOf', { used: text(counted), amount: text(amount) })}
      start={t('used', { amount: text(counted) })}
      end={used < 0 ? t('ahead', { amount: formatMoney(negatePaise(paise(used))) }) : t('left', { amount: text(left) })}
    />
  );
}

const amountText = (name: ShownName, value: number, t: TranslateLimits) =>
  name === 'session' ? durationText(value, t) : formatMoney(paise(value));

/** A rise that waits, and the way to take it back: the limit that holds is set once more. */
function Later({
  limit,
  later,
  coolingHours,
}: {
  readonly limit: ShownLimit;
  readonly later: NonNullable<ShownLimit['later']>;
  readonly coolingHours: number;
}) {
  const t = useLimitMessages();
  const locale = useLocale();
  const { name, amount } = limit;
  const keeping = useSetLimit(name);
  const moment = `${formatDay(later.at, locale)}, ${formatTime(later.at, locale)}`;
  return (
    <Notice
      icon="clock"
      title={
        later.amount === null
          ? t('endsOn', { moment })
          : t('risesTo', { amount: limitText(name, later.amount, t), moment })
      }
      text={coolingHours === 0 ? undefined : t('waitsText', { hours: coolingHours })}
      action={
        <SendButton variant="quiet" size="s" busy={keeping.busy} onClick={() => void keeping.send(amount)}>
          {t('keep', { amount: limitText(name, amount, t) })}
        </SendButton>
      }
    />
  );
}

/** Sets a limit by its name: paise, or minutes; null ends it. */
export function useSetLimit(name: ShownName) {
  const t = useLimitMessages();
  const { api } = useShell();
  const options = { fallback: t('failed'), success: t('saved') };
  const amounts = useSend(setLimitMutation(api), options);
  const times = useSend(setSessionLimitMutation(api), options);
  if (name === 'session') {
    return { ...times, send: (minutes: number | null, at?: AtField) => times.send({ minutes }, at) };
  }
  return {
    ...amounts,
    send: (amount: number | null, at?: AtField) =>
      amounts.send({ name, amount: amount === null ? null : (paise(amount) as Paise) }, at),
  };
}

type AtField = (field: string, message: string) => boolean;
