import { useTitle, useTypedUrlState, useUrlState } from '@pavilion/remote-kit';
import { steadyOf } from '@pavilion/shared-ui/clock';
import { type FocusEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { MatchInfo } from '../live/book.ts';
import type { Freshness } from '../live/freshness.ts';
import { PricesContext, useFreshness, useMatchList } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import columns from './columns.module.css';
import { ExchangeKey } from './exchange-key.tsx';
import styles from './exchange-list.module.css';
import { FeedNotice } from './feed-notice.tsx';
import { useKeptPrices } from './kept-lists.ts';
import { ListFilters } from './list-filters.tsx';
import { NoMatches, NoneFit } from './list-states.tsx';
import { type Group, listViewCodec, startOfDay, viewMatches } from './list-view.ts';
import type { ListName } from './lists.ts';
import { useMatchCounts } from './match-counts.ts';
import { LagNote, MatchGroup } from './match-group.tsx';
import { MatchSearch } from './match-search.tsx';
import { MatchesBoundary } from './matches-boundary.tsx';
import { OddsAnnouncer } from './odds-announcer.tsx';
import { usePins } from './pins.ts';
import { SlipColumn } from './slip-column.tsx';
import { SportTabs } from './sport-tabs.tsx';
import { SportsTree } from './sports-tree.tsx';
import { StartingSoon } from './starting-soon.tsx';
import { useWallClock } from './wall-clock.ts';

/** The exchange list of a sport, or of everything in play, with live prices. */
export function ExchangeList({
  list,
  Beside,
}: {
  readonly list: ListName;
  /** What stands between the slip and the key: the key comes once that is known. */
  readonly Beside: (props: { readonly children: ReactNode }) => ReactNode;
}) {
  const t = useMessages();
  const { store, query, isRestored } = useKeptPrices(list);
  const freshness = useFreshness(store);
  const matches = useMatchList(store);
  const counts = useMatchCounts(matches);
  const title = t(list === 'inplay' ? 'inplayTitle' : list);
  useTitle(title);
  return (
    <PricesContext value={store}>
      <div className={columns.columns}>
        <div className={`${columns.main} ${styles.main}`}>
          <h1 className="sr">{title}</h1>
          <SportTabs current={list} counts={counts} />
          <ListFilters list={list} />
          <Board matches={matches} isOld={isRestored || freshness.kind === 'stale'}>
            <FeedNotice freshness={isRestored ? restored(steadyOf(query.dataUpdatedAt)) : freshness} />
            <MatchesBoundary query={query} data={matches ?? undefined}>
              {(listed) => <Groups matches={listed} list={list} />}
            </MatchesBoundary>
          </Board>
        </div>
        <div className={columns.start}>
          <MatchSearch />
          <SportsTree current={list} matches={matches} counts={counts} />
        </div>
        <aside className={columns.end} aria-label={t('keyTitle')}>
          <SlipColumn />
          <Beside>
            <ExchangeKey />
          </Beside>
        </aside>
      </div>
    </PricesContext>
  );
}

/** Where the matches stand. The odds of the one that the focus is in are announced; where it goes next renders none of them. */
function Board({
  matches,
  isOld,
  children,
}: {
  readonly matches: readonly MatchInfo[] | null;
  readonly isOld: boolean;
  readonly children: ReactNode;
}) {
  const [focused, setFocused] = useState<string | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens where the focus goes inside it
    <div
      className={styles.board}
      data-stale={isOld || undefined}
      onFocus={(event: FocusEvent<HTMLElement>) => setFocused(matchAround(event.target))}
      onBlur={(event) => setFocused(matchAround(event.relatedTarget))}
    >
      <OddsAnnouncer match={matches?.find(({ refMatchId }) => refMatchId === focused) ?? null} />
      {children}
    </div>
  );
}

function Groups({ matches, list }: { readonly matches: readonly MatchInfo[]; readonly list: ListName }) {
  const [, changeView] = useUrlState(listViewCodec);
  // The field shows a key before the list is drawn again.
  const view = useDeferredValue(useTypedUrlState(listViewCodec)[0]);
  const pins = usePins();
  const today = startOfDay(useWallClock());
  const groups = useMemo(() => viewMatches(matches, list, view, today, pins), [matches, list, view, today, pins]);
  const isAllShown = view.day === 'all' && view.extras.length === 0 && view.search === '';
  const isNothingListed = matches.length === 0 || (list === 'inplay' && !matches.some(({ inPlay }) => inPlay));
  return (
    <div className={styles.groups}>
      {isAllShown && list !== 'inplay' && <StartingSoon matches={matches} />}
      {nearGroups(groups).map(([group, near]) => (
        <MatchGroup key={group.key} group={group} today={today} near={near} />
      ))}
      {groups.length > 0 && <LagNote />}
      {groups.length === 0 &&
        (isNothingListed ? (
          <NoMatches current={list} />
        ) : (
          <NoneFit onShowAll={() => changeView({ day: 'all', extras: [], search: '' })} />
        ))}
    </div>
  );
}

/** What a tab saw last: as old as it is until somebody confirms it. */
const restored = (asOf: number): Freshness => ({ kind: 'stale', asOf, because: 'disconnected' });

/** As many rows as the first screen can hold. */
const FIRST_ROWS = 16;

/** The cards, each with how many of its rows are among the first of the list. */
function nearGroups(groups: readonly Group[]): (readonly [Group, number])[] {
  let before = 0;
  return groups.map((group) => {
    const near = Math.max(0, FIRST_ROWS - before);
    before += group.count;
    return [group, near];
  });
}

/** The id of the match that an element of the list belongs to. */
function matchAround(element: EventTarget | null): string | null {
  return (element instanceof Element && element.closest<HTMLElement>('[data-match]')?.dataset.match) || null;
}
