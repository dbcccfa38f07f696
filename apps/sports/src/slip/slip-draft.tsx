import { type BetBlocker, decimalOdds, liabilityOf, winningsOf } from '@pavilion/betting-math';
import { paths, useSession } from '@pavilion/contract';
import { formatMoney, sumPaise } from '@pavilion/money';
import { classNames, Icon, IconButton, isComposing, TextField } from '@pavilion/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { type TranslateSlip, useSlipMessages } from '../messages/slip.ts';
import type { Assessed, SlipWager } from './assess.ts';
import { OddsStepper } from './odds-stepper.tsx';
import { PreviewTable } from './preview-table.tsx';
import { SelectionHead, useSelectionName } from './selection-head.tsx';
import styles from './slip.module.css';
import type { SlipBet } from './slip-bet.ts';
import { confirmPrice, focusOn, remove, typeStake, useSlip } from './slip-store.ts';
import { blockerText, priceText } from './slip-texts.ts';
import { StakeChips } from './stake-chips.tsx';

/** A selection before it is placed: its price as it moves, the stake, what stands against it, what it would change. */
export function SlipDraft({
  assessed,
  isActive,
  onActive,
  onPlace,
}: {
  readonly assessed: Assessed;
  readonly isActive: boolean;
  readonly onActive: () => void;
  /** Places this one, where nothing stands against it. */
  readonly onPlace: () => void;
}) {
  const t = useSlipMessages();
  const { bet, blocker, most, wager } = assessed;
  const name = useSelectionName(bet);
  const field = useRef<HTMLInputElement>(null);
  const blockerId = useId();
  const isFocused = useSlip(({ focus }) => focus === bet.key);
  useEffect(() => {
    if (!isFocused) return;
    field.current?.focus();
    focusOn(null);
  }, [isFocused]);
  const limits = bet.limits && {
    least: formatMoney(bet.limits.minStake).replace(/\.00$/, ''),
    most: formatMoney(bet.limits.maxStake).replace(/^₹|\.00$/g, ''),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: one selection of several, not a set of form fields
    <div
      role="group"
      aria-label={name}
      className={classNames(styles.bet, bet.side === 'lay' && styles.betLay)}
      onFocus={onActive}
    >
      <SelectionHead bet={bet}>
        <IconButton
          icon="trash"
          iconSize={20}
          label={t('removeBet', { runner: name })}
          onClick={() => remove(bet.key)}
        />
      </SelectionHead>
      <div className={styles.terms}>
        <PriceNow assessed={assessed} />
        <TextField
          ref={field}
          label={t('stake')}
          labelNote={limits ? t('between', limits) : undefined}
          aria-label={t('stakeOf', { runner: name })}
          aria-describedby={blocker ? blockerId : undefined}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="send"
          value={bet.stakeText}
          onChange={(event) => typeStake(bet.key, event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.repeat && !isComposing(event) && onPlace()}
        />
      </div>
      <div className={styles.standing}>
        {blocker ? (
          <Blocker id={blockerId} bet={bet} blocker={blocker} at={assessed.quote?.at} />
        ) : (
          wager && <Sums bet={bet} wager={wager} />
        )}
      </div>
      {isActive && <StakeChips bet={bet} most={most} />}
      {(isActive || wager) && <PreviewTable assessed={assessed} />}
    </div>
  );
}

/** What stands against a selection; a price that has moved is taken here. */
function Blocker({
  id,
  bet,
  blocker,
  at = Date.now(),
}: {
  readonly id: string;
  readonly bet: SlipBet;
  readonly blocker: BetBlocker;
  readonly at: number | undefined;
}) {
  const t = useSlipMessages();
  // The header's balance has them too.
  const coins = useSession(({ wallet }) => wallet?.coins);
  return (
    <>
      <p id={id} className={styles.blocker}>
        <Icon name={blocker.reason === 'stake-empty' ? 'info' : 'alert'} size={16} />
        {blockerText(blocker, bet, t, coins)}
      </p>
      {blocker.reason === 'over-own-limit' && (
        <Link to={paths.limits()} className={styles.toLimits}>
          {t('ownLimits')}
        </Link>
      )}
      {blocker.reason === 'not-enough-funds' && (
        <Link to={paths.deposit()} className={styles.toLimits}>
          {t('deposit')}
        </Link>
      )}
      {blocker.reason === 'price-moved' && (
        <button type="button" className={styles.take} onClick={() => confirmPrice(bet.key, { ...blocker, at })}>
          {t('takePrice', { price: priceText(bet.kind, blocker.price, blocker.line) })}
        </button>
      )}
    </>
  );
}

/** What a selection can win and cost, and how much of it waits, and at what, where less is offered. */
function Sums({ bet, wager }: { readonly bet: SlipBet; readonly wager: SlipWager }) {
  const t = useSlipMessages();
  const waiting = sumPaise(wager.parts.unmatched, ({ stake }) => stake);
  return (
    <p className={styles.sums}>
      <b className={styles.gain}>{t('wins', { amount: formatMoney(winningsOf(wager)) })}</b>
      <span>{t('liability', { amount: formatMoney(liabilityOf(wager)) })}</span>
      {waiting > 0 && (
        <span>{t('waitsAt', { amount: formatMoney(waiting), price: priceText(bet.kind, wager.price, null) })}</span>
      )}
    </p>
  );
}

function PriceNow({ assessed: { bet, quote } }: { readonly assessed: Assessed }) {
  const t = useSlipMessages();
  const isOld = quote === null || quote.isStale;
  const price = quote === null ? bet.price : quote.price;
  const line = quote?.line ?? bet.line;
  if (bet.kind === 'match_odds') return <OddsStepper bet={bet} live={price} isOld={isOld} />;
  const hasMoved = price !== null && (price !== bet.price || line !== bet.line);
  return (
    <div className={classNames(styles.price, isOld && styles.priceOld)}>
      <span className={styles.label}>{priceLabel(bet.kind, t)}</span>
      <b translate="no" className={styles.priceNow}>
        {price === null ? t('noPrice') : priceText(bet.kind, price, line)}
      </b>
      {hasMoved ? (
        <small>{t('wasSeen', { price: priceText(bet.kind, bet.price, bet.line) })}</small>
      ) : (
        price !== null && <small>{t('inDecimal', { odds: decimalOdds(bet.kind, price).toFixed(2) })}</small>
      )}
    </div>
  );
}

const priceLabel = (kind: Assessed['bet']['kind'], t: TranslateSlip) =>
  t(kind === 'match_odds' ? 'oddsNow' : kind === 'bookmaker' ? 'rateNow' : 'lineNow');
