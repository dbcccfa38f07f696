import type { Bet } from '@pavilion/api-client';
import { absolutePaise, formatMoney, ZERO } from '@pavilion/money';
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
  const { timeline, fills } = bet;
  const matches = timeline.filter(({ moment }) => moment === 'matched');
  const steps: Step[] = timeline.map((each) => ({
    text:
      each.moment === 'matched'
        ? matchedText(bet, fills[matches.indexOf(each)], t)
        : momentText({ bet, reason }, each.moment, t),
    at: each.at,
  }));
  const waits = isWaiting(bet) && bet.status !== 'delayed';
  return waits ? [...steps, { text: t('tWaiting', { stake: formatMoney(unmatchedOf(bet)) }), at: null }] : steps;
}

function matchedText(bet: Bet, fill: Bet['fills'][number] | undefined, t: TranslateBets): string {
  const { stack, odds } = fill ?? { stack: bet.matchedStack, odds: bet.matchedOdds ?? bet.odds };
  return t('tMatched', { stake: formatMoney(stack), price: priceText(bet, odds) });
}

type PlainMoment = Exclude<Bet['timeline'][number]['moment'], 'matched'>;

function momentText(
  { bet, reason }: { readonly bet: Bet; readonly reason: string | null },
  moment: PlainMoment,
  t: TranslateBets,
): string {
  const rest = { stake: formatMoney(unmatchedOf(bet)) };
  switch (moment) {
    case 'asked':
      return t('tPlaced', { stake: formatMoney(bet.stack), price: priceText(bet, bet.odds) });
    case 'delayed':
      return t('tDelayed');
    case 'rejected':
      return reason === null ? t('tRejected') : `${t('tRejected')}: ${reason}`;
    case 'cancelled':
      return t('tCancelled', rest);
    case 'lapsed':
      return t('tLapsed', rest);
    case 'settled':
      // Its first result is known no more once another took its place.
      return bet.resettled ? t('tSettled') : t('tSettledAs', { result: resultText(bet, t) });
    case 'corrected':
      return t('tCorrected', { result: resultText(bet, t) });
  }
}

function resultText({ status, profit }: Bet, t: TranslateBets): string {
  const amount = formatMoney(absolutePaise(profit ?? ZERO));
  return status === 'won'
    ? t('resultWon', { amount })
    : status === 'lost'
      ? t('resultLost', { amount })
      : t('resultVoid');
}
