import { type MinesSeen, MOST_MINES, minesMultiplier, ONCE, winOf } from '@pavilion/game-rules';
import { formatMoney, type Paise, ZERO } from '@pavilion/money';
import type { OpenClimb } from '../../kit/climb/climb.ts';
import { ClimbGo } from '../../kit/climb/climb-go.tsx';
import { exactMultiplier, shortMultiplier } from '../../kit/figures.ts';
import controls from '../../kit/frame/controls.module.css';
import { Face, Faces, Pairs } from '../../kit/frame/controls.tsx';
import { StakeField } from '../../kit/frame/stake-field.tsx';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import type { Stake } from '../../kit/stake.ts';
import { useMinesMessages } from './messages.ts';
import styles from './mines.module.css';
import { nextMultiplier, safeFields } from './round.ts';

/** How many mines the chips offer; any other number is in the list beside them. */
const OFFERED: readonly number[] = [1, 3, 5, 10];
const ALL = Array.from({ length: MOST_MINES }, (_, nth) => nth + 1);

export interface PanelProps {
  readonly stake: Stake;
  readonly limits: Stakes;
  readonly count: number;
  readonly balance: Paise;
  /** The round that is played; null while none is. */
  readonly open: OpenClimb<MinesSeen> | null;
  /** Whether something may be done now. */
  readonly isReady: boolean;
  /** Whether one field more would win more than a round may pay. */
  readonly isAtMost: boolean;
  readonly onCount: (count: number) => void;
  readonly onBet: (amount: Paise) => void;
  readonly onCashOut: () => void;
  readonly onRandom: () => void;
}

/** The bet before a round, and what it stands at while it is played. */
export function MinesPanel(props: PanelProps) {
  const { stake, limits, count, open, isReady, isAtMost, onRandom } = props;
  const t = useMinesMessages();
  return (
    <>
      <Faces>
        <Face isShown={open === null}>
          <StakeField stake={stake} limits={limits} />
          <CountField {...props} />
          <Pairs
            isDeskOnly
            pairs={[
              { name: t.firstSafe, value: shortMultiplier(minesMultiplier(count, 1)) },
              {
                name: t.allSafe(safeFields(count)),
                value: shortMultiplier(minesMultiplier(count, safeFields(count))),
              },
            ]}
          />
        </Face>
        <Face isShown={open !== null}>
          <OpenFigures {...{ open, count, isAtMost }} />
          <button
            type="button"
            className={classNames(controls.chip, controls.deskOnly, styles.random)}
            disabled={!isReady || isAtMost}
            onClick={onRandom}
          >
            <Icon name="dice" />
            {t.openRandom}
          </button>
        </Face>
      </Faces>
      <ClimbGo
        {...props}
        firstStep={t.openOne}
        betText={(amount) =>
          t.betText(
            formatMoney(amount),
            formatMoney(winOf(amount, minesMultiplier(count, 1), ONCE, limits.mostWin).pays),
          )
        }
      />
    </>
  );
}

function CountField({ count, onCount }: PanelProps) {
  const t = useMinesMessages();
  const isOffered = OFFERED.includes(count);
  return (
    <div className={styles.count}>
      <span>{t.mines}</span>
      <fieldset className={classNames(controls.chips, controls.chipsEven)} aria-label={t.numberOfMines}>
        {OFFERED.map((each) => (
          <button
            key={each}
            type="button"
            className={controls.chip}
            aria-pressed={each === count}
            onClick={() => onCount(each)}
          >
            {each}
          </button>
        ))}
        <select
          className={classNames(controls.chip, !isOffered && controls.chipOn)}
          aria-label={t.anyNumber}
          value={isOffered ? '' : count}
          onChange={(event) => onCount(Number(event.target.value))}
        >
          {isOffered && <option value="">1–20</option>}
          {ALL.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </fieldset>
    </div>
  );
}

function OpenFigures({ open, count, isAtMost }: Pick<PanelProps, 'open' | 'count' | 'isAtMost'>) {
  const t = useMinesMessages();
  const kit = useKitMessages();
  const mines = open?.seen.mines ?? count;
  const opened = open?.seen.opened ?? [];
  const now = open?.seen.multiplier ?? ONCE;
  return (
    <>
      <Pairs
        pairs={[
          { name: kit.stake, value: formatMoney(open?.stake ?? ZERO) },
          { name: t.mines, value: t.minesOf(mines) },
        ]}
      />
      <Pairs
        pairs={[
          { name: t.now, value: exactMultiplier(now), isUp: opened.length > 0 },
          {
            name: t.nextSafe,
            value: isAtMost ? kit.pastMost : exactMultiplier(nextMultiplier({ mines, opened })),
          },
        ]}
      />
    </>
  );
}
