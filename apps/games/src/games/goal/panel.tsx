import { type GoalSeen, goalMultiplier, ONCE, PITCH_NAMES, PITCHES, type Pitch, winOf } from '@pavilion/game-rules';
import { formatMoney, formatPercent, type Paise, ZERO } from '@pavilion/money';
import type { OpenClimb } from '../../kit/climb/climb.ts';
import { ClimbGo } from '../../kit/climb/climb-go.tsx';
import { exactMultiplier } from '../../kit/figures.ts';
import controls from '../../kit/frame/controls.module.css';
import { Face, Faces, Pairs, Segments } from '../../kit/frame/controls.tsx';
import { StakeField } from '../../kit/frame/stake-field.tsx';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import type { Stake } from '../../kit/stake.ts';
import styles from './goal.module.css';
import { useGoalMessages } from './messages.ts';
import { nextMultiplier } from './round.ts';

export interface PanelProps {
  readonly stake: Stake;
  readonly limits: Stakes;
  readonly pitch: Pitch;
  readonly balance: Paise;
  readonly open: OpenClimb<GoalSeen> | null;
  readonly isReady: boolean;
  /** Whether one pass more would win more than a round may pay. */
  readonly isAtMost: boolean;
  readonly onPitch: (pitch: Pitch) => void;
  readonly onBet: (amount: Paise) => void;
  readonly onCashOut: () => void;
  readonly onRandom: () => void;
}

/** The bet before a round, and what it stands at while it is played. */
export function GoalPanel(props: PanelProps) {
  const { stake, limits, pitch, open, isReady, isAtMost, onPitch, onRandom } = props;
  const t = useGoalMessages();
  return (
    <>
      <Faces>
        <Face isShown={open === null}>
          <StakeField stake={stake} limits={limits} />
          <Segments
            label={t.pitch}
            value={pitch}
            onChoose={onPitch}
            choices={PITCH_NAMES.map((value) => ({ value, text: value.replace('x', '×') }))}
          />
        </Face>
        <Face isShown={open !== null}>
          <OpenFigures {...props} />
          <button
            type="button"
            className={classNames(controls.chip, styles.random)}
            disabled={!isReady || isAtMost}
            onClick={onRandom}
          >
            <Icon name="dice" />
            {t.passRandom}
          </button>
        </Face>
      </Faces>
      <ClimbGo
        {...props}
        firstStep={t.passFirst}
        betText={(amount) =>
          t.betText(
            formatMoney(amount),
            formatMoney(winOf(amount, goalMultiplier(pitch, 1), ONCE, limits.mostWin).pays),
          )
        }
      />
    </>
  );
}

function OpenFigures({ open, pitch, limits, isAtMost }: PanelProps) {
  const t = useGoalMessages();
  const kit = useKitMessages();
  const { rows, columns } = PITCHES[pitch];
  const passes = open?.seen.passes ?? [];
  const stake = open?.stake ?? ZERO;
  const next = isAtMost ? kit.pastMost : exactMultiplier(nextMultiplier({ pitch, passes }));
  const all = goalMultiplier(pitch, columns);
  const most = formatMoney(winOf(stake, all, ONCE, limits.mostWin).pays);
  return (
    <>
      <Pairs
        pairs={[
          { name: kit.stake, value: formatMoney(stake) },
          { name: t.now, value: exactMultiplier(open?.seen.multiplier ?? ONCE), isUp: passes.length > 0 },
          { name: t.nextPass, value: next },
        ]}
      />
      <Pairs
        isDeskOnly
        pairs={[
          { name: t.chance, value: formatPercent(Math.round((1000 * (rows - 1)) / rows) / 10) },
          { name: t.allPasses(columns), value: most },
        ]}
      />
    </>
  );
}
