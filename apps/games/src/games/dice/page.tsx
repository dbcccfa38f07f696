import {
  type DiceBet,
  type DiceSeen,
  type DiceSide,
  diceChance,
  diceMultiplier,
  ONCE,
  winOf,
} from '@pavilion/game-rules';
import { formatMoney, formatPercent, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { useState } from 'react';
import { type AtOnce, useAtOnce } from '../../kit/at-once.ts';
import { exactMultiplier } from '../../kit/figures.ts';
import { AtOnceFrame } from '../../kit/frame/at-once-frame.tsx';
import { Go, Pairs, Segments } from '../../kit/frame/controls.tsx';
import { StakeField } from '../../kit/frame/stake-field.tsx';
import { kept } from '../../kit/kept.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import type { Seat } from '../../kit/seat.ts';
import { useSounds } from '../../kit/sounds.ts';
import { type Stake, useStake } from '../../kit/stake.ts';
import styles from './dice.module.css';
import { DiceArt } from './dice-art.tsx';
import { useDiceMessages } from './messages.ts';
import { hundredths, markOf, within } from './round.ts';
import { Target } from './target.tsx';

type Choice = Pick<DiceBet, 'side' | 'target'>;
type Play = AtOnce<DiceBet, DiceSeen>;

/** How long the dice turn, ms. */
const TURN = 450;
const FIRST: Choice = { side: 'under', target: 4850 };

/** Dice: a number from 0.00 to 99.99, under or over a target. */
export function DicePage({ seat }: { readonly seat: Seat<DiceBet, DiceSeen> }) {
  const { stakes } = seat.opening;
  const t = useDiceMessages();
  const sounds = useSounds();
  const stake = useStake(stakes);
  const [choice, setChoice] = useState<Choice>(keptChoice);
  const play = useAtOnce(seat, sounds, { length: () => TURN });
  const { last } = play;
  const choose = (next: Choice) => {
    kept.write('dice', `${next.side} ${next.target}`);
    setChoice(next);
  };
  return (
    <AtOnceFrame
      {...{ seat, sounds, play, stake, markOf }}
      messages={t}
      announcement={useAnnouncement(play)}
      stage={
        <div className={styles.stage}>
          <Result play={play} />
          <Target
            {...choice}
            seen={last?.seen ?? null}
            isFresh={play.isReady && play.state.round?.id === last?.id}
            onTarget={(target) => choose({ ...choice, target })}
          />
          <Figures choice={choice} />
        </div>
      }
      panel={
        <>
          <SideField choice={choice} onChoose={choose} />
          <StakeField stake={stake} limits={stakes} />
          <WinFigure stake={stake} choice={choice} stakes={stakes} />
          <RollButton
            {...{ stake, choice, stakes, play }}
            onRoll={(amount) => play.play({ stake: amount, ...choice })}
          />
        </>
      }
    />
  );
}

/** The side and target that were chosen last. */
function keptChoice(): Choice {
  const [side, target] = (kept.read('dice') ?? '').split(' ');
  const number = Number(target);
  if ((side !== 'under' && side !== 'over') || !Number.isInteger(number)) return FIRST;
  return { side, target: within(number, side) };
}

function useAnnouncement({ last, state, isReady }: Play): string {
  const t = useDiceMessages();
  if (!isReady || !last?.seen || state.round?.id !== last.id) return '';
  const roll = hundredths(last.seen.roll);
  if (!last.seen.isWon) return t.lostText(roll, formatMoney(last.stake));
  return t.wonText(roll, formatSignedMoney(subtractPaise(last.pays, last.stake)));
}

/** The dice and the last roll, large: in its colour where it is this bet's. */
function Result({ play: { last, state, moving, isReady } }: { readonly play: Play }) {
  const t = useDiceMessages();
  const seen = last?.seen ?? null;
  const isFresh = isReady && seen !== null && state.round?.id === last?.id;
  const isRolling = moving.length > 0;
  const word = seen === null ? t.firstRoll : isFresh ? (seen.isWon ? t.won : t.lost) : t.lastRoll;
  return (
    <div className={classNames(styles.result, isFresh && (seen.isWon ? styles.won : styles.lost))} aria-hidden="true">
      <DiceArt roll={seen?.roll ?? null} isRolling={isRolling} />
      <b>{seen === null ? '–' : hundredths(seen.roll)}</b>
      <small>{isRolling ? t.rolling : word}</small>
    </div>
  );
}

function Figures({ choice }: { readonly choice: Choice }) {
  const t = useDiceMessages();
  const chance = diceChance(choice);
  return (
    <Pairs
      pairs={[
        { name: choice.side === 'under' ? t.rollUnder : t.rollOver, value: hundredths(choice.target) },
        { name: t.chance, value: formatPercent(chance / 100) },
        { name: t.pays, value: exactMultiplier(diceMultiplier(chance)) },
      ]}
    />
  );
}

interface SideFieldProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Under or over, with the same chance on the other side. */
function SideField({ choice, onChoose }: SideFieldProps) {
  const t = useDiceMessages();
  const turn = (side: DiceSide) => {
    if (side !== choice.side) onChoose({ side, target: 10_000 - choice.target });
  };
  return (
    <Segments
      label={t.side}
      value={choice.side}
      onChoose={turn}
      choices={[
        {
          value: 'under' as const,
          text: (
            <>
              <Icon name="down" size={16} />
              {t.under}
            </>
          ),
        },
        {
          value: 'over' as const,
          text: (
            <>
              <Icon name="up" size={16} />
              {t.over}
            </>
          ),
        },
      ]}
    />
  );
}

interface WinProps {
  readonly stake: Stake;
  readonly choice: Choice;
  readonly stakes: Stakes;
}

const winWith = ({ stake, choice, stakes }: WinProps) =>
  stake.amount === null ? null : winOf(stake.amount, diceMultiplier(diceChance(choice)), ONCE, stakes.mostWin);

function WinFigure(props: WinProps) {
  const t = useDiceMessages();
  const kit = useKitMessages();
  const win = winWith(props);
  const pays = win === null ? '–' : formatMoney(win.pays);
  return <Pairs isDeskOnly pairs={[{ name: win?.isCapped ? kit.mostWin : t.winPays, value: pays }]} />;
}

interface RollButtonProps extends WinProps {
  readonly play: Play;
  readonly onRoll: (amount: DiceBet['stake']) => void;
}

function RollButton({ play, onRoll, ...win }: RollButtonProps) {
  const t = useDiceMessages();
  const { amount } = win.stake;
  const isShort = amount !== null && amount > play.balance && play.isReady;
  const pays = winWith(win)?.pays;
  return (
    <Go
      kind={play.isReady && amount !== null ? 'place' : 'wait'}
      isShort={isShort}
      onPress={() => amount !== null && onRoll(amount)}
    >
      {t.roll}
      {amount !== null && pays !== undefined && (
        <small>{t.toWin(formatMoney(amount), formatMoney(subtractPaise(pays, amount)))}</small>
      )}
    </Go>
  );
}
