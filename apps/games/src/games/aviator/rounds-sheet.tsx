import type { AviatorBet, Flight } from '@pavilion/game-rules';
import { useEffect, useState } from 'react';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { PastLiveRound } from '../../kit/live/wire.ts';
import styles from '../../kit/sheets/sheet.module.css';
import { Sheet } from '../../kit/sheets/sheet.tsx';
import { VerifyRound } from '../../kit/sheets/verify-round.tsx';
import { type AviatorSeat, times } from './flight.ts';
import { useAviatorMessages } from './messages.ts';

/** The latest flights, each with what it is verified by and what I had on it. */
export function RoundsSheet({ seat, onClose }: { readonly seat: AviatorSeat; readonly onClose: () => void }) {
  const { table, opening } = seat;
  const t = useAviatorMessages();
  const kit = useKitMessages();
  const [rounds, setRounds] = useState<readonly PastLiveRound<AviatorBet, Flight>[]>([]);
  useEffect(() => {
    void table.rounds().then((past) => past && setRounds(past));
  }, [table]);
  return (
    <Sheet title={kit.fairness} onClose={onClose}>
      <p>{t.fairnessText}</p>
      <h3>{t.rounds}</h3>
      {rounds.map(({ id, number, beganAt, mark, proof, tickets }) => (
        <details key={id} className={styles.round}>
          <summary>
            <span>{kit.timeOfDay(beganAt)}</span>
            <span>{t.round(number.toLocaleString('en-IN'))}</span>
            <b>{times(mark.crash)}</b>
          </summary>
          <dl className={styles.pairs}>
            <dt>{t.seed}</dt>
            <dd>{proof.seed}</dd>
            <dt>{t.salt}</dt>
            <dd>{proof.salt}</dd>
            <dt>{t.position}</dt>
            <dd>{proof.position}</dd>
            <dt>{t.hash}</dt>
            <dd>{proof.hash}</dd>
          </dl>
          <VerifyRound
            round={{
              ...{ game: opening.engine, ...proof, most: opening.stakes.mostWin },
              bet: tickets.map(({ bet, leftAt }) => ({ ...bet, leftAt })),
            }}
          />
        </details>
      ))}
    </Sheet>
  );
}
