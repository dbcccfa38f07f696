import type { Bet } from '@pavilion/api-client';
import { absolutePaise, formatMoney, ZERO } from '@pavilion/money';
import { type TranslateBets, useBetMessages } from '../messages/bets.ts';
import styles from './bet-details.module.css';
import { isWaiting, priceText, unmatchedOf } from './bet-figures.ts';
import { Moment } from './bet-moment.tsx';

interface Step {
  readonly text: string;
  /** Null for what has not happened yet. */
  readonly at: Date | null;
}

/** What has happened to a bet, in order. */
export function BetTimeline({ bet }: { readonly bet: Bet }) {
  const t = useBetMessages();
  return (
    <ol className={styles.timeline}>
      {stepsOf(bet, t).map(({ text, at }, index) => (
        <li key={index} className={styles.step} data-ahead={at === null || undefined}>
          <span>{text}</span>
          {at && (
            <small className={styles.stepTime}>
              <Moment at={at} form="full" />
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

function stepsOf(bet: Bet, t: TranslateBets): Step[] {
  const rest = formatMoney(unmatchedOf(bet));
  let fill = 0;
  const texts: Record<Bet['timeline'][number]['moment'], () => string> = {
    asked: () => t('tPlaced', { stake: formatMoney(bet.stack), price: priceText(bet, bet.odds) }),
    delayed: () => t('tDelayed'),
    matched() {
      const { stack, odds } = bet.fills[fill] ?? { stack: bet.matchedStack, odds: bet.matchedOdds ?? bet.odds };
      fill += 1;
      return t('tMatched', { stake: formatMoney(stack), price: priceText(bet, odds) });
    },
    rejected: () => [t('tRejected'), bet.reason].filter(Boolean).join(': '),
    cancelled: () => t('tCancelled', { stake: rest }),
    lapsed: () => t('tLapsed', { stake: rest }),
    // Its first result is known no more once another took its place.
    settled: () => (bet.resettled ? t('tSettled') : t('tSettledAs', { result: resultText(bet, t) })),
    corrected: () => t('tCorrected', { result: resultText(bet, t) }),
  };
  const steps: Step[] = bet.timeline.map(({ moment, at }) => ({ text: texts[moment](), at }));
  return isWaiting(bet) && bet.status !== 'delayed'
    ? [...steps, { text: t('tWaiting', { stake: rest }), at: null }]
    : steps;
}

function resultText({ status, profit }: Bet, t: TranslateBets): string {
  const amount = formatMoney(absolutePaise(profit ?? ZERO));
  return status === 'won'
    ? t('resultWon', { amount })
    : status === 'lost'
      ? t('resultLost', { amount })
      : t('resultVoid');
}
