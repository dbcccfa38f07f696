import { type Altitude, type AviatorBet, ceilingOf, LEAST_ALTITUDE, MOST_ALTITUDE, winOf } from '@pavilion/game-rules';
import { formatMoney, type Paise } from '@pavilion/money';
import { type ReactNode, useId, useRef, useState } from 'react';
import controls from '../../kit/frame/controls.module.css';
import { Go } from '../../kit/frame/controls.tsx';
import { stakeTrouble } from '../../kit/frame/trouble.ts';
import { kept } from '../../kit/kept.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { useStake } from '../../kit/stake.ts';
import styles from './aviator.module.css';
import type { Slot } from './bets.ts';
import { type AviatorTable, altitudeNow, type Phase, readTarget, times } from './flight.ts';
import { useFrames } from './frames.ts';
import { useAviatorMessages } from './messages.ts';

interface BetPanelProps {
  /** 1 or 2. */
  readonly number: number;
  readonly slot: Slot;
  readonly table: AviatorTable;
  readonly phase: Phase;
  readonly limits: Stakes;
  /** What can be staked. */
  readonly left: Paise;
  readonly isOver: boolean;
}

/** One bet: its stake, where it is cashed out by itself, and the button that places, takes back and cashes out. */
export function BetPanel(props: BetPanelProps) {
  const { number, limits, slot } = props;
  const t = useAviatorMessages();
  const kit = useKitMessages();
  const stake = useStake(limits, `aviator stake ${number}`);
  const auto = useAuto(number);
  const isLocked = slot.ticket !== null || slot.isQueued;
  const bet = stake.amount === null || auto.isWrong ? null : { stake: stake.amount, target: auto.target };
  const trouble =
    stakeTrouble(stake, limits, kit) ??
    (auto.isWrong ? t.autoBetween(times(LEAST_ALTITUDE), times(MOST_ALTITUDE)) : null);
  const troubleId = useId();
  return (
    <fieldset className={styles.bet} aria-label={t.betNumber(number)}>
      <div className={classNames(controls.stake, styles.stake, stake.amount === null && controls.stakeOff)}>
        <button type="button" aria-label={kit.halfStake} disabled={isLocked} onClick={stake.half}>
          ½
        </button>
        <input
          aria-label={kit.stakeInRupees}
          aria-invalid={stake.amount === null}
          aria-describedby={stake.amount === null ? troubleId : undefined}
          inputMode="decimal"
          autoComplete="off"
          disabled={isLocked}
          value={stake.text}
          onChange={(event) => stake.type(event.target.value)}
        />
        <button type="button" aria-label={kit.doubleStake} disabled={isLocked} onClick={stake.double}>
          2×
        </button>
        <button
          type="button"
          aria-label={kit.mostStake(formatMoney(limits.most))}
          disabled={isLocked}
          onClick={() => stake.set(limits.most)}
        >
          {kit.most}
        </button>
      </div>
      <div className={styles.auto}>
        <button
          type="button"
          role="switch"
          aria-checked={auto.isOn}
          disabled={isLocked}
          className={styles.switch}
          onClick={auto.turn}
        >
          {t.auto}
          <i />
        </button>
        <input
          aria-label={t.autoAt}
          aria-invalid={auto.isWrong}
          aria-describedby={auto.isWrong && stake.amount !== null ? troubleId : undefined}
          inputMode="decimal"
          autoComplete="off"
          disabled={isLocked}
          value={auto.text}
          onChange={(event) => auto.type(event.target.value)}
        />
        <span aria-hidden="true">×</span>
      </div>
      <Button {...props} bet={bet} trouble={trouble !== null && <small id={troubleId}>{trouble}</small>} />
    </fieldset>
  );
}

/** Where a bet is cashed out by itself, as it was set last. */
function useAuto(number: number) {
  const name = `aviator auto ${number}`;
  const [isOn, setOn] = useState(() => kept.read(name) === 'on');
  const [text, setText] = useState(() => kept.read(`${name} at`) ?? '2.00');
  const target: Altitude | null = isOn ? readTarget(text) : null;
  return {
    isOn,
    text,
    target,
    isWrong: isOn && target === null,
    turn() {
      kept.write(name, isOn ? 'off' : 'on');
      setOn(!isOn);
    },
    type(next: string) {
      kept.write(`${name} at`, next);
      setText(next);
    },
  };
}

function Button({
  slot,
  table,
  phase,
  limits,
  left,
  isOver,
  bet,
  trouble,
}: BetPanelProps & {
  readonly bet: AviatorBet | null;
  /** Why there is no bet, in words. */
  readonly trouble: ReactNode;
}) {
  const t = useAviatorMessages();
  const kit = useKitMessages();
  const { ticket } = slot;
  if (ticket?.state === 'open' && phase === 'flying' && ticket.id !== null) {
    const { id } = ticket;
    return (
      <Go kind="out" onPress={() => void table.leave(id)}>
        <small>{t.cashOut}</small>
        <Worth table={table} bet={ticket.bet} mostWin={limits.mostWin} />
      </Go>
    );
  }
  if (ticket?.state === 'open' && phase === 'waiting' && ticket.id !== null) {
    const { id } = ticket;
    return (
      <Go kind="back" onPress={() => void table.back(id)}>
        {t.takeBack}
        <small>{t.takenBack(formatMoney(ticket.stake))}</small>
      </Go>
    );
  }
  if (ticket?.leftAt && phase !== 'waiting') {
    return (
      <Go kind="wait" onPress={() => {}}>
        <small>{t.cashedOutAt(times(ticket.leftAt))}</small>
        <b>{formatMoney(ticket.pays)}</b>
      </Go>
    );
  }
  if (ticket !== null && ticket.state !== 'over') {
    return (
      <Go kind="wait" onPress={() => {}}>
        {t.placing}
      </Go>
    );
  }
  if (slot.isQueued) {
    return (
      <Go kind="back" onPress={() => slot.queue(null)}>
        {t.cancel}
        <small>{bet && t.nextRound(formatMoney(bet.stake))}</small>
      </Go>
    );
  }
  const isNow = phase === 'waiting';
  return (
    <Go
      kind={bet === null || isOver ? 'wait' : 'place'}
      isShort={bet !== null && bet.stake > left}
      onPress={() => bet && (isNow && table.isTaking ? slot.place(bet) : slot.queue(bet))}
    >
      {kit.bet}
      {trouble}
      {bet && <small>{isNow ? t.thisRound(formatMoney(bet.stake)) : t.nextRound(formatMoney(bet.stake))}</small>}
    </Go>
  );
}

/** What a cash-out brings now: written anew each frame. */
function Worth({
  table,
  bet,
  mostWin,
}: {
  readonly table: AviatorTable;
  readonly bet: AviatorBet;
  readonly mostWin: Paise;
}) {
  const ref = useRef<HTMLElement>(null);
  useFrames(true, () => {
    const at = Math.min(altitudeNow(table), ceilingOf(bet, mostWin));
    if (ref.current) ref.current.textContent = formatMoney(winOf(bet.stake, at, 100, mostWin).pays);
  });
  return <b ref={ref} />;
}
