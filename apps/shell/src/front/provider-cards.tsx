import { providersQuery } from '@pavilion/api-client';
import { paths, useLocale, useShell } from '@pavilion/contract';
import { ownText } from '@pavilion/remote-kit';
import { classNames, Wordmark } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import styles from './provider-cards.module.css';
import { RowSection } from './row-section.tsx';
import { WaitingItems } from './waiting-items.tsx';

/** The first ones of the organisation's order get the wide cards. */
const WIDE = 2;
const itemClass = (index: number) => classNames(styles.item, index < WIDE && styles.itemWide);

/** Live casino providers with what they say of themselves (spec §3); each leads to its public page. */
export function ProviderCards() {
  const t = usePageMessages();
  const locale = useLocale();
  const { api } = useShell();
  const query = useQuery(providersQuery(api, 'live'));
  return (
    <RowSection
      title={t('liveCasino')}
      count={query.data && t('providersCount', { count: query.data.length })}
      query={query}
      what={t('providers')}
      rowClassName={styles.cards}
      waiting={<WaitingItems count={8} className={styles.waiting} itemClass={itemClass} />}
    >
      {(providers) =>
        providers.map((provider, index) => (
          <li key={provider.code} className={itemClass(index)}>
            <Link className={styles.card} to={paths.provider(provider.code)}>
              <img className={styles.art} src={provider.imgUrl} alt="" width={160} height={90} loading="lazy" />
              <div className={styles.text}>
                <h3 className={styles.name}>
                  <Wordmark provider={provider.name} />
                </h3>
                <p className={styles.quote}>{ownText(provider.quotes, provider.named?.quotes, locale)}</p>
              </div>
            </Link>
          </li>
        ))
      }
    </RowSection>
  );
}
