import { useLocale } from '@pavilion/contract';
import { formatMoney, formatSignedMoney } from '@pavilion/money';
import { formatTimeToSecond, Icon, type IconName } from '@pavilion/shared-ui';
import { momentLabel } from '../bets/moment-label.ts';
import { type TranslateBets, useBetMessages } from '../messages/bets.ts';
import { useMessages } from '../messages/index.ts';
import { type TranslateSlip, useSlipMessages } from '../messages/slip.ts';
import { isNothing, isRefused, isSettled, isWaiting, matchedText, verdictText } from './receipt.ts';
import styles from './slip.module.css';
import { isOut, type SlipBet } from './slip-bet.ts';
import { priceText } from './slip-texts.ts';

/** The operator has said what became of it before its delay was over: it was not held at all. */
const isSooner = ({ request, outcome }: SlipBet) =>
  request !== null && outcome !== null && outcome.at < request.at + request.delay * 1000;

interface Moment {
  readonly icon: IconName;
  /** Null for what is not over yet. */
  readonly at: number | null;
  readonly text: string;
  readonly more?: string | undefined;
}

/** What has happened to a bet, in order, each with its second; what it still waits out has none. */
export function ReceiptTimeline({ bet }: { readonly bet: SlipBet }) {
  const t = useSlipMessages();
  const b = useBetMessages();
  const steps = [...beforeJudged(bet, t), ...(isOut(bet) ? [] : [...judged(bet, t), ...settled(bet, b, t)])];
  return (
    <ol className={styles.timeline}>
      {inOrder(steps).map((step, index) => (
        <Step key={index} {...step} />
      ))}
    </ol>
  );
}

/** The device's clock and the operator's are two: no step is before the one that it follows on. */
function inOrder(steps: readonly Moment[]): readonly Moment[] {
  let latest = 0;
  return steps.map((step) => {
    if (step.at === null) return step;
    latest = Math.max(latest, step.at);
    return { ...step, at: latest };
  });
}

const askedTexts = { none: 'askedFor', better: 'askedBetter', any: 'askedAny' } as const;

function beforeJudged(bet: SlipBet, t: TranslateSlip): Moment[] {
  const { request, kind, line } = bet;
  if (!request) return [];
  const { policy, stake, delay } = request;
  const price = priceText(kind, request.price, request.line);
  const isHeld = delay > 0 && !(isRefused(bet) && isSooner(bet));
  const held: Moment = {
    icon: 'clock',
    at: isOut(bet) ? null : request.at + delay * 1000,
    text: t('delayedFor', { seconds: delay }),
  };
  return [
    { icon: 'eye', at: bet.pricedAt, text: t('seenAt', { price: priceText(kind, bet.price, line) }) },
    {
      icon: 'arrow-right',
      at: request.at,
      text: policy === 'any' ? t('askedAny') : t(askedTexts[policy], { price }),
      more: formatMoney(stake),
    },
    ...(isHeld ? [held] : []),
  ];
}

/** What the market made of it: matched, waiting, refused, over. A result takes nothing of that away. */
function judged(bet: SlipBet, t: TranslateSlip): Moment[] {
  const { request, outcome, kind, line } = bet;
  if (!(request && outcome)) return [];
  const text = isSettled(bet) ? matchedText(bet, t) : verdictText(bet, t);
  const price = outcome.matchedPrice;
  return [
    {
      icon: isRefused(bet) ? 'ban' : isNothing(bet) ? 'minus' : isWaiting(bet) ? 'clock' : 'check',
      at: isSettled(bet) ? outcome.matchedAt : outcome.at,
      text: price === null ? text : `${text} ${t('atPrice', { price: priceText(kind, price, line) })}`,
      more: isRefused(bet) ? undefined : formatMoney(outcome.matchedStake === 0 ? request.stake : outcome.matchedStake),
    },
  ];
}

const resultIcons = { won: 'check', lost: 'close', void: 'minus' } as const;

function settled({ outcome }: SlipBet, b: TranslateBets, t: TranslateSlip): Moment[] {
  return (outcome?.results ?? []).map(({ at, status, profit, isCorrected }) => ({
    icon: resultIcons[status],
    at,
    text: isCorrected ? `${b('corrected')}: ${t(status)}` : b('tSettledAs', { result: t(status) }),
    more: formatSignedMoney(profit),
  }));
}

function Step({ icon, at, text, more }: Moment) {
  return (
    <li className={styles.step}>
      <Icon name={icon} size={16} />
      <span className={styles.stepText}>
        <b>{text}</b>
        {more !== undefined && <small>{more}</small>}
      </span>
      {at !== null && <SecondOf at={at} />}
    </li>
  );
}

/** To the second, as a log of moments is read; its day and zone for whoever asks by hovering. */
function SecondOf({ at }: { readonly at: number }) {
  const t = useMessages();
  const locale = useLocale();
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} title={momentLabel(moment, t, locale)}>
      {formatTimeToSecond(moment, locale)}
    </time>
  );
}
