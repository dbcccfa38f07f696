import { type ReferralChild, referralChildrenQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { distinctById, LoadMore, pagedState, QueryBoundary } from '@pavilion/remote-kit';
import { classNames, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useReferralMessages } from '../messages/referral.ts';
import { ListFoot } from '../parts/list-foot.tsx';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './opening-list.module.css';
import { OpeningRow } from './opening-row.tsx';
import { plainMoney } from './referral-sums.ts';

/** How many of a level come at once. */
const PAGE = 20;

/** Those who joined by the player's codes; each opens to who joined through them, level by level. Names are masked. */
export function ReferralTree() {
  const t = useReferralMessages();
  return (
    <Panel title={t('tree')}>
      <Level level={0} />
    </Panel>
  );
}

/** One level, page by page: right below the player, or below `parent`. */
function Level({ parent, level }: { readonly parent?: string; readonly level: number }) {
  const t = useReferralMessages();
  const query = useInfiniteQuery(referralChildrenQuery(useShell().api, parent, PAGE));
  const pages = query.data?.pages;
  const first = pages?.[0];
  const data = pages && first && { count: first.count, children: distinctById(pages.flatMap((page) => page.children)) };
  return (
    <QueryBoundary
      query={pagedState(query, data)}
      what={t('tree')}
      skeleton={<Skeleton height={level === 0 ? 280 : 56} />}
      empty={{
        when: ({ count }) => count === 0,
        show: <EmptyState icon="referral" title={t('treeEmptyTitle')} text={t('treeEmptyText')} />,
      }}
    >
      {({ count, children }) => (
        <>
          <ul className={classNames(level > 0 && styles.level)} style={{ '--level': level } as CSSProperties}>
            {children.map((child) => (
              <Child key={child.id} child={child} level={level} />
            ))}
          </ul>
          {(level === 0 || query.hasNextPage) && (
            <ListFoot>
              <span>{level === 0 && t('treeNote', { shown: children.length, n: count })}</span>
              <LoadMore query={query} what={t('tree')}>
                {t('moreOf', { n: Math.min(PAGE, count - children.length) })}
              </LoadMore>
            </ListFoot>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function Child({ child, level }: { readonly child: ReferralChild; readonly level: number }) {
  const line = <About child={child} level={level} />;
  if (child.children === 0) return <li className={styles.row}>{line}</li>;
  return (
    <OpeningRow line={line}>
      <Level parent={child.id} level={level + 1} />
    </OpeningRow>
  );
}

function About({ child, level }: { readonly child: ReferralChild; readonly level: number }) {
  const t = useReferralMessages();
  const { name, joinedAt, turnover, hasDeposited, children, earned } = child;
  return (
    <>
      <span className={styles.text}>
        <b>
          {level > 0 && <span className="sr">{t('levelOf', { n: level + 1 })}: </span>}
          {name}
        </b>
        <small>
          {t('joined')} <Moment at={joinedAt} form="day" /> ·{' '}
          {hasDeposited || turnover > 0 ? t('turnoverOf', { amount: formatMoney(turnover) }) : t('noDeposit')}
          {children > 0 && ` · ${t('below', { n: children })}`}
        </small>
      </span>
      <span className={styles.amount}>
        {plainMoney(earned)}
        <small>{t('commissionWord')}</small>
      </span>
    </>
  );
}
