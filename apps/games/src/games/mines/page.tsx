import { MINES_FIELDS, type MinesBet, type MinesSeen, MOST_MINES, readCount } from '@pavilion/game-rules';
import type { Paise } from '@pavilion/money';
import { useState } from 'react';
import { isOffered, openClimb } from '../../kit/climb/climb.ts';
import { ClimbFrame } from '../../kit/climb/climb-frame.tsx';
import { exactMultiplier } from '../../kit/figures.ts';
import { kept } from '../../kit/kept.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { type Seat, useTable } from '../../kit/seat.ts';
import { type Sounds, useSounds } from '../../kit/sounds.ts';
import { useStake } from '../../kit/stake.ts';
import { MinesArt } from './art.tsx';
import { Board } from './board.tsx';
import { useMinesMessages } from './messages.ts';
import styles from './mines.module.css';
import { MinesPanel } from './panel.tsx';
import { ladderOf, nextMultiplier, safeOpened } from './round.ts';

const FIRST_COUNT = 3;
const FIELDS = Array.from({ length: MINES_FIELDS }, (_, field) => field);

/** Mines: open fields, cash out before one of them holds a mine. */
export function MinesPage({ seat }: { readonly seat: Seat<MinesBet, MinesSeen> }) {
  const { stakes } = seat.opening;
  const t = useMinesMessages();
  const kit = useKitMessages();
  const sounds = useSounds();
  const stake = useStake(stakes);
  const play = useMinesPlay(seat, sounds);
  const { state, seen, isOpen, count } = play;
  const { balance, round, phase } = state;
  const open = openClimb(round);
  const isAtMost = open !== null && !isOffered(open, nextMultiplier(open.seen), stakes.mostWin);
  return (
    <ClimbFrame
      {...{ seat, sounds, stake }}
      messages={t}
      isAtMost={isAtMost}
      isShown={seen !== null}
      toastAt="bar"
      texts={{
        lost: (amount, end) => ({ title: t.hit(amount), text: kit.fieldsSafe(safeOpened(end)) }),
        finished: t.allFound,
      }}
      announcement={isOpen && seen?.multiplier ? t.safeNow(exactMultiplier(seen.multiplier)) : ''}
      stage={
        <div className={styles.stage}>
          <MinesArt />
          <Ladder count={count} opened={safeOpened(seen)} />
          <Board
            seen={seen}
            turning={play.turning}
            canOpen={isOpen && phase === 'ready' && !isAtMost}
            onOpen={play.open}
          />
        </div>
      }
      panel={
        <MinesPanel
          {...{ stake, count, balance }}
          limits={stakes}
          {...{ open, isAtMost }}
          isReady={phase === 'ready'}
          onCount={play.choose}
          onBet={play.bet}
          onCashOut={play.cashOut}
          onRandom={play.openAny}
        />
      }
    />
  );
}

/** A player's rounds of mines, and what they may do in them. */
function useMinesPlay({ table }: Seat<MinesBet, MinesSeen>, sounds: Sounds) {
  const state = useTable(table);
  const [chosen, setChosen] = useState(() => readCount(Number(kept.read('mines')), 1, MOST_MINES) ?? FIRST_COUNT);
  const [turning, setTurning] = useState<number | null>(null);
  // The round that the player has put away by choosing anew: its board is covered again.
  const [away, setAway] = useState<string | null>(null);
  const { round } = state;
  const isOpen = round?.state === 'open';
  const seen = round && round.id !== away ? round.seen : null;
  const open = async (field: number) => {
    setTurning(field);
    const after = await table.move({ kind: 'open', field });
    setTurning(null);
    if (after?.seen && after.seen.end !== 'lost') sounds.tick();
  };
  return {
    ...{ state, turning, seen, isOpen, open },
    count: isOpen ? (seen?.mines ?? chosen) : chosen,
    choose(next: number) {
      kept.write('mines', String(next));
      setChosen(next);
      setAway(round?.id ?? null);
    },
    openAny() {
      const hidden = FIELDS.filter((field) => !seen?.opened.includes(field));
      const field = hidden[Math.floor(Math.random() * hidden.length)];
      if (field !== undefined) open(field);
    },
    async cashOut() {
      const after = await table.move({ kind: 'cash-out' });
      if (after && after.pays > after.stake) sounds.bell();
    },
    bet: (amount: Paise) => table.bet({ stake: amount, mines: chosen }),
  };
}

function Ladder({ count, opened }: { readonly count: number; readonly opened: number }) {
  const t = useMinesMessages();
  return (
    <ol className={styles.ladder} aria-label={t.ladder}>
      {ladderOf(count, opened).map(({ step, pays }) => (
        <li
          key={step}
          className={classNames(step <= opened && styles.done, step === opened + 1 && styles.next)}
          aria-current={step === opened + 1 ? 'step' : undefined}
        >
          <small>{step}</small>
          {pays}
        </li>
      ))}
    </ol>
  );
}
