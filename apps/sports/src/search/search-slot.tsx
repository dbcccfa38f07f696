import type { Match } from '@pavilion/api-client';
import { paths, type SlotProps, useShell } from '@pavilion/contract';
import { allQueries, QueryBoundary } from '@pavilion/remote-kit';
import { Icon, Result, ResultGroup, ResultsSkeleton } from '@pavilion/shared-ui';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { lists, sportOf } from '../exchange/lists.ts';
import { SportPrices } from '../exchange/sport-prices.tsx';
import { useExchangeLink } from '../front/use-exchange-link.ts';
import { allMatchesQueries } from '../match/exchange-data.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import { MatchResult } from './match-result.tsx';
import { type NamedPart, namesToSearch, searchMatches } from './search-matches.ts';
import styles from './search-slot.module.css';

/** How many of each kind are listed. */
const SHOWN = 4;

/**
 * Matches, teams and leagues in the shell's search, the most matched first; a match with the prices to back its sides. Before anything
 * is searched the matches on which most is matched now.
 */
export function SearchSlot({ text, onFollow, onFound }: SlotProps['search']) {
  const t = useMessages();
  const b = useBoardMessages();
  const { api } = useShell();
  const queries = useQueries({ queries: allMatchesQueries(api) });
  const [cricket, soccer, tennis] = queries.map(({ data }) => data?.matches);
  const all = useMemo(
    () => cricket && soccer && tennis && [...cricket, ...soccer, ...tennis],
    [cricket, soccer, tennis],
  );
  const found = useMemo(() => all && searchMatches(all, text), [all, text]);
  const count = found ? found.matches.length + found.teams.length + found.leagues.length : null;
  const names = useMemo(() => (all && count === 0 ? namesToSearch(all) : undefined), [all, count]);
  useEffect(() => onFound?.(count, names), [onFound, count, names]);
  return (
    <QueryBoundary
      query={{ ...allQueries(queries), data: found }}
      what={t('matches')}
      // They are as old as the list; the prices beside them are live, or marked.
      stale="own"
      skeleton={
        <ResultGroup title={t('matches')}>
          <ResultsSkeleton rows={2} />
        </ResultGroup>
      }
    >
      {({ matches, teams, leagues }) => (
        <>
          {matches.length > 0 && (
            <ResultGroup
              title={text === '' ? b('mostMatchedNow') : t('matches')}
              count={text === '' ? undefined : matches.length}
              action={<Columns />}
            >
              {matches.slice(0, SHOWN).map((match: Match) => (
                <SportPrices key={match.refMatchId} sportId={match.sportId}>
                  <MatchResult match={match} text={text} onFollow={onFollow} />
                </SportPrices>
              ))}
            </ResultGroup>
          )}
          <PartResults title={b('teams')} parts={teams} text={text} onFollow={onFollow} />
          <PartResults title={b('leagues')} parts={leagues} text={text} onFollow={onFollow} />
        </>
      )}
    </QueryBoundary>
  );
}

/** What the prices beside the matches are. */
function Columns() {
  const t = useMessages();
  return (
    <span className={styles.columns} aria-hidden="true">
      <span>{t('back')} 1</span>
      <span>{t('back')} 2</span>
    </span>
  );
}

/** Teams or leagues: each leads to its matches in the lobby. Nothing where there are none. */
function PartResults({
  title,
  parts,
  text,
  onFollow,
}: {
  readonly title: string;
  readonly parts: readonly NamedPart[];
  readonly text: string;
  readonly onFollow: SlotProps['search']['onFollow'];
}) {
  const t = useMessages();
  const exchangeLink = useExchangeLink();
  if (parts.length === 0) return null;
  return (
    <ResultGroup title={title} count={parts.length}>
      {parts.slice(0, SHOWN).map(({ name, sportId, matches }) => {
        const sport = sportOf(sportId);
        return (
          <Result
            key={`${sportId} ${name}`}
            to={exchangeLink(`${paths.sportsbook()}?q=${encodeURIComponent(name)}`)}
            onClick={() => onFollow(name)}
            name={name}
            wanted={text}
            lead={<Icon name={lists.find((list) => list.name === sport)?.icon ?? 'inplay'} size={24} />}
            note={`${t(sport)} · ${t('matchCount', { count: matches })}`}
          />
        );
      })}
    </ResultGroup>
  );
}
