import type { Sport } from '@pavilion/api-client';
import { lazyPart } from '@pavilion/remote-kit';
import { Button, Icon, IconButton, Skeleton } from '@pavilion/shared-ui';
import { useState } from 'react';
import { MarketCard } from '../card/market-card.tsx';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useTvMessages } from '../messages/tv.ts';
import styles from './live-tv.module.css';
import { beginsOpen, keepOpen, savesData } from './tv-choice.ts';

const TvStage = lazyPart(async () => (await import('./tv-stage.tsx')).TvStage, <Skeleton height="auto" radius={0} />);

/** The live pictures of a match that has some: code, address and pictures load once they are wanted. */
export function LiveTv({ match, sport }: { readonly match: MatchInfo; readonly sport: Sport }) {
  const t = useTvMessages();
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const [isOpen, setOpen] = useState(beginsOpen);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    keepOpen(wanted);
  };
  if (!match.hasTv || !inPlay) return null;
  return (
    <MarketCard
      title={t('liveTv')}
      end={
        isOpen ? (
          <IconButton label={t('hide')} icon="close" onClick={() => open(false)} />
        ) : (
          <Button variant="quiet" size="s" onClick={() => open(true)}>
            <Icon name="tv" size={20} />
            {t('watch')}
          </Button>
        )
      }
    >
      {!isOpen && savesData() && <p className={styles.note}>{t('saver')}</p>}
      {isOpen && <TvStage match={match} sport={sport} />}
    </MarketCard>
  );
}
