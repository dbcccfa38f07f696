import { providersQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { classNames, Scroller, Skeleton, Wordmark } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { FrontSection } from './front-section.tsx';
import styles from './provider-cards.module.css';

/** The first ones of the organisation's order get the wide cards. */
const WIDE = 2;
const itemClass = (index: number) => classNames(styles.item, index < WIDE && styles.itemWide);

/** Live casino providers with what they say of themselves (spec §3); each leads to its public page. */
export function ProviderCards() {
  const t = useMessages();
  const { api } = useShell();
  const query = useQuery(providersQuery(api, 'live'));
  return (
    <FrontSection title={t('liveCasino')} count={query.data && t('providersCount', { count: query.data.length })}>
      <QueryBoundary query={query} what={t('providers')} skeleton={<CardsSkeleton />}>
        {(providers) => (
          <Scroller className={styles.cards}>
            {providers.map((provider, index) => (
              <li key={provider.code} className={itemClass(index)}>
                <Link className={styles.card} to={paths.provider(provider.code)}>
                  <img className={styles.art} src={provider.imgUrl} alt="" width={160} height={90} loading="lazy" />
                  <div className={styles.text}>
                    <h3 className={styles.name}>
                      <Wordmark provider={provider.name} />
                    </h3>
                    <p className={styles.quote}>{provider.quotes}</p>
                  </div>
                </Link>
              </li>
            ))}
          </Scroller>
        )}
      </QueryBoundary>
    </FrontSection>
  );
}

function CardsSkeleton() {
  return (
    <Scroller className={styles.cards}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index} className={itemClass(index)}>
          <Skeleton className={styles.waiting} height="auto" radius={10} />
        </li>
      ))}
    </Scroller>
  );
}
