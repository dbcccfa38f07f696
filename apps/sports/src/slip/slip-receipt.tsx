import { betOfReferenceQuery } from '@pavilion/api-client';
import { liabilityOf, winningsOf } from '@pavilion/betting-math';
import { useShell } from '@pavilion/contract';
import { formatMoney, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { Button, classNames, Icon, type IconName } from '@pavilion/shared-ui';
import { steadyOf, timeLeft } from '@pavilion/shared-ui/clock';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CancelRest } from '../bets/cancel-rest.tsx';
import { LazyCashOuts } from '../cash-out/lazy-cash-outs.ts';
import { useSecond } from '../live/use-second.ts';
import { useBetMessages } from '../messages/bets.ts';
import { useSlipMessages } from '../messages/slip.ts';
import type { Assessed, LiveQuote } from './assess.ts';
import { PreviewTable } from './preview-table.tsx';
import { betterBy, isNothing, isPartAlone, isRefused, isSettled, isWaiting, verdictText } from './receipt.ts';
import { ReceiptTimeline } from './receipt-timeline.tsx';
import { SelectionHead, useSelectionName } from './selection-head.tsx';
import styles from './slip.module.css';
import { isLate, isOut, type SlipBet } from './slip-bet.ts';
import { again, focusOn, remove, useSlip } from './slip-store.ts';
import { priceText } from './slip-texts.ts';

/** A bet that was asked for: what became of it, and when each step was. */
export function SlipReceipt({ assessed }: { readonly assessed: Assessed }) {
  const t = useSlipMessages();
  const b = useBetMessages();
  const { bet, wager, preview, quote } = assessed;
  const name = useSelectionName(bet);
  const status = useRef<HTMLDivElement>(null);
  const isFocused = useSlip(({ focus }) => focus === bet.key);
  useEffect(() => {
    if (!isFocused) return;
    status.current?.focus();
    focusOn(null);
  }, [isFocused]);
  // As it was asked for, until the operator has said what it is.
  const sums = bet.outcome?.sums ?? (wager && { wins: winningsOf(wager), liability: liabilityOf(wager) });
  const better = betterBy(bet);
  return (
    // biome-ignore lint/a11y/useSemanticElements: one selection of several, not a set of form fields
    <div role="group" aria-label={name} className={styles.receipt} data-state={bet.state}>
      <SelectionHead bet={bet} />
      <div ref={status} className={styles.verdict} role="status" tabIndex={-1}>
        <Icon name={icons[bet.state] ?? 'info'} size={20} />
        <b>{verdictText(bet, t)}</b>
        <VerdictFigure bet={bet} />
      </div>
      <Explanation bet={bet} />
      {bet.request && sums && canPay(bet) && (
        <p className={styles.sums}>
          <b className={styles.gain}>{t('wins', { amount: formatMoney(sums.wins) })}</b>
          <span>{t('liability', { amount: formatMoney(sums.liability) })}</span>
        </p>
      )}
      {better !== null && (
        <p className={styles.note}>
          {t(bet.side === 'back' ? 'betterWins' : 'betterRisks', { amount: formatMoney(better) })}
        </p>
      )}
      {isBeforeCommission(bet) && <p className={styles.note}>{b('commissionNote')}</p>}
      <ReceiptTimeline bet={bet} />
      {bet.marketId !== null && bet.kind !== 'fancy' && (bet.state === 'matched' || bet.state === 'partial') && (
        <LazyCashOuts refMatchId={bet.refMatchId} marketId={bet.marketId} />
      )}
      {isOut(bet) && preview && <PreviewTable assessed={assessed} />}
      {!isOut(bet) && (
        <div className={styles.actions}>
          {isWaiting(bet) && <CancelWaiting clientRef={bet.clientRef} />}
          <Button variant="quiet" onClick={() => again(bet.key, priceNow(quote))}>
            {t(isRefused(bet) ? 'again' : 'sameAgain')}
          </Button>
          <Button variant="quiet" onClick={() => remove(bet.key)}>
            {t('done')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What it was matched at, and once it is settled what it came to. */
function VerdictFigure({ bet: { kind, line, outcome } }: { readonly bet: SlipBet }) {
  const t = useSlipMessages();
  const result = outcome?.results.at(-1);
  if (result) {
    const tone = result.profit > 0 ? styles.gain : result.profit < 0 ? styles.loss : undefined;
    return (
      <b translate="no" className={classNames(styles.verdictPrice, tone)}>
        {formatSignedMoney(result.profit)}
      </b>
    );
  }
  if (outcome?.matchedPrice == null) return null;
  return (
    <span className={styles.verdictPrice}>{t('atPrice', { price: priceText(kind, outcome.matchedPrice, line) })}</span>
  );
}

/** Takes back what waits of it, as the operator has it. */
function CancelWaiting({ clientRef }: Pick<SlipBet, 'clientRef'>) {
  const { api } = useShell();
  const { data } = useQuery(betOfReferenceQuery(api, clientRef));
  return data ? (
    <div className={styles.cancel}>
      <CancelRest bet={data} />
    </div>
  ) : null;
}

/** What a new bet of the selection is of; null where nobody knows a price. */
const priceNow = (quote: LiveQuote | null) =>
  quote?.price == null || quote.isStale ? null : { price: quote.price, line: quote.line, pricedAt: quote.at };

/** What it won is a part of what the market's commission is taken from. */
const isBeforeCommission = ({ kind, outcome }: SlipBet) =>
  kind === 'match_odds' && (outcome?.results.at(-1)?.profit ?? 0) > 0;

/** Whether it may win or lose yet. */
const canPay = (bet: SlipBet) => !(isRefused(bet) || isNothing(bet) || isSettled(bet));

const icons: Partial<Record<SlipBet['state'], IconName>> = {
  submitting: 'hourglass',
  delayed: 'hourglass',
  matched: 'check-circle',
  partial: 'clock',
  unmatched: 'clock',
  rejected: 'ban',
  cancelled: 'minus',
  lapsed: 'minus',
  won: 'check-circle',
  lost: 'close',
  void: 'minus',
  unknown: 'question',
};

function Explanation({ bet }: { readonly bet: SlipBet }) {
  const t = useSlipMessages();
  const { state, outcome, request, clientRef } = bet;
  if (state === 'submitting' || state === 'delayed')
    return (
      request && (
        <>
          <Delay at={request.at} seconds={request.delay} />
          <Late bet={bet} />
        </>
      )
    );
  if (state === 'unknown') {
    return (
      <p className={styles.note}>
        {t('unknownText')} {t('reference', { reference: clientRef })}
      </p>
    );
  }
  if (state === 'rejected') {
    return <p className={styles.note}>{outcome?.isAbsent ? t('neverArrived') : (outcome?.reason ?? t('noReason'))}</p>;
  }
  if (!(request && outcome)) return null;
  const part = formatMoney(outcome.matchedStake);
  if (isWaiting(bet)) return <p className={styles.note}>{t('partOf', { part, total: formatMoney(request.stake) })}</p>;
  if (outcome.matchedStake >= request.stake) return null;
  const rest = formatMoney(subtractPaise(request.stake, outcome.matchedStake));
  const texts = [
    isPartAlone(bet) && t('partAlone', { part, total: formatMoney(request.stake) }),
    outcome.rest
      ? t(outcome.rest === 'cancelled' ? 'restCancelled' : 'restLapsed', { amount: rest })
      : isPartAlone(bet) && t('restOver'),
  ].filter(Boolean);
  return texts.length > 0 && <p className={styles.note}>{texts.join(' ')}</p>;
}

/** What is left of the operator's delay. It runs there; this only counts down. */
function Delay({ at, seconds }: { readonly at: number; readonly seconds: number }) {
  const t = useSlipMessages();
  const now = useSecond(seconds > 0);
  const left = Math.ceil(timeLeft(steadyOf(at), seconds * 1000, now) / 1000);
  if (left === 0) return null;
  return (
    <div className={styles.delay}>
      <p className={styles.note} role="timer">
        {t('held', { seconds: left })}
      </p>
      <progress className={styles.delayBar} max={seconds} value={seconds - left} aria-hidden="true" />
    </div>
  );
}

/** No bare wait: past what is usual it says that waiting is safe, and why. */
function Late({ bet }: { readonly bet: SlipBet }) {
  const t = useSlipMessages();
  const now = useSecond(true);
  if (!isLate(bet, now)) return null;
  return (
    <p className={styles.note}>
      {t('late')} {t('reference', { reference: bet.clientRef })}
    </p>
  );
}
