import { betsOfMatchQuery, exposureQuery, keys, matchesQuery } from '@pavilion/api-client';
import { paths, useSession, useShell } from '@pavilion/contract';
import { formatMoney, ZERO } from '@pavilion/money';
import { QueryBoundary, useBalanceRefresh, useUrlState } from '@pavilion/remote-kit';
import { Button, ButtonLink, Chip, classNames, EmptyState, Icon, Skeleton } from '@pavilion/shared-ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import columns from '../exchange/columns.module.css';
import { ExchangeKey } from '../exchange/exchange-key.tsx';
import { dayOf, orders, startOfDay } from '../exchange/list-view.ts';
import { sportOf } from '../exchange/lists.ts';
import { type Pin, pinnedKinds, usePins } from '../exchange/pins.ts';
import { SlipColumn } from '../exchange/slip-column.tsx';
import { useWallClock } from '../exchange/wall-clock.ts';
import type { MatchInfo } from '../live/book.ts';
import { allMatchesQueries } from '../match/exchange-data.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import { OpenBets, useOpenBets } from '../my-bets/open-bets.tsx';
import { MarketTile } from './market-tile.tsx';
import styles from './multi-market.module.css';
import { type MultiView, multiViewCodec, shows } from './multi-view.ts';
import { PinDialog } from './pin-dialog.tsx';
import { PinnedMatch, SportNotice } from './pinned-match.tsx';

/** How many markets stand for a player who has pinned none. */
const UNPINNED = 12;

/** Many markets on one screen: those that the player has pinned, else what is most matched in play. */
export function MultiMarket() {
  const b = useBoardMessages();
  const { markets } = usePins();
  const [{ show }] = useUrlState(multiViewCodec);
  const [isPinning, setPinning] = useState(false);
  const pinMore = (
    <Button variant="quiet" onClick={() => setPinning(true)}>
      <Icon name="plus" size={20} />
      {b('pinMarket')}
    </Button>
  );
  useBalanceRefresh(keys.bets);
  useBalanceRefresh(keys.exposure);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{b('multiMarket')}</h1>
        <Chips count={markets.length} />
        {pinMore}
      </div>
      <Sums />
      <div className={styles.grid}>
        {show === 'bets' ? (
          <WithBets />
        ) : markets.length > 0 ? (
          <Tiles pins={markets} />
        ) : (
          <MostMatched pinMore={pinMore} />
        )}
      </div>
      <aside className={classNames(columns.end, styles.end)} aria-label={b('betSlip')}>
        <SlipColumn />
        <OpenBets>
          <ExchangeKey />
        </OpenBets>
      </aside>
      {isPinning && <PinDialog onClose={() => setPinning(false)} />}
    </div>
  );
}

const chipWords = { all: 'allPinned', inplay: 'inplay', bets: 'withBets', today: 'today' } as const;

function Chips({ count }: { readonly count: number }) {
  const t = useMessages();
  const b = useBoardMessages();
  const [{ show }, change] = useUrlState(multiViewCodec);
  const word = (each: MultiView['show']) =>
    each === 'inplay' || each === 'today' ? t(chipWords[each]) : b(chipWords[each]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div className={styles.chips} role="group" aria-label={b('whichMarkets')}>
      {shows.map((each) => (
        <Chip
          key={each}
          pressed={each === show}
          count={each === 'all' ? count : undefined}
          onClick={() => change({ show: each })}
        >
          {word(each)}
        </Chip>
      ))}
    </div>
  );
}

/** What the player has at stake, in all. */
function Sums() {
  const b = useBoardMessages();
  const { api } = useShell();
  const { data } = useQuery(exposureQuery(api));
  const exposure = useSession((state) => state.exposureAmount) ?? data?.exposureAmount ?? ZERO;
  const bets = data?.matches.reduce((sum, { totalBets }) => sum + totalBets, 0);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{b('exposure')}</dt>
        <dd translate="no" className={exposure < 0 ? styles.loss : undefined}>
          {formatMoney(exposure)}
        </dd>
      </div>
      <div>
        <dt>{b('openBets')}</dt>
        <dd>{bets ?? '–'}</dd>
      </div>
      <div>
        <dt>{b('matchesWithBets')}</dt>
        <dd>{data?.matches.length ?? '–'}</dd>
      </div>
    </dl>
  );
}

/** How high they are is known once the matches have come, and what the player has bet on them: till then their place is as high as the screen. */
function Tiles({ pins }: { readonly pins: readonly Pin[] }) {
  const { api } = useShell();
  const [{ show }] = useUrlState(multiViewCodec);
  const today = startOfDay(useWallClock());
  const exposure = useQuery(exposureQuery(api));
  const withBets = new Set((exposure.data?.matches ?? none).map(({ refMatchId }) => refMatchId));
  const isShown = (match: MatchInfo) =>
    ({
      all: true,
      inplay: match.inPlay,
      bets: true,
      today: match.inPlay || dayOf(match.startsAt, today) === 'today',
    })[show];
  const sports = [...new Set(pins.map(({ sportId }) => sportId))];
  const matchIds = [...new Set(pins.map(({ refMatchId }) => refMatchId))].filter((id) => withBets.has(id));
  const needed = useQueries({
    queries: [
      ...sports.map((sportId) => ({ ...matchesQuery(api, sportOf(sportId)), ...isPendingOnly })),
      ...matchIds.map((id) => ({ ...betsOfMatchQuery(api, id), ...isPendingOnly })),
    ],
  });
  if (exposure.isPending || needed.some(({ isPending }) => isPending)) return waiting;
  return (
    <>
      <div className={styles.notices}>
        {sports.map((sportId) => (
          <SportNotice key={sportId} sportId={sportId} />
        ))}
      </div>
      {pins.map((pin) => (
        <PinnedMatch key={`${pin.refMatchId}/${pin.kind}`} pin={pin}>
          {(match) => isShown(match) && <MarketTile pin={pin} match={match} hasBets={withBets.has(pin.refMatchId)} />}
        </PinnedMatch>
      ))}
    </>
  );
}

const none: readonly never[] = [];
const isPendingOnly: { readonly notifyOnChangeProps: ['isPending'] } = { notifyOnChangeProps: ['isPending'] };
const waiting = <Skeleton height="100svh" radius="var(--r10)" />;

/** The markets that the player has open bets on, pinned or not. */
function WithBets() {
  const t = useMessages();
  const b = useBoardMessages();
  const { api } = useShell();
  const exposure = useQuery(exposureQuery(api));
  const bets = useOpenBets().data?.bets ?? none;
  const queries = useQueries({ queries: allMatchesQueries(api) });
  const listed = new Map(queries.flatMap(({ data }) => data?.matches ?? []).map((match) => [match.refMatchId, match]));
  /** Of a match whose bets are further back than was loaded the match odds stand. */
  const kindsOf = (refMatchId: string) => {
    const kinds = new Set(bets.filter((bet) => bet.refMatchId === refMatchId).map(({ marketType }) => marketType));
    return kinds.size > 0 ? pinnedKinds.filter((kind) => kinds.has(kind)) : (['match_odds'] as const);
  };
  return (
    <QueryBoundary
      query={exposure}
      what={t('matches')}
      skeleton={waiting}
      empty={{
        when: ({ matches }) => matches.length === 0,
        show: <EmptyState icon="bets" title={b('noBetsTitle')} text={b('noBetsText')} />,
      }}
    >
      {({ matches }) => (
        <Tiles
          pins={matches.flatMap(({ refMatchId }) => {
            const match = listed.get(refMatchId);
            return match ? kindsOf(refMatchId).map((kind) => ({ refMatchId, sportId: match.sportId, kind })) : [];
          })}
        />
      )}
    </QueryBoundary>
  );
}

/** What a player sees who has pinned nothing yet. */
function MostMatched({ pinMore }: { readonly pinMore: ReactNode }) {
  const t = useMessages();
  const b = useBoardMessages();
  const { api } = useShell();
  const query = useQuery(matchesQuery(api, 'inplay'));
  return (
    <QueryBoundary
      query={query}
      what={t('matches')}
      skeleton={waiting}
      empty={{
        when: ({ matches }) => matches.length === 0,
        show: (
          <EmptyState
            icon="pin"
            title={b('nothingPinned')}
            text={b('nothingPinnedText')}
            action={
              <>
                {pinMore}
                <ButtonLink variant="quiet" to={paths.exchange('Cricket')}>
                  {b('toExchange')}
                </ButtonLink>
              </>
            }
          />
        ),
      }}
    >
      {({ matches }) => (
        <>
          <p className={styles.hint}>
            <Icon name="pin" size={16} />
            {b('mostMatched')}
          </p>
          <Tiles
            pins={matches
              .toSorted(orders.volume)
              .slice(0, UNPINNED)
              .map(({ refMatchId, sportId }) => ({ refMatchId, sportId, kind: 'match_odds' as const }))}
          />
        </>
      )}
    </QueryBoundary>
  );
}
