import { decimalOdds, liabilityOf, winningsOf } from '@pavilion/betting-math';
import { formatMoney } from '@pavilion/money';
import { Button, classNames, Icon, IconButton, TextField } from '@pavilion/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { type TranslateSlip, useSlipMessages } from '../messages/slip.ts';
import type { Assessed } from './assess.ts';
import { OddsStepper } from './odds-stepper.tsx';
import { PreviewTable } from './preview-table.tsx';
import { SelectionHead } from './selection-head.tsx';
import styles from './slip.module.css';
import { confirmPrice, focusTaken, remove, typeStake, useSlip } from './slip-store.ts';
import { blockerText, priceText } from './slip-texts.ts';
import { StakeChips } from './stake-chips.tsx';

/** A selection before it is placed: its price as it moves, the stake, what stands against it, what it would change. */
export function SlipDraft({
  assessed,
  isActive,
  onActive,
}: {
  readonly assessed: Assessed;
  readonly isActive: boolean;
  readonly onActive: () => void;
}) {
  const t = useSlipMessages();
  const { bet, blocker, most, wager, preview, quote } = assessed;
  const field = useRef<HTMLInputElement>(null);
  const blockerId = useId();
  const isFocused = useSlip(({ focus }) => focus === bet.key);
  useEffect(() => {
    if (!isFocused) return;
    field.current?.focus();
    focusTaken();
  }, [isFocused]);
  const limits = bet.limits && {
    least: formatMoney(bet.limits.minStake).replace(/\.00$/, ''),
    most: formatMoney(bet.limits.maxStake).replace(/^₹|\.00$/g, ''),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: one selection of several, not a set of form fields
    <div
      role="group"
      aria-label={bet.runnerName}
      className={classNames(styles.bet, bet.side === 'lay' && styles.betLay)}
      onFocus={onActive}
    >
      <SelectionHead bet={bet}>
        <IconButton
          icon="trash"
          iconSize={20}
          label={t('removeBet', { runner: bet.runnerName })}
          onClick={() => remove(bet.key)}
        />
      </SelectionHead>
      <div className={styles.terms}>
        <PriceNow assessed={assessed} />
        <TextField
          ref={field}
          label={t('stake')}
          labelNote={limits ? t('between', limits) : undefined}
          aria-label={t('stakeOf', { runner: bet.runnerName })}
          aria-describedby={blocker ? blockerId : undefined}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={bet.stakeText}
          onChange={(event) => typeStake(bet.key, event.target.value)}
        />
      </div>
      {isActive && <StakeChips bet={bet} most={most} />}
      {blocker && (
        <p id={blockerId} className={styles.blocker}>
          <Icon name={blocker.reason === 'stake-empty' ? 'info' : 'alert'} size={16} />
          <span>{blockerText(blocker, bet.kind, t)}</span>
          {blocker.reason === 'price-moved' && (
            <Button
              variant="quiet"
              size="s"
              onClick={() => confirmPrice(bet.key, { ...blocker, at: quote?.at ?? Date.now() })}
            >
              {t(blocker.line === null ? 'takePrice' : 'takeLine', {
                price: priceText(bet.kind, blocker.price, blocker.line),
              })}
            </Button>
          )}
        </p>
      )}
      {wager && (
        <p className={styles.sums}>
          <b className={styles.gain}>{t('wins', { amount: formatMoney(winningsOf(wager)) })}</b>
          <span>{t('liability', { amount: formatMoney(liabilityOf(wager)) })}</span>
        </p>
      )}
      {preview && <PreviewTable bet={bet} preview={preview} />}
    </div>
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
      <b className={styles.priceNow}>{price === null ? t('noPrice') : priceText(bet.kind, price, line)}</b>
      {hasMoved ? (
        <small>{t('wasSeen', { price: priceText(bet.kind, bet.price, bet.line) })}</small>
      ) : (
        price !== null && <small>{decimalOdds(bet.kind, price).toFixed(2)}</small>
      )}
    </div>
  );
}

const priceLabel = (kind: Assessed['bet']['kind'], t: TranslateSlip) =>
  t(kind === 'match_odds' ? 'oddsNow' : kind === 'bookmaker' ? 'rateNow' : 'lineNow');
