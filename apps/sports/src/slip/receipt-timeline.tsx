import { useLocale } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { formatTimeToSecond, Icon, type IconName } from '@pavilion/shared-ui';
import { momentLabel } from '../bets/moment-label.ts';
import { useMessages } from '../messages/index.ts';
import { useSlipMessages } from '../messages/slip.ts';
import { isNothing, isRefused, isWaiting, verdictText } from './receipt.ts';
import styles from './slip.module.css';
import { isOut, type SlipBet } from './slip-bet.ts';
import { priceText } from './slip-texts.ts';

/** The operator has said what became of it before its delay was over: it was not held at all. */
const isSooner = ({ request, outcome }: SlipBet) =>
  request !== null && outcome !== null && outcome.at < request.at + request.delay * 1000;

/** What has happened to a bet, in order, each with its second; what it still waits out has none. */
export function ReceiptTimeline({ bet }: { readonly bet: SlipBet }) {
  const t = useSlipMessages();
  const { request, outcome, kind, line, state } = bet;
  if (!request) return null;
  const price = priceText(kind, request.price, request.line);
  const askedText = { none: 'askedFor', better: 'askedBetter', any: 'askedAny' } as const;
  return (
    <ol className={styles.timeline}>
      <Step icon="eye" at={bet.pricedAt} text={t('seenAt', { price: priceText(kind, bet.price, line) })} />
      <Step
        icon="arrow-right"
        at={request.at}
        text={request.policy === 'any' ? t('askedAny') : t(askedText[request.policy], { price })}
        more={formatMoney(request.stake)}
      />
      {request.delay > 0 && !(isRefused(bet) && isSooner(bet)) && (
        <Step
          icon="clock"
          at={isOut(bet) ? null : request.at + request.delay * 1000}
          text={t('delayedFor', { seconds: request.delay })}
        />
      )}
      {outcome && !isOut(bet) && (
        <Step
          icon={isRefused(bet) ? 'ban' : isNothing(bet) ? 'minus' : isWaiting(bet) ? 'clock' : 'check'}
          at={outcome.at}
          text={
            outcome.matchedPrice === null
              ? verdictText(bet, t)
              : `${verdictText(bet, t)} ${t('atPrice', { price: priceText(kind, outcome.matchedPrice, line) })}`
          }
          more={
            state === 'rejected'
              ? undefined
              : formatMoney(outcome.matchedStake === 0 ? request.stake : outcome.matchedStake)
          }
        />
      )}
    </ol>
  );
}

function Step({
  icon,
  at,
  text,
  more,
}: {
  readonly icon: IconName;
  /** Null for what is not over yet. */
  readonly at: number | null;
  readonly text: string;
  readonly more?: string | undefined;
}) {
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
