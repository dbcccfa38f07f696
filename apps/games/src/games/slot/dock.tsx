import { decimalRupees, formatMoney, type Paise, ZERO } from '@pavilion/money';
import { useEffect, useState } from 'react';
import { useKitMessages } from '../../kit/language/messages.ts';
import { post } from '../../kit/notice.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { useSlotMessages } from './messages.ts';
import type { Play } from './play.ts';
import { freeSpinsOf } from './round.ts';
import styles from './slot.module.css';

interface DockProps {
  readonly play: Play;
  /** What may be staked, the least first. */
  readonly stakes: readonly Paise[];
  readonly stake: Paise;
  readonly onStake: (stake: Paise) => void;
}

/** How many stakes are one tap away. */
const QUICK = 4;

/** Balance, stake, and the button that spins. */
export function Dock({ play, stakes, stake, onStake }: DockProps) {
  const t = useSlotMessages();
  const kit = useKitMessages();
  const isLocked = play.isBusy || play.open !== null;
  const free = play.open && freeSpinsOf(play.open);
  const paid = play.turn && !play.isTurning ? play.turn.spin.pays : ZERO;
  const isShort = play.open === null && !play.isBusy && stake > play.balance;
  const at = stakes.indexOf(stake);
  const from = Math.max(0, Math.min(at - 1, stakes.length - QUICK));
  return (
    <footer className={styles.dock}>
      <dl className={styles.figures}>
        <div>
          <dt>{kit.balance}</dt>
          <dd>{formatMoney(play.balance)}</dd>
        </div>
        <div className={play.turn && paid > play.turn.stake ? styles.won : undefined}>
          <dt>{free ? t.freeSoFar : t.paid}</dt>
          <dd>{formatMoney(free ? free.won : paid)}</dd>
        </div>
      </dl>
      <fieldset className={styles.stepper} aria-label={kit.stake}>
        <Step icon="minus" label={t.less} to={isLocked ? undefined : stakes[at - 1]} onStake={onStake} />
        <output>
          {formatMoney(stake)}
          <small>{free ? t.stakeKept : t.stakeWord}</small>
        </output>
        <Step icon="plus" label={t.more} to={isLocked ? undefined : stakes[at + 1]} onStake={onStake} />
      </fieldset>
      <fieldset className={styles.quick} aria-label={t.stakes}>
        {stakes.slice(from, from + QUICK).map((one) => (
          <button
            key={one}
            type="button"
            disabled={isLocked}
            aria-label={formatMoney(one)}
            aria-pressed={one === stake}
            onClick={() => onStake(one)}
          >
            {decimalRupees(one).replace(/\.00$/, '')}
          </button>
        ))}
      </fieldset>
      {isShort ? (
        <button type="button" className={styles.deposit} onClick={() => post('pavilion:deposit')}>
          <small>{kit.notEnough}</small>
          {kit.deposit}
        </button>
      ) : (
        <SpinButton play={play} stake={stake} />
      )}
    </footer>
  );
}

interface StepProps {
  readonly icon: 'plus' | 'minus';
  readonly label: string;
  readonly to: Paise | undefined;
  readonly onStake: (stake: Paise) => void;
}

const Step = ({ icon, label, to, onStake }: StepProps) => (
  <button type="button" aria-label={label} disabled={to === undefined} onClick={() => to !== undefined && onStake(to)}>
    <Icon name={icon} size={24} />
  </button>
);

/** Spins once by each press; while the reels turn the ring shows how much of their time is gone. */
function SpinButton({ play, stake }: { readonly play: Play; readonly stake: Paise }) {
  const t = useSlotMessages();
  const free = play.open && freeSpinsOf(play.open);
  return (
    <button
      type="button"
      className={styles.spin}
      aria-disabled={play.isBusy}
      onClick={() => !play.isBusy && void play.spin(stake)}
    >
      {play.isTurning && <Ring key={play.turn?.key} />}
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M33 16A14 14 0 0 0 8.5 11.500M7 24a14 14 0 0 0 24.500 4.500M8 4v8h8M32 36v-8h-8" />
      </svg>
      <span>{free ? t.free : t.spin}</span>
      {free && <small>{t.nextOf(Math.min(free.played + 1, free.all), free.all)}</small>}
    </button>
  );
}

/** Round the button, as long as a spin takes at least. */
function Ring() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFull(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <svg className={styles.ring} viewBox="0 0 118 118" aria-hidden="true" data-full={isFull}>
      <circle cx="59" cy="59" r="56" pathLength="100" />
    </svg>
  );
}
