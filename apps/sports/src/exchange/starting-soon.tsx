import { useRail } from '@pavilion/remote-kit';
import { Icon } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import type { MatchInfo } from '../live/book.ts';
import { useMessages } from '../messages/index.ts';
import { startingSoon } from './list-view.ts';
import { MatchCard } from './match-card.tsx';
import styles from './starting-soon.module.css';
import { useWallClock } from './wall-clock.ts';

/** As many as stand in the rail; the list below has them all. */
const SHOWN = 8;

/** What starts within two hours, with the prices to back each side: a rail above the list. */
export function StartingSoon({ matches }: { readonly matches: readonly MatchInfo[] }) {
  const t = useMessages();
  const now = useWallClock();
  const soon = useMemo(() => startingSoon(matches, now), [matches, now]);
  const rail = useRail<HTMLUListElement>(null);
  if (soon.length === 0) return null;
  return (
    <section className={styles.soon} aria-labelledby="starting-soon">
      <h2 id="starting-soon" className={styles.title}>
        <Icon name="clock" size={16} />
        {t('startingSoon')}
        <span className={styles.count}>{soon.length}</span>
      </h2>
      <ul ref={rail} className={styles.rail}>
        {soon.slice(0, SHOWN).map((match) => (
          <MatchCard key={match.refMatchId} match={match} />
        ))}
      </ul>
    </section>
  );
}
