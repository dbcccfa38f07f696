import { paths } from '@pavilion/contract';
import { isOnIndiasTime, LoadMore, QueryBoundary } from '@pavilion/remote-kit';
import { Button, ButtonLink, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { useBetMessages } from '../messages/bets.ts';
import styles from './bets-board.module.css';
import type { BetsViewControl } from './bets-filters.tsx';
import { BetsByDay, OpenBets } from './bets-list.tsx';
import { type BetsView, filterOf, periodOf } from './bets-view.ts';
import { PAGE_SIZE } from './my-bets-data.ts';
import { type BetList, type Bets, useBets } from './use-bets.ts';

/** The bets of the view, page by page, and whatever stands in their place. */
export function BetsBoard({ control }: { readonly control: BetsViewControl }) {
  const t = useBetMessages();
  const { state, pages } = useBets(filterOf(control.view), PAGE_SIZE);
  return (
    <div className={styles.board}>
      <QueryBoundary
        query={state}
        what={t('bets')}
        skeleton={<BetsShape />}
        empty={{ when: ({ count }) => count === 0, show: <NoBets control={control} /> }}
      >
        {(list) => <Listed list={list} pages={pages} view={control.view} />}
      </QueryBoundary>
    </div>
  );
}

function Listed({
  list: { bets, count },
  pages,
  view: { showing, market },
}: {
  readonly list: BetList;
  readonly pages: Bets['pages'];
  readonly view: BetsView;
}) {
  const t = useBetMessages();
  const isOpen = showing === 'open' && market === null;
  return (
    <>
      {isOpen ? (
        <OpenBets bets={bets} />
      ) : (
        <BetsByDay bets={bets} isComplete={!pages.hasNextPage} opens={market !== null} />
      )}
      <div className={styles.more}>
        <span role="status">{t('shownOf', { shown: bets.length, count })}</span>
        {!isOpen && !isOnIndiasTime() && <span>{t('indiasDays')}</span>}
        <LoadMore query={pages} what={t('moreBets')}>
          {t('showMore', { count: Math.max(1, Math.min(PAGE_SIZE, count - bets.length)) })}
        </LoadMore>
      </div>
    </>
  );
}

/** No bet fits: the way to where there may be one. */
function NoBets({ control: { view, today, change } }: { readonly control: BetsViewControl }) {
  const t = useBetMessages();
  const texts = {
    open: [t('emptyOpenTitle'), t('emptyOpenText')],
    settled: [t('emptySettledTitle'), t('emptySettledText')],
    all: [t('emptyAllTitle'), t('emptyAllText')],
  } as const;
  const [title, text] = texts[view.showing];
  return (
    <EmptyState
      icon="bets"
      title={title}
      text={text}
      action={
        view.type !== null ? (
          <Button variant="quiet" onClick={() => change({ type: null })}>
            {t('anyMarketAction')}
          </Button>
        ) : view.showing !== 'open' && view.period.name !== '90d' ? (
          <Button variant="quiet" onClick={() => change({ period: periodOf('90d', today) })}>
            {t('longerPeriod')}
          </Button>
        ) : (
          <ButtonLink to={paths.exchange('inplay')}>{t('seeMatches')}</ButtonLink>
        )
      }
    />
  );
}

/** A card of the list's shape. */
function BetsShape() {
  return (
    <div className={styles.shape}>
      <div className={styles.shapeHead}>
        <Skeleton width={160} height={16} />
      </div>
      {[64, 48, 56, 40, 60].map((width) => (
        <div key={width} className={styles.shapeRow}>
          <Skeleton width={40} height={20} />
          <span className={styles.shapeText}>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={`${width - 12}%`} height={12} />
          </span>
          <Skeleton width={88} height={16} />
        </div>
      ))}
    </div>
  );
}
