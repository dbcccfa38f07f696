import type { Bonus, BonusPart } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { formatMoney, maxPaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { formatDay } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useBonusMessages } from '../messages/bonus.ts';
import { useMessages } from '../messages/index.ts';
import { instantOf } from '../parts/instant.ts';
import { Moment } from '../parts/moment.tsx';
import { Figure, LargeAmount } from '../parts/panel.tsx';
import styles from './bonus-figures.module.css';
import { nextPart, unreleased } from './bonus-sums.ts';
import { timeLeft } from './time-left.ts';

/** The figures that matter of a bonus as it stands: the first of them large. */
export function BonusFigures({ bonus, parts }: { readonly bonus: Bonus; readonly parts: readonly BonusPart[] }) {
  const t = useBonusMessages();
  const { amount, released, state } = bonus;
  const [name, figure] = useMainFigure(bonus, parts);
  const isOver = state === 'cancelled' || state === 'expired';
  return (
    <div className={styles.figs}>
      <div className={styles.main}>
        <span>{name}</span>
        <b>
          <LargeAmount amount={figure} />
        </b>
      </div>
      {state === 'available' ? (
        <>
          <Figure label={t('toPlay')}>{formatMoney(bonus.required)}</Figure>
          <Figure label={t('daysToPlay')}>{t('days', { n: bonus.days })}</Figure>
        </>
      ) : (
        <Figure label={t('released')}>
          {t('amountOf', { released: formatMoney(released), amount: formatMoney(amount) })}
        </Figure>
      )}
      {isOver && <Figure label={t('lostOf')}>{formatMoney(unreleased(bonus))}</Figure>}
      {bonus.mostLocked > 0 && <Figure label={t('locked')}>{formatMoney(bonus.locked)}</Figure>}
      <End bonus={bonus} />
    </div>
  );
}

function useMainFigure(bonus: Bonus, parts: readonly BonusPart[]): readonly [ReactNode, Paise] {
  const t = useBonusMessages();
  if (bonus.state === 'available') return [t('bonusAmount'), bonus.amount];
  if (bonus.state !== 'active') return [t('bonusAmount'), bonus.amount];
  const next = nextPart(parts);
  if (!next) return [t('allPlayed'), bonus.required];
  return [t('stillForPart', { part: next.part }), maxPaise(ZERO, subtractPaise(next.opensAt, bonus.done))];
}

/** Until when it can be taken up or played, or when it ended. */
function End({ bonus: { state, expiresAt, endedAt } }: { readonly bonus: Bonus }) {
  const t = useBonusMessages();
  if (state === 'available' || state === 'active') {
    return (
      <Figure label={t(state === 'available' ? 'takeUpBy' : 'ends')}>
        <Until at={expiresAt} />
      </Figure>
    );
  }
  if (state === 'other') return null;
  return (
    <Figure label={t(`${state}On`)}>
      <Moment at={endedAt ?? expiresAt} form="day" />
    </Figure>
  );
}

/** A day, and how long it is until then. */
function Until({ at }: { readonly at: Date }) {
  const t = useBonusMessages();
  const wallet = useMessages();
  const locale = useLocale();
  return (
    <time dateTime={at.toISOString()} title={instantOf(at, locale, wallet)}>
      {t('endsIn', { day: formatDay(at, locale), left: timeLeft(at, new Date(), t) })}
    </time>
  );
}
