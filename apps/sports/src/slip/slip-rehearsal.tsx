import { type ReactNode, useEffect, useState } from 'react';
import styles from './slip.module.css';
import { draftOf, type SlipBet } from './slip-bet.ts';

/** A selection that nobody has made. */
const rehearsed = draftOf(
  {
    refMatchId: '',
    sportId: '4',
    matchName: '',
    kind: 'match_odds',
    marketId: null,
    marketName: null,
    runnerId: '1',
    runnerName: '1',
    runners: [
      { id: '1', name: '1' },
      { id: '2', name: '2' },
    ],
    side: 'back',
    depth: 0,
    price: 200,
    line: null,
    pricedAt: 0,
  },
  '',
);

let isOverForAll = false;

/**
 * Has the slip drawn once, unseen, while the browser has nothing else to do: a quarter of the time from the first press on a price to its slip went
 * into compiling functions that had not run before, and into fonts that had not been shaped (docs/bet-slip.md).
 */
export function SlipRehearsal({ draw }: { readonly draw: (bet: SlipBet) => ReactNode }) {
  const [isOver, setOver] = useState(isOverForAll);
  useEffect(() => {
    isOverForAll = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame that has it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setOver(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isOver ? null : (
    <div className={styles.rehearsal} inert>
      {draw(rehearsed)}
    </div>
  );
}
