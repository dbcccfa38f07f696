import { useLocale } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { useWords } from '../words/index.ts';
import styles from './exchange-key.module.css';
import { zoneName } from './match-time.ts';

/** How the exchange reads: what the colours, figures and marks mean. */
export function ExchangeKey() {
  const say = useWords();
  const locale = useLocale();
  return (
    <section className={styles.key} aria-labelledby="exchange-key">
      <h2 id="exchange-key" className={styles.keyTitle}>
        {say('keyTitle')}
      </h2>
      <ul className={styles.keyLines}>
        <li>
          <span className={`${styles.sample} ${styles.sampleBack}`}>{say('back')}</span>
          {say('keyBack')}
        </li>
        <li>
          <span className={`${styles.sample} ${styles.sampleLay}`}>{say('lay')}</span>
          {say('keyLay')}
        </li>
        <li>
          <span className={styles.sample}>₹</span>
          {say('keyVolume')}
        </li>
        <li>
          <span className={styles.sample}>
            <i className={styles.arrowUp} />
            <i className={styles.arrowDown} />
          </span>
          {say('keyMove')}
        </li>
        <li>
          <span className={styles.sample}>
            <Icon name="lock" size={16} />
          </span>
          {say('keySuspended')}
        </li>
        <li>
          <span className={styles.sample}>
            <Icon name="clock" size={16} />
          </span>
          {say('keyZone', { zone: zoneName(locale) })}
        </li>
      </ul>
    </section>
  );
}
