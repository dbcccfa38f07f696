import type { Game } from '@pavilion/api-client';
import { formatMoney, formatPercent, type Paise } from '@pavilion/money';
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
  const { rtp, volatility, minStake: low, maxStake: high } = game;
  // What the operator has not sent has no row.
  const rows: readonly (readonly [name: string, value: string | undefined])[] = [
    [t('rtp'), rtp === undefined ? undefined : formatPercent(rtp)],
    [t('volatility'), volatility && t(`volatility_${volatility}`)],
    [
      t('stake'),
      low === undefined || high === undefined
        ? undefined
        : t('stakeRange', { low: formatStake(low), high: formatStake(high) }),
    ],
    [t('category'), size === 'full' ? t(`category_${game.category}`) : undefined],
  ];
  return (
    <dl className={size === 'full' ? `${styles.details} ${styles.detailsFull}` : styles.details}>
      {rows.flatMap(([name, value]) =>
        value === undefined ? (
          []
        ) : (
          <div className={styles.detailsRow} key={name}>
            <dt className={styles.detailsName}>{name}</dt>
            <dd className={styles.detailsValue}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Stakes are set in whole rupees, and then written so: `₹10`, but `₹0.50`. */
export function formatStake(stake: Paise): string {
  return formatMoney(stake).replace(/\.00$/, '');
}
