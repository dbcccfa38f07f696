import type { Sport } from '@pavilion/api-client';
import { lazyPart } from '@pavilion/remote-kit';
import { classNames, IconButton, Skeleton } from '@pavilion/shared-ui';
import { useState } from 'react';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useTvMessages } from '../messages/tv.ts';
import styles from './live-tv.module.css';
import { beginsOpen, keepOpen, savesData } from './tv-choice.ts';

const TvStage = lazyPart(async () => (await import('./tv-stage.tsx')).TvStage, <Skeleton height="100%" radius={0} />);

interface Tv {
  readonly isOpen: boolean;
  readonly open: (wanted: boolean) => void;
}

/** Whether the live pictures of a match are open; null where it has none now. */
export function useTv(match: MatchInfo): Tv | null {
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const [isOpen, setOpen] = useState(beginsOpen);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    keepOpen(wanted);
  };
  return match.hasTv && inPlay ? { isOpen, open } : null;
}

/** Opens and closes the pictures; pressed while they are open. */
export function TvButton({ tv: { isOpen, open } }: { readonly tv: Tv }) {
  const t = useTvMessages();
  return (
    <IconButton
      icon="tv"
      label={t('watch')}
      className={classNames(isOpen && styles.on)}
      aria-pressed={isOpen}
      title={!isOpen && savesData() ? t('saver') : undefined}
      onClick={() => open(!isOpen)}
    />
  );
}

/**
 * The live pictures of a match: code, address and pictures load once they are wanted, into a place that already has its size. The
 * controls are in a line above the pictures and never cover them.
 */
export function LiveTv({ match, sport, tv }: { readonly match: MatchInfo; readonly sport: Sport; readonly tv: Tv }) {
  const t = useTvMessages();
  return (
    <section className={styles.tv} aria-label={t('liveTv')}>
      <p className={styles.note}>{t('lag')}</p>
      <div className={styles.screen}>
        <TvStage match={match} sport={sport} />
      </div>
      <IconButton
        label={t('hide')}
        icon="close"
        iconSize={20}
        className={styles.control}
        onClick={() => tv.open(false)}
      />
    </section>
  );
}
