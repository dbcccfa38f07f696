import type { Match } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { allQueries, QueryBoundary } from '@pavilion/remote-kit';
import { Chip, Dialog, EmptyState, Icon, SearchField, Skeleton } from '@pavilion/shared-ui';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { matchSearch } from '../exchange/list-view.ts';
import { lists, sportOf } from '../exchange/lists.ts';
import { isPinned, type Pin, pinnedKinds, togglePin, usePins } from '../exchange/pins.ts';
import { allMatchesQueries } from '../match/exchange-data.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import styles from './pin-dialog.module.css';

/** As many matches as are listed at once: a word finds the others. */
const SHOWN = 30;

/** Finds a match of any sport and pins its markets. */
export function PinDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const b = useBoardMessages();
  const { api } = useShell();
  const [search, setSearch] = useState('');
  const queries = useQueries({ queries: allMatchesQueries(api) });
  const found = queries
    .flatMap(({ data }) => data?.matches ?? [])
    .filter(matchSearch(search))
    .toSorted((x, y) => y.matched - x.matched);
  const isKnown = queries.some(({ data }) => data);
  return (
    <Dialog open onClose={onClose} title={b('pinMarket')} closeLabel={b('close')}>
      <SearchField
        className={styles.search}
        label={t('searchMatches')}
        placeholder={t('searchMatches')}
        clearLabel={t('clearSearch')}
        value={search}
        onChange={setSearch}
        autoFocus
      />
      <QueryBoundary
        query={{ ...allQueries(queries), data: isKnown ? found : undefined }}
        what={t('matches')}
        skeleton={<Skeleton height={320} />}
        empty={{
          when: (matches) => matches.length === 0,
          show: <EmptyState icon="search" title={t('noneFitTitle')} text={b('searchOther')} />,
        }}
      >
        {(matches) => (
          <ul className={styles.list}>
            {matches.slice(0, SHOWN).map((match) => (
              <Choice key={match.refMatchId} match={match} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

function Choice({ match }: { readonly match: Match }) {
  const t = useMessages();
  const pins = usePins();
  const sport = sportOf(match.sportId);
  const has: Record<Pin['kind'], boolean> = {
    match_odds: true,
    bookmaker: match.hasBookmaker,
    fancy: match.fancyCount > 0,
  };
  return (
    <li className={styles.match}>
      <Icon name={lists.find(({ name }) => name === sport)?.icon ?? 'inplay'} size={20} />
      <span className={styles.name}>
        <b translate="no">{match.name}</b>
        <small translate="no">{match.competition}</small>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: chips, not form fields */}
      <span className={styles.kinds} role="group" aria-label={match.name}>
        {pinnedKinds
          .filter((kind) => has[kind])
          .map((kind) => {
            const pin = { refMatchId: match.refMatchId, sportId: match.sportId, kind };
            return (
              <Chip key={kind} pressed={isPinned(pins, pin)} onClick={() => togglePin(pin)}>
                <Icon name="pin" size={16} />
                {t(kind === 'match_odds' ? 'matchOdds' : kind)}
              </Chip>
            );
          })}
      </span>
    </li>
  );
}
