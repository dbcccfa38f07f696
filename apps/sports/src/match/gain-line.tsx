import type { PreviewRow } from '@pavilion/betting-math';
import { useMatchMessages } from '../messages/match.ts';
import { Amount } from '../my-bets/bet-row.tsx';
import styles from './gain-line.module.css';
import { rowOf, type Standing } from './standing.ts';

/** What an outcome brings now and, while the slip holds a stake on the market, with that stake. */
export function Gains({ row, standing }: { readonly row: PreviewRow; readonly standing: Standing }) {
  const t = useMatchMessages();
  return (
    <>
      {standing.hasBets && <Amount amount={row.now} className={styles.gain} />}
      {standing.hasDrafts && (
        <span className={styles.after}>
          <span aria-hidden="true">→ </span>
          <span className="sr">{t('after')} </span>
          <Amount amount={row.after} className={styles.gain} />
        </span>
      )}
    </>
  );
}

/** The same under a runner; nothing while there is neither a bet nor a stake. */
export function RunnerGains({ runnerId, standing }: { readonly runnerId: string; readonly standing: Standing }) {
  const row = rowOf(standing, runnerId);
  if (!row || !(standing.hasBets || standing.hasDrafts)) return null;
  return (
    <span className={styles.line}>
      <Gains row={row} standing={standing} />
    </span>
  );
}
