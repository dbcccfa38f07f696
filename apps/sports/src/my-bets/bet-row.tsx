import type { Bet } from '@pavilion/api-client';
import { formatMoney, formatSignedMoney, type Paise, ZERO } from '@pavilion/money';
import type { Day } from '@pavilion/remote-kit';
import { classNames, Icon } from '@pavilion/shared-ui';
import { memo } from 'react';
import { betPrice, figuresOf, isMatchedInPart, isOpenBet, isWaiting, titleOf } from '../bets/bet-figures.ts';
import { useOperatorName } from '../bets/operator-name.ts';
import { useBetMessages } from '../messages/bets.ts';
import { BetDetails } from './bet-details.tsx';
import { Moment } from './bet-moment.tsx';
import styles from './bet-row.module.css';
import { SideTag, StatusText } from './bet-status.tsx';

export interface BetRowProps {
  readonly bet: Bet;
  /** Where no heading above says which match it is on. */
  readonly showsMatch?: boolean;
  /** The day that the heading above names. */
  readonly day?: Day | undefined;
  /** It is in a list as wide as the page, under the names of columns (`--bet-columns`). */
  readonly hasColumns?: boolean;
  /** What its market came to, if that was cashed out in full. */
  readonly cashedOut?: Paise | undefined;
  /** It is open to begin with. */
  readonly opens?: boolean;
}

/**
 * One bet: what was taken and what it comes to; it opens into its sums and what happened to it. A phone shows the one figure
 * that matters, a wide screen a column for each.
 */
export const BetRow = memo(function BetRow({
  bet,
  showsMatch = false,
  day,
  hasColumns = false,
  cashedOut,
  opens = false,
}: BetRowProps) {
  const t = useBetMessages();
  const price = betPrice(bet);
  // Once nothing waits any more, what was matched is what the bet is.
  const stake = formatMoney(isWaiting(bet) || bet.matchedStack === 0 ? bet.stack : bet.matchedStack);
  const called = useOperatorName();
  const kind = bet.marketType === 'fancy' ? t('type_fancy') : called(bet.marketName);
  const market = bet.cashOut ? `${kind} · ${t('cashOut')}` : kind;
  return (
    <li className={classNames(styles.item, hasColumns && styles.itemColumns)}>
      <details className={styles.bet} open={opens}>
        <summary className={styles.row}>
          <span className={styles.side}>
            <SideTag bet={bet} />
          </span>
          <span className={styles.selection}>
            <b translate="no" className={styles.name}>
              {called(titleOf(bet))}
            </b>
            <small translate="no" className={styles.more}>
              {showsMatch ? `${bet.matchName} · ${market}` : market}
            </small>
            <small className={styles.phoneOnly}>{t('stakeAt', { stake, price })}</small>
          </span>
          <span translate="no" className={styles.price}>
            {price}
          </span>
          <span className={styles.stake}>{stake}</span>
          <Figures bet={bet} cashedOut={cashedOut} />
          <span className={styles.status}>
            <StatusText status={isOpenBet(bet) && cashedOut !== undefined ? 'cashedOut' : bet.status} />
            {isMatchedInPart(bet) && (
              <small className={styles.more}>
                {t('matchedOf', { matched: formatMoney(bet.matchedStack), stake: formatMoney(bet.stack) })}
              </small>
            )}
            {bet.resettled && <small className={styles.more}>{t('corrected')}</small>}
          </span>
          <span className={styles.moment}>
            <Moment at={bet.settledAt ?? bet.createdAt} day={day} />
          </span>
          <Icon name="chevron-down" size={20} className={styles.chevron} />
        </summary>
        <BetDetails bet={bet} linksMatch={showsMatch} />
      </details>
    </li>
  );
});

/** Of an open bet what it wins and what it loses, of a cashed-out one what its market came to, of a settled one its result. */
function Figures({ bet, cashedOut }: Pick<BetRowProps, 'bet' | 'cashedOut'>) {
  const t = useBetMessages();
  if (!isOpenBet(bet)) return <Amount amount={bet.profit ?? ZERO} className={styles.wins} />;
  if (cashedOut !== undefined) {
    return (
      <>
        <span className={styles.wins}>
          <Amount amount={cashedOut} />
          <small className={styles.more}>{t('forMarket')}</small>
        </span>
        <span className={styles.loses} />
      </>
    );
  }
  const { wins, loses } = figuresOf(bet);
  return (
    <>
      <span className={styles.wins}>
        <Amount amount={wins} />
        <small className={styles.phoneOnly}>{t('winsSuffix')}</small>
      </span>
      <Amount amount={loses} className={styles.loses} />
    </>
  );
}

/** A profit or a loss, by its sign and its colour. */
export function Amount({ amount, className }: { readonly amount: Paise; readonly className?: string | undefined }) {
  const tone = amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined;
  return (
    <span translate="no" className={classNames(className, tone)}>
      {formatSignedMoney(amount)}
    </span>
  );
}
