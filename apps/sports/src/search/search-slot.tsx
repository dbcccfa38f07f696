import { type SlotProps, useShell } from '@pavilion/contract';
import { useQueries } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { orders } from '../exchange/list-view.ts';
import { MatchCard } from '../exchange/match-card.tsx';
import { SportPrices } from '../exchange/sport-prices.tsx';
import { allMatchesQueries } from '../match/exchange-data.ts';
import { useMessages } from '../messages/index.ts';
import styles from './search-slot.module.css';

/** As many as stand above the games that were found. */
const SHOWN = 4;

/** The matches whose name or competition holds the text, in the shell's search, each with the prices to back its sides. */
export function SearchSlot({ text, onFollow }: SlotProps['search']) {
  const t = useMessages();
  const { api } = useShell();
  const wanted = text.toLowerCase();
  const found = useQueries({ queries: allMatchesQueries(api) })
    .flatMap(({ data }) => data?.matches ?? [])
    .filter(
      ({ name, competition, state }) => state !== 'closed' && `${name} ${competition}`.toLowerCase().includes(wanted),
    )
    .toSorted(orders.volume)
    .slice(0, SHOWN);
  if (found.length === 0) return null;
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button:not([aria-disabled])')) onFollow();
  };
  return (
    <section aria-label={t('matches')}>
      <h3 className={styles.title}>{t('matches')}</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links and buttons do, by whatever means */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button comes as a click */}
      <div onClick={follow}>
        <ul className={styles.found}>
          {found.map((match) => (
            <SportPrices key={match.refMatchId} sportId={match.sportId}>
              <MatchCard match={match} />
            </SportPrices>
          ))}
        </ul>
      </div>
    </section>
  );
}
