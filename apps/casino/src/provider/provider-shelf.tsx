import type { Game, Provider } from '@pavilion/api-client';
import { formatPercent, minPaise } from '@pavilion/money';
import { type CSSProperties, useState } from 'react';
import { formatStake } from '../game/game-details.tsx';
import { gameKey } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import { providerHues } from './provider-hues.ts';
import styles from './provider-shelf.module.css';

interface ProviderShelfProps {
  readonly provider: Pick<Provider, 'code' | 'name' | 'games' | 'hues'>;
  /** In the operator's order; undefined while they load: the shelf has its size without them. */
  readonly games: readonly Game[] | undefined;
}

/** A provider's banner: its name in type, what its games return and cost, and a fan of its first five covers. */
export function ProviderShelf({ provider, games }: ProviderShelfProps) {
  const t = useMessages();
  const [groundHue, lightHue] = providerHues(provider);
  const range = games && rangeOf(games);
  return (
    <section
      className={styles.shelf}
      style={{ '--ground-hue': groundHue, '--light-hue': lightHue } as CSSProperties}
      aria-label={provider.name}
    >
      <div>
        <b translate="no" className={styles.shelfMark}>
          {provider.name}
        </b>
        <p className={styles.shelfText}>
          <b>{provider.games}</b> {t('gameUnit', { count: provider.games })}
          {range && (
            <>
              <span className={styles.shelfWide}>
                {t(range.low === range.high ? 'shelfWideOne' : 'shelfWide', range)}
              </span>
              <span className={styles.shelfNarrow}>{t('shelfNarrow', range)}</span>
            </>
          )}
        </p>
      </div>
      <div className={styles.fan} aria-hidden="true">
        {fan.map(({ place, className }) => {
          const game = games?.[place];
          return game && <FanCard key={gameKey(game)} game={game} className={className} />;
        })}
      </div>
    </section>
  );
}

/** From the back to the front: the operator's first game lies in the middle, on top. */
const fan = [
  { place: 3, className: styles.fanFarLeft },
  { place: 4, className: styles.fanFarRight },
  { place: 1, className: styles.fanLeft },
  { place: 2, className: styles.fanRight },
  { place: 0, className: styles.fanMiddle },
] as const;

function FanCard({ game, className }: { readonly game: Game; readonly className: string | undefined }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      className={`${styles.fanCard} ${className}`}
      src={game.imgUrl}
      alt=""
      width={102}
      height={136}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

/** What the games of a provider span; undefined where that is known of none. */
function rangeOf(games: readonly Game[]): { low: string; high: string; stake: string } | undefined {
  const returns = games.flatMap(({ rtp }) => rtp ?? []);
  const [stake, ...stakes] = games.flatMap(({ minStake }) => minStake ?? []);
  if (returns.length === 0 || stake === undefined) return undefined;
  return {
    low: formatPercent(Math.min(...returns)),
    high: formatPercent(Math.max(...returns)),
    stake: formatStake(minPaise(stake, ...stakes)),
  };
}
