import type { TableBet } from '@pavilion/game-rules';
import { formatSignedMoney, subtractPaise, sumPaise } from '@pavilion/money';
import { useEffect, useRef, useState } from 'react';
import { useKitMessages } from '../language/messages.ts';
import { heaped } from '../live/laid.ts';
import type { LiveProof, LiveRound, PastLiveRound } from '../live/wire.ts';
import type { Opening } from '../opening.ts';
import styles from '../sheets/sheet.module.css';
import { Sheet } from '../sheets/sheet.tsx';
import { VerifyRound } from '../sheets/verify-round.tsx';
import { useTableMessages } from './messages.ts';

/** As much of a player's seat as rounds are proved by. */
export interface ProvedSeat<Mark> {
  readonly opening: Pick<Opening, 'engine' | 'stakes'>;
  readonly table: { rounds(): Promise<readonly TableRound<Mark>[] | null> };
}

/** A round of any table: bets are lists of spots. */
type TableRound<Mark> = PastLiveRound<readonly TableBet<string>[], Mark>;

export interface ProofSheetProps<Mark> {
  readonly round: LiveRound<unknown> | null;
  readonly seat: ProvedSeat<Mark>;
  readonly resultOf: (mark: Mark) => string;
  readonly onClose: () => void;
}

/** What rounds are drawn from: this one's place in its chain, and the latest with their seeds and what I had on them. */
export function ProofSheet<Mark>({ round, seat, resultOf, onClose }: ProofSheetProps<Mark>) {
  const t = useTableMessages();
  const kit = useKitMessages();
  const [past, setPast] = useState<readonly TableRound<Mark>[] | null>(null);
  const table = useRef(seat.table);
  useEffect(() => {
    void table.current.rounds().then((list) => setPast(list ?? []));
  }, []);
  return (
    <Sheet title={kit.fairness} onClose={onClose}>
      <p>{t.fairnessText}</p>
      <h3>{t.current}</h3>
      {round && <Proof proof={round} />}
      <h3>{t.past}</h3>
      {past === null && <p>{t.loading}</p>}
      {past?.length === 0 && <p>{t.noPast}</p>}
      {past?.map((one) => (
        <details key={one.id} className={styles.round}>
          <summary>
            <span>{kit.timeOfDay(one.beganAt)}</span>
            <span>{resultOf(one.mark)}</span>
            <Net tickets={one.tickets} />
          </summary>
          <Proof proof={one.proof} />
          <VerifyRound
            round={{
              ...{ game: seat.opening.engine, ...one.proof, most: seat.opening.stakes.mostWin },
              bet: heaped(one.tickets.map(({ bet }) => ({ bets: bet }))),
            }}
          />
        </details>
      ))}
    </Sheet>
  );
}

/** What my tickets on a round have brought; nothing where there were none. */
function Net({ tickets }: Pick<PastLiveRound<unknown, unknown>, 'tickets'>) {
  if (tickets.length === 0) return <b>–</b>;
  const [stake, pays] = [sumPaise(tickets, (one) => one.stake), sumPaise(tickets, (one) => one.pays)];
  return <b className={pays > stake ? styles.up : undefined}>{formatSignedMoney(subtractPaise(pays, stake))}</b>;
}

function Proof({ proof }: { readonly proof: LiveProof }) {
  const t = useTableMessages();
  return (
    <dl className={styles.pairs}>
      <dt>{t.roundSeed}</dt>
      <dd>{proof.seed ?? t.afterRound}</dd>
      <dt>{t.salt}</dt>
      <dd>{proof.salt}</dd>
      <dt>{t.position}</dt>
      <dd>{proof.position}</dd>
      <dt>{t.chainHash}</dt>
      <dd>{proof.hash}</dd>
    </dl>
  );
}
