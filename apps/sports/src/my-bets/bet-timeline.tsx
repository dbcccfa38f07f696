import type { Bet } from '@pavilion/api-client';
import { absolutePaise, formatMoney } from '@pavilion/money';
import { useKitMessages } from '@pavilion/remote-kit';
import { isWaiting, priceText, unmatchedOf } from '../bets/bet-figures.ts';
import { reasonOf } from '../bets/bet-reason.ts';
import { type TranslateBets, useBetMessages } from '../messages/bets.ts';
import styles from './bet-details.module.css';
import { Moment } from './bet-moment.tsx';

interface Step {
  readonly text: string;
  /** Null for what has not happened yet. */
  readonly at: Date | null;
}

/** What has happened to a bet, in order. */
export function BetTimeline({ bet }: { readonly bet: Bet }) {
  const t = useBetMessages();
  const reason = reasonOf(bet, useKitMessages());
  return (
    <ol className={styles.timeline}>
      {stepsOf(bet, reason, t).map(({ text, at }, index) => (
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

function stepsOf(bet: Bet, reason: string | null, t: TranslateBets): Step[] {
  const steps: Step[] = bet.timeline.map((each) => ({
    text: momentText({ bet, reason }, each, t),
    at: each.at,
  }));
  const waits = isWaiting(bet) && bet.status !== 'delayed';
  return waits ? [...steps, { text: t('tWaiting', { stake: formatMoney(unmatchedOf(bet)) }), at: null }] : steps;
}

/** All that was matched at one time, each part at its own price. */
function matchedText(bet: Bet, at: Date, t: TranslateBets): string {
  const fills = bet.fills.filter((fill) => fill.at.getTime() === at.getTime());
  const parts = fills.map(({ stack, odds }) => t('partAt', { stake: formatMoney(stack), price: priceText(bet, odds) }));
  return t('tMatched', { parts: parts.join(', ') });
}

type TimelineMoment = Bet['timeline'][number];

function momentText(
  { bet, reason }: { readonly bet: Bet; readonly reason: string | null },
  { moment, at, result }: TimelineMoment,
  t: TranslateBets,
): string {
  const rest = { stake: formatMoney(unmatchedOf(bet)) };
  switch (moment) {
    case 'asked':
      return t('tPlaced', { stake: formatMoney(bet.stack), price: priceText(bet, bet.odds) });
    case 'delayed':
      return t(bet.status === 'delayed' ? 'tDelayed' : 'tWasDelayed');
    case 'matched':
      return matchedText(bet, at, t);
    case 'rejected':
      return reason === null ? t('tRejected') : `${t('tRejected')}: ${reason}`;
    case 'cancelled':
      return reason === null ? t('tCancelled', rest) : `${t('tCancelled', rest)}: ${reason}`;
    case 'lapsed':
      return t('tLapsed', rest);
    case 'settled':
      return result ? t('tSettledAs', { result: resultText(result, t) }) : t('tSettled');
    case 'corrected':
      return result ? t('tCorrected', { result: resultText(result, t) }) : t('tCorrectedAs');
  }
}

function resultText({ status, profit }: NonNullable<TimelineMoment['result']>, t: TranslateBets): string {
  const amount = formatMoney(absolutePaise(profit));
  return status === 'won'
    ? t('resultWon', { amount })
    : status === 'lost'
      ? t('resultLost', { amount })
      : t('resultVoid');
}
