import {
  ONCE,
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoBet,
  type PlinkoSeen,
  plinkoMostStake,
  plinkoReturn,
  readChoice,
  winOf,
} from '@pavilion/game-rules';
import { formatMoney, minPaise } from '@pavilion/money';
import { useState } from 'react';
import { type AtOnce, useAtOnce } from '../../kit/at-once.ts';
import { plainMultiplier } from '../../kit/figures.ts';
import { AtOnceFrame } from '../../kit/frame/at-once-frame.tsx';
import { Go, Segments } from '../../kit/frame/controls.tsx';
import { StakeField } from '../../kit/frame/stake-field.tsx';
import { kept } from '../../kit/kept.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import type { Seat } from '../../kit/seat.ts';
import { useSounds } from '../../kit/sounds.ts';
import { type Stake, useStake } from '../../kit/stake.ts';
import { Field } from './field.tsx';
import { usePlinkoMessages } from './messages.ts';
import styles from './plinko.module.css';
import { fallTime, markOf, multiplierOfDrop, rangeOf } from './round.ts';

type Choice = Pick<PlinkoBet, 'rows' | 'risk'>;
type Play = AtOnce<PlinkoBet, PlinkoSeen>;

/** Plinko: a ball falls through pegs into a pocket. */
export function PlinkoPage({ seat }: { readonly seat: Seat<PlinkoBet, PlinkoSeen> }) {
  const { opening } = seat;
  const t = usePlinkoMessages();
  const sounds = useSounds();
  const [choice, setChoice] = useState<Choice>(keptChoice);
  const stakes = stakesOf(choice, opening.stakes);
  const stake = useStake(stakes);
  const play = useAtOnce(seat, sounds, { length: fallTime, hasSeveral: true });
  const { moving } = play;
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    kept.write('plinko', `${next.risk} ${next.rows}`);
    setChoice(next);
    const { most } = stakesOf(next, opening.stakes);
    if (stake.amount !== null && stake.amount > most) stake.set(most);
  };
  // The pegs stay as they are until every ball is down.
  const shown = moving[0]?.bet ?? choice;
  return (
    <AtOnceFrame
      {...{ sounds, play, stake, markOf }}
      seat={{ ...seat, opening: { ...opening, stakes } }}
      messages={t}
      returns={plinkoReturn(choice.rows, choice.risk) / 100}
      announcement={useAnnouncement(play)}
      stage={
        <div className={styles.stage}>
          <Field rows={shown.rows} risk={shown.risk} falling={moving} landed={landedOf(play)} />
          <Landed play={play} />
          {moving.length > 0 && <p className={styles.falling}>{t.falling(moving.length)}</p>}
        </div>
      }
      panel={
        <>
          <ChoiceFields choice={choice} isLocked={moving.length > 0} onChoose={choose} />
          <StakeField stake={stake} limits={stakes} />
          <DropButton
            {...{ stake, choice, stakes, play }}
            onDrop={(amount) => play.play({ stake: amount, ...choice })}
          />
        </>
      }
    />
  );
}

/** What a choice may be staked on: no more than its best pocket can pay in full. */
const stakesOf = ({ rows, risk }: Choice, stakes: Stakes): Stakes => ({
  ...stakes,
  most: minPaise(stakes.most, plinkoMostStake(rows, risk, stakes.mostWin)),
});

/** Risk and rows as they were chosen last. */
function keptChoice(): Choice {
  const [risk, rows] = (kept.read('plinko') ?? '').split(' ');
  return { risk: readChoice(risk, PLINKO_RISKS) ?? 'low', rows: readChoice(Number(rows), PLINKO_ROWS) ?? 16 };
}

/** The ball that landed last since the page opened. */
const landedOf = ({ last, state, moving }: Play) =>
  last !== null && (state.round?.id === last.id || moving.some(({ beganAt }) => beganAt > last.beganAt)) ? last : null;

function useAnnouncement(play: Play): string {
  const t = usePlinkoMessages();
  const landed = landedOf(play);
  return landed === null ? '' : t.landed(plainMultiplier(multiplierOfDrop(landed)), formatMoney(landed.pays));
}

/** What the last ball paid; green where that is more than the stake. */
function Landed({ play }: { readonly play: Play }) {
  const t = usePlinkoMessages();
  const kit = useKitMessages();
  const landed = landedOf(play);
  if (landed === null) return null;
  const paid = formatMoney(landed.pays);
  return (
    <div className={styles.landed} aria-hidden="true">
      <b className={classNames(landed.pays > landed.stake && styles.up)}>{plainMultiplier(multiplierOfDrop(landed))}</b>
      <small>{landed.isCapped ? kit.capped(paid) : t.paid(paid)}</small>
    </div>
  );
}

interface ChoiceFieldsProps {
  readonly choice: Choice;
  readonly isLocked: boolean;
  readonly onChoose: (change: Partial<Choice>) => void;
}

function ChoiceFields({ choice, isLocked, onChoose }: ChoiceFieldsProps) {
  const t = usePlinkoMessages();
  return (
    <div className={styles.choices}>
      <Segments
        label={t.risk}
        value={choice.risk}
        disabled={isLocked}
        onChoose={(risk) => onChoose({ risk })}
        choices={PLINKO_RISKS.map((value) => ({ value, text: t.risks[value] }))}
      />
      <Segments
        label={t.rows}
        value={choice.rows}
        disabled={isLocked}
        onChoose={(rows) => onChoose({ rows })}
        choices={PLINKO_ROWS.map((value) => ({ value, text: String(value) }))}
      />
    </div>
  );
}

interface DropButtonProps {
  readonly stake: Stake;
  readonly choice: Choice;
  readonly stakes: Stakes;
  readonly play: Play;
  readonly onDrop: (amount: PlinkoBet['stake']) => void;
}

function DropButton({ stake: { amount }, choice, stakes, play, onDrop }: DropButtonProps) {
  const t = usePlinkoMessages();
  const isShort = amount !== null && amount > play.balance && play.isReady;
  const { least, most } = rangeOf(choice.rows, choice.risk);
  const pays = (multiplier: number) =>
    amount === null ? '' : formatMoney(winOf(amount, multiplier, ONCE, stakes.mostWin).pays);
  return (
    <Go
      kind={play.isReady && amount !== null ? 'place' : 'wait'}
      isShort={isShort}
      onPress={() => amount !== null && onDrop(amount)}
    >
      {t.drop}
      {amount !== null && <small>{t.dropText(formatMoney(amount), pays(least), pays(most))}</small>}
    </Go>
  );
}
