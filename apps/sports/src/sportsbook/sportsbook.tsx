import type { Match } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { allQueries, QueryBoundary, type UrlCodec, useTypedUrlState } from '@pavilion/remote-kit';
import { EmptyState, fold, PageTitle, SearchField, SectionHead, Skeleton } from '@pavilion/shared-ui';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import columns from '../exchange/columns.module.css';
import { ExchangeKey } from '../exchange/exchange-key.tsx';
import { matchSearch, orders } from '../exchange/list-view.ts';
import { MatchCard } from '../exchange/match-card.tsx';
import { SportPrices } from '../exchange/sport-prices.tsx';
import { InPlaySlot } from '../front/in-play-slot.tsx';
import { allMatchesQueries } from '../match/exchange-data.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import { SlipPlace } from '../slip/slip-place.tsx';
import { LeagueTree } from './league-tree.tsx';
import { Lobbies } from './lobbies.tsx';
import styles from './sportsbook.module.css';

/** How many matches stand under what comes next, and how many a search shows. */
const UPCOMING = 8;
const FOUND = 24;

/** `?q=`; an empty search is left out. */
const searchCodec: UrlCodec<{ readonly search: string }> = {
  read: (params) => ({ search: params.get('q') ?? '' }),
  write(params, { search }) {
    const next = new URLSearchParams(params);
    if (search) next.set('q', search);
    else next.delete('q');
    return next;
  },
};

/** The lobby of sports: the sports, what is in play and what comes, a search over all of it, and the leagues. */
export function Sportsbook() {
  const t = useMessages();
  const b = useBoardMessages();
  const { api } = useShell();
  const [{ search: typed }, change] = useTypedUrlState(searchCodec);
  // The field shows a key before the list is drawn again.
  const search = useDeferredValue(typed);
  const queries = useQueries({ queries: allMatchesQueries(api) });
  const matches = useListed(queries.map(({ data }) => data?.matches));
  const isSearching = fold(search) !== '';
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PageTitle>{b('sportsbook')}</PageTitle>
        <SearchField
          label={t('searchMatches')}
          placeholder={t('searchMatches')}
          clearLabel={t('clearSearch')}
          value={typed}
          onChange={(text) => change({ search: text })}
        />
        <Lobbies />
        {!isSearching && <InPlaySlot look="list" />}
        <QueryBoundary
          query={{ ...allQueries(queries), data: matches ?? undefined }}
          what={t('matches')}
          skeleton={<Skeleton height={320} radius="var(--r10)" />}
        >
          {(listed) => (isSearching ? <Found matches={listed} search={search} /> : <Upcoming matches={listed} />)}
        </QueryBoundary>
      </div>
      {/* What comes of one sport must not move what has come of another. */}
      <LeagueTree matches={queries.some(({ isPending }) => isPending) ? null : matches} />
      <aside className={columns.end} aria-label={b('betSlip')}>
        <SlipPlace />
        <ExchangeKey />
      </aside>
    </div>
  );
}

/** What has come of the sports' matches; null before any has. The same list until one of them is another. */
function useListed(ofSports: readonly (readonly Match[] | undefined)[]): readonly Match[] | null {
  const [first, second, third] = ofSports;
  return useMemo(() => {
    const come = [first, second, third].flatMap((matches) => (matches ? [matches] : []));
    return come.length === 0 ? null : come.flat().filter(({ state }) => state !== 'closed');
  }, [first, second, third]);
}

function Upcoming({ matches }: { readonly matches: readonly Match[] }) {
  const t = useMessages();
  const b = useBoardMessages();
  const next = matches
    .filter(({ inPlay }) => !inPlay)
    .toSorted(orders.time)
    .slice(0, UPCOMING);
  return (
    <Section title={t('upcoming')}>
      {next.length === 0 ? (
        <EmptyState icon="calendar" title={b('nothingComes')} text={b('nothingComesText')} />
      ) : (
        <Cards matches={next} />
      )}
    </Section>
  );
}

function Found({ matches, search }: { readonly matches: readonly Match[]; readonly search: string }) {
  const t = useMessages();
  const b = useBoardMessages();
  const found = matches.filter(matchSearch(search)).toSorted(orders.volume);
  return (
    <Section title={t('matches')} count={found.length}>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('noneFitTitle')} text={b('searchOther')} />
      ) : (
        <Cards matches={found.slice(0, FOUND)} />
      )}
    </Section>
  );
}

function Section({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} count={count} />
      {children}
    </section>
  );
}

const Cards = ({ matches }: { readonly matches: readonly Match[] }) => (
  <ul className={styles.cards}>
    {matches.map((match) => (
      <SportPrices key={match.refMatchId} sportId={match.sportId}>
        <MatchCard match={match} />
      </SportPrices>
    ))}
  </ul>
);
