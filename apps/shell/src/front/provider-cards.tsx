import { providersQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { classNames, FailedState, SectionHead, Skeleton, Wordmark } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import styles from './provider-cards.module.css';

/** The first ones of the organisation's order get the wide cards. */
const WIDE = 2;

/** Live casino providers with what they say of themselves (spec §3); each leads to its public page. */
export function ProviderCards() {
  const t = useMessages();
  const id = useId();
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(providersQuery(api, 'live'));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={t('liveCasino')} count={data && t('providersCount', { count: data.length })} />
      {isError ? (
        <FailedState
          title={t('providersFailed')}
          text={t('tryAgain')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={styles.cards} aria-busy={!data}>
          {data?.map((provider, index) => (
            <li key={provider.code} className={classNames(styles.item, index < WIDE && styles.itemWide)}>
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
          {!data &&
            Array.from({ length: 8 }, (_, index) => (
              <li key={index} className={classNames(styles.item, index < WIDE && styles.itemWide)}>
                <Skeleton className={styles.waiting} height="auto" radius={10} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
