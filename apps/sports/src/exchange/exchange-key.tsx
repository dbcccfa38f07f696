import { useLocale } from '@pavilion/contract';
import { formatZone, Icon } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './exchange-key.module.css';

/** How the exchange reads: what the colours, figures and marks mean. */
export function ExchangeKey() {
  const t = useMessages();
  const locale = useLocale();
  return (
    <section className={styles.key} aria-labelledby="exchange-key">
      <h2 id="exchange-key" className={styles.keyTitle}>
        {t('keyTitle')}
      </h2>
      <ul className={styles.keyLines}>
        <li>
          <span className={`${styles.sample} ${styles.sampleBack}`}>{t('back')}</span>
          {t('keyBack')}
        </li>
        <li>
          <span className={`${styles.sample} ${styles.sampleLay}`}>{t('lay')}</span>
          {t('keyLay')}
        </li>
        <li>
          <span className={styles.sample}>₹</span>
          {t('keyVolume')}
        </li>
        <li>
          <span className={styles.sample}>
            <i className={styles.arrowUp} />
            <i className={styles.arrowDown} />
          </span>
          {t('keyMove')}
        </li>
        <li>
          <span className={styles.sample}>
            <Icon name="lock" size={16} />
          </span>
          {t('keySuspended')}
        </li>
        <li>
          <span className={styles.sample}>
            <Icon name="clock" size={16} />
          </span>
          {t('keyZone', { zone: formatZone(locale) })}
        </li>
      </ul>
    </section>
  );
}
