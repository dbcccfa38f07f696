import { type GoalBet, type GoalSeen, PITCH_NAMES, PITCHES, type Pitch, readChoice } from '@pavilion/game-rules';
import type { Paise } from '@pavilion/money';
import { useState } from 'react';
import { isOffered, openClimb } from '../../kit/climb/climb.ts';
import { ClimbFrame } from '../../kit/climb/climb-frame.tsx';
import { exactMultiplier } from '../../kit/figures.ts';
import { kept } from '../../kit/kept.ts';
import { type Seat, useTable } from '../../kit/seat.ts';
import { type Sounds, useSounds } from '../../kit/sounds.ts';
import { useStake } from '../../kit/stake.ts';
import { GoalArt, Pitch as PitchArt } from './art.tsx';
import { Board } from './board.tsx';
import styles from './goal.module.css';
import { useGoalMessages } from './messages.ts';
import { GoalPanel } from './panel.tsx';
import { nextMultiplier, safePasses } from './round.ts';

/** Goal: pass the ball from column to column, past a bomb in each. */
export function GoalPage({ seat }: { readonly seat: Seat<GoalBet, GoalSeen> }) {
  const { stakes } = seat.opening;
  const t = useGoalMessages();
  const sounds = useSounds();
  const stake = useStake(stakes);
  const play = useGoalPlay(seat, sounds);
  const { state, seen, pitch } = play;
  const { balance, round, phase } = state;
  const open = openClimb(round);
  const isAtMost = open !== null && !isOffered(open, nextMultiplier(open.seen), stakes.mostWin);
  const isReady = phase === 'ready';
  return (
    <ClimbFrame
      {...{ seat, sounds, stake }}
      messages={t}
      texts={{
        lost: (amount, end) => ({ title: t.hit(amount), text: t.passesSafe(safePasses(end)) }),
        finished: t.scored,
      }}
      isAtMost={isAtMost}
      isShown={seen !== null}
      announcement={open?.seen.multiplier ? t.safeNow(exactMultiplier(open.seen.multiplier)) : ''}
      stage={
        <div className={styles.stage}>
          <GoalArt />
          <PitchArt />
          <Board pitch={pitch} seen={seen} canPass={open !== null && isReady && !isAtMost} onPass={play.pass} />
        </div>
      }
      panel={
        <GoalPanel
          {...{ stake, pitch, balance, open, isReady, isAtMost }}
          limits={stakes}
          onPitch={play.choose}
          onBet={play.bet}
          onCashOut={play.cashOut}
          onRandom={() => play.pass(Math.floor(Math.random() * PITCHES[pitch].rows))}
        />
      }
    />
  );
}

/** A player's rounds of goal, and what they may do in them. */
function useGoalPlay({ table }: Seat<GoalBet, GoalSeen>, sounds: Sounds) {
  const state = useTable(table);
  const [chosen, setChosen] = useState<Pitch>(() => readChoice(kept.read('goal'), PITCH_NAMES) ?? '4x7');
  // The round that the player has put away by choosing anew: its pitch is empty again.
  const [away, setAway] = useState<string | null>(null);
  const { round } = state;
  const seen = round && round.id !== away ? round.seen : null;
  return {
    ...{ state, seen },
    pitch: seen?.pitch ?? chosen,
    choose(next: Pitch) {
      kept.write('goal', next);
      setChosen(next);
      setAway(round?.id ?? null);
    },
    async pass(row: number) {
      const after = await table.move({ kind: 'pass', row });
      if (after?.seen && after.seen.end === null) sounds.tick();
      if (after?.seen?.end === 'finished') sounds.bell();
    },
    async cashOut() {
      const after = await table.move({ kind: 'cash-out' });
      if (after && after.pays > after.stake) sounds.bell();
    },
    bet: (amount: Paise) => table.bet({ stake: amount, pitch: seen?.pitch ?? chosen }),
  };
}
