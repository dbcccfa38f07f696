import type { Game } from '@pavilion/api-client';
import { formatMoney, type Paise } from '@pavilion/money';
import { useMessages } from '../messages/index.ts';
import styles from './game-details.module.css';

interface GameDetailsProps {
  readonly game: Pick<Game, 'rtp' | 'volatility' | 'minStake' | 'maxStake' | 'category'>;
  /** `short`: RTP, volatility and stake, for a tile's card. `full`: the category as well, as rows of a box. */
  readonly size: 'short' | 'full';
}

/** What a player may want to know of a game before playing it. */
export function GameDetails({ game, size }: GameDetailsProps) {
  const t = useMessages();
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t('rtp'), t('percent', { value: formatPercent(game.rtp) })],
    [t('volatility'), t(`volatility_${game.volatility}`)],
    [t('stake'), t('stakeRange', { low: formatStake(game.minStake), high: formatStake(game.maxStake) })],
    ...(size === 'full' ? [[t('category'), t(`category_${game.category}`)] as const] : []),
  ];
  return (
    <dl className={size === 'full' ? `${styles.details} ${styles.detailsFull}` : styles.details}>
      {rows.map(([name, value]) => (
        <div className={styles.detailsRow} key={name}>
          <dt className={styles.detailsName}>{name}</dt>
          <dd className={styles.detailsValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Stakes are set in whole rupees, and then written so: `₹10`, but `₹0.50`. */
export function formatStake(stake: Paise): string {
  return formatMoney(stake).replace(/\.00$/, '');
}

/** One decimal, always: `95.0`. */
export function formatPercent(percent: number): string {
  return percent.toFixed(1);
}
