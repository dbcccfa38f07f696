import type { CashOutOffer } from '@pavilion/api-client';
import { classNames } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useOperatorName } from '../bets/operator-name.ts';
import { useSecond } from '../live/use-second.ts';
import { useCashOutMessages } from '../messages/cash-out.ts';
import styles from './cash-out.module.css';
import { CashOutSheet } from './cash-out-sheet.tsx';
import { figureText, toneOf } from './figure-text.ts';
import { useSentCashOuts } from './sent-cash-outs.ts';
import { secondsLeft, useCashOuts } from './use-cash-outs.ts';

export interface CashOutsProps {
  readonly refMatchId: string;
  /** Only this market's; else one for each of the match on which the player has a position. */
  readonly marketId?: string | undefined;
  /** Where several stand side by side each says which market it is of. */
  readonly saysMarket?: boolean;
  readonly className?: string | undefined;
}

/**
 * Cashes out what the player has on a match: a button for each market, with what it would bring and how long that stands, or
 * that an answer is out. Nothing where there is nothing to cash out.
 */
export function CashOuts({ refMatchId, marketId, saysMarket = false, className }: CashOutsProps) {
  const { data = [], dataUpdatedAt } = useCashOuts(refMatchId);
  const [open, setOpen] = useState<Pick<CashOutOffer, 'marketId' | 'marketName'> | null>(null);
  const isShown = (market: { readonly marketId: string }) => marketId === undefined || market.marketId === marketId;
  const sent = useSentCashOuts(refMatchId).filter(isShown);
  const isSent = (market: { readonly marketId: string }) => sent.some((each) => each.marketId === market.marketId);
  const offers = data.filter((offer) => isShown(offer) && offer.problem !== 'level' && !isSent(offer));
  const shown = [...sent.map((each) => ({ ...each, quote: null })), ...offers];
  if (shown.length === 0 && open === null) return null;
  return (
    <div className={classNames(styles.buttons, className)}>
      {shown.map((offer) => (
        <CashOutButton
          key={offer.marketId}
          offer={offer}
          cameAt={dataUpdatedAt}
          isSent={isSent(offer)}
          saysMarket={saysMarket}
          onClick={() => setOpen(offer)}
        />
      ))}
      {open && <CashOutSheet refMatchId={refMatchId} market={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function CashOutButton({
  offer,
  cameAt,
  isSent,
  saysMarket,
  onClick,
}: {
  readonly offer: Pick<CashOutOffer, 'marketName' | 'quote'>;
  readonly cameAt: number;
  /** One was asked for, and nobody knows yet what became of it. */
  readonly isSent: boolean;
  readonly saysMarket: boolean;
  readonly onClick: () => void;
}) {
  const t = useCashOutMessages();
  const called = useOperatorName();
  const { quote, marketName } = offer;
  const now = useSecond(quote !== null);
  const left = quote ? secondsLeft(quote, cameAt, now) : 0;
  const figure = quote && left > 0 ? figureText(quote.secured, t) : t(isSent ? 'notKnown' : 'notNow');
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
      <span className={saysMarket ? undefined : 'sr'}>{t('cashOutOf', { market: called(marketName) })}:</span>{' '}
      {!saysMarket && <span aria-hidden="true">{t('cashOut')}</span>}
      <b className={styles.figure} data-tone={quote && left > 0 ? toneOf(quote.secured) : undefined}>
        {figure}
      </b>
      {left > 0 && (
        <small className={styles.left} aria-hidden="true">
          {t('left', { seconds: left })}
        </small>
      )}
    </button>
  );
}
