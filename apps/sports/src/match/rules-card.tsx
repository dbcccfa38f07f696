import type { MatchSetting } from '@pavilion/api-client';
import { formatMoney, formatPercent } from '@pavilion/money';
import { MarketCard } from '../card/market-card.tsx';
import { useMatchMessages } from '../messages/match.ts';
import styles from './rules-card.module.css';

/** What a bet on each kind of market of this match has to keep to. */
export function RulesCard({ settings }: { readonly settings: readonly MatchSetting[] }) {
  const t = useMatchMessages();
  return (
    <MarketCard title={t('rules')}>
      {settings.map(({ marketType, minStake, maxStake, maxProfit, delay, commission }) => (
        <div key={marketType} className={styles.kind}>
          <h3 className={styles.title}>{t(`type_${marketType}`)}</h3>
          <dl className={styles.rules}>
            <dt>{t('stakeRange')}</dt>
            <dd>{t('limits', { min: formatMoney(minStake), max: formatMoney(maxStake) })}</dd>
            <dt>{t('mostProfit')}</dt>
            <dd translate="no">{formatMoney(maxProfit)}</dd>
            <dt>{t('delay')}</dt>
            <dd>{delay > 0 ? t('seconds', { count: delay }) : t('noDelay')}</dd>
            <dt>{t('commission')}</dt>
            <dd>{commission > 0 ? t('ofNet', { rate: formatPercent(commission) }) : t('noCommission')}</dd>
          </dl>
        </div>
      ))}
    </MarketCard>
  );
}
