import type { CashOutOffer } from '@pavilion/api-client';
import { formatSignedMoney } from '@pavilion/money';
import { classNames } from '@pavilion/shared-ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
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
  /** A pill stands in a line that is there anyway, and makes it no higher: its figure has a sign in place of words, and no seconds. */
  readonly look?: 'bar' | 'pill';
  /** What stands there where there is nothing to cash out. */
  readonly otherwise?: ReactNode;
  readonly className?: string | undefined;
  /** Called with what is shown, once that is known and whenever it changes. */
  readonly onShown?: (shows: CashOutsShow) => void;
}

/** Buttons; or the open sheet alone, once nothing is left to cash out; or nothing. */
export type CashOutsShow = 'buttons' | 'sheet' | 'nothing';

/**
 * Cashes out what the player has on a match: a button for each market, with what it would bring and how long that stands, or
 * that an answer is out. `otherwise`, or nothing, where there is nothing to cash out.
 */
export function CashOuts({
  refMatchId,
  marketId,
  saysMarket = false,
  look = 'bar',
  otherwise = null,
  className,
  onShown,
}: CashOutsProps) {
  const { data, dataUpdatedAt } = useCashOuts(refMatchId);
  const [open, setOpen] = useState<Pick<CashOutOffer, 'marketId' | 'marketName'> | null>(null);
  const isShown = (market: { readonly marketId: string }) => marketId === undefined || market.marketId === marketId;
  const sent = useSentCashOuts(refMatchId).filter(isShown);
  const isSent = (market: { readonly marketId: string }) => sent.some((each) => each.marketId === market.marketId);
  const offers = (data ?? []).filter((offer) => isShown(offer) && offer.problem !== 'level' && !isSent(offer));
  const shown = [...sent.map((each) => ({ ...each, quote: null })), ...offers];
  const shows = shown.length > 0 ? 'buttons' : open ? 'sheet' : 'nothing';
  const isKnown = data !== undefined || shows !== 'nothing';
  useLayoutEffect(() => {
    if (isKnown) onShown?.(shows);
  }, [isKnown, shows, onShown]);
  return (
    <>
      {shows === 'buttons' ? (
        <div className={classNames(styles.buttons, className)} data-look={look}>
          {shown.map((offer) => (
            <CashOutButton
              key={offer.marketId}
              offer={offer}
              cameAt={dataUpdatedAt}
              isSent={isSent(offer)}
              saysMarket={saysMarket}
              look={look}
              onClick={() => setOpen(offer)}
            />
          ))}
        </div>
      ) : (
        otherwise
      )}
      {open && <CashOutSheet refMatchId={refMatchId} market={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function CashOutButton({
  offer,
  cameAt,
  isSent,
  saysMarket,
  look,
  onClick,
}: {
  readonly offer: Pick<CashOutOffer, 'marketName' | 'quote'>;
  readonly cameAt: number;
  /** One was asked for, and nobody knows yet what became of it. */
  readonly isSent: boolean;
  readonly saysMarket: boolean;
  readonly look: 'bar' | 'pill';
  readonly onClick: () => void;
}) {
  const t = useCashOutMessages();
  const called = useOperatorName();
  const { quote, marketName } = offer;
  const now = useSecond(quote !== null);
  const left = quote ? secondsLeft(quote, cameAt, now) : 0;
  const secured = quote && left > 0 ? quote.secured : null;
  const spoken = secured === null ? t(isSent ? 'notKnown' : 'notNow') : figureText(secured, t);
  const isPill = look === 'pill';
  const market = t('cashOutOf', { market: called(marketName) });
  // What is neither is a figure of its own on a bar too: in words it takes three lines of a phone.
  const short = secured !== null && (isPill || secured === 0) ? formatSignedMoney(secured) : null;
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
      <span className="sr">
        {market}: {spoken}
      </span>
      <span className={styles.word} aria-hidden="true">
        {saysMarket ? market : t('cashOut')}
      </span>{' '}
      <b
        translate="no"
        className={styles.figure}
        data-tone={secured === null ? undefined : toneOf(secured)}
        aria-hidden="true"
      >
        {short ?? spoken}
      </b>
      {left > 0 && !isPill && (
        <small className={styles.left} aria-hidden="true">
          {t('left', { seconds: left })}
        </small>
      )}
    </button>
  );
}
