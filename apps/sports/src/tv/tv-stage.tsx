import { type Sport, streamInfoQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary, useRefusedFrame } from '@pavilion/remote-kit';
import { Button, classNames, EmptyState, FailedState, Icon, IconButton, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MatchInfo } from '../live/book.ts';
import { useTvMessages } from '../messages/tv.ts';
import styles from './live-tv.module.css';
import { useSmallWindow } from './small-window.ts';

/** The operator's names of the sports that it has pictures of (spec §7: `Type=CRICKET`). */
const TYPES = { cricket: 'CRICKET', soccer: 'SOCCER', tennis: 'TENNIS' } as const satisfies Record<Sport, string>;
/** How long pictures may take until the player is told that they don't come, ms. */
const PATIENCE = 15_000;

/** Where a match's pictures are: the operator names it, and only pages are shown. */
function pageOf(streams: readonly { readonly refMatchId: string; readonly url: string }[], match: MatchInfo) {
  const url = streams.find(({ refMatchId }) => refMatchId === match.refMatchId)?.url;
  return url !== undefined && /^https?:$/.test(new URL(url, location.href).protocol) ? url : null;
}

/** Asks for the pictures of a match and shows them, here or in a small window of their own. */
export function TvStage({ match, sport }: { readonly match: MatchInfo; readonly sport: Sport }) {
  const { api } = useShell();
  const t = useTvMessages();
  const query = useQuery(streamInfoQuery(api, TYPES[sport]));
  const url = query.data && pageOf(query.data, match);
  return (
    <QueryBoundary
      query={{ ...query, data: url }}
      what={t('pictures')}
      stale="own"
      skeleton={<Skeleton height="100%" radius={0} />}
      empty={{
        when: (address) => address === null,
        show: <EmptyState icon="tv" title={t('none')} text={t('noneText')} />,
      }}
    >
      {(address) => address !== null && <Pictures url={address} title={t('picturesOf', { match: match.name })} />}
    </QueryBoundary>
  );
}

function Pictures({ url, title }: { readonly url: string; readonly title: string }) {
  const t = useTvMessages();
  const { toast } = useShell();
  const small = useSmallWindow(() => toast('info', t('notOut')));
  return (
    <>
      {small.body ? (
        <div className={styles.away} role="status">
          <Icon name="pip" />
          <p>{t('isOut')}</p>
          <Button variant="quiet" size="s" onClick={small.close}>
            {t('bringBack')}
          </Button>
          {createPortal(<Screen url={url} title={title} isAlone onRefused={small.close} />, small.body)}
        </div>
      ) : (
        <Screen url={url} title={title} />
      )}
      {small.open && !small.body && (
        <IconButton
          label={t('popOut')}
          icon="pip"
          iconSize={20}
          className={classNames(styles.control, styles.popOut)}
          onClick={small.open}
        />
      )}
    </>
  );
}

/** What fills the small window, where none of our styles are. */
const ALONE = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 } as const;

/** The page with the pictures, in a frame that runs its scripts for nobody else: it is no page of ours, and reads none. */
function Screen({
  url,
  title,
  isAlone = false,
  onRefused,
}: {
  readonly url: string;
  readonly title: string;
  readonly isAlone?: boolean;
  /** The page's policy refuses the frame; else that is said here. */
  readonly onRefused?: () => void;
}) {
  const t = useTvMessages();
  const [state, setState] = useState<'loading' | 'there' | 'late' | 'refused'>('loading');
  const ref = useRef<HTMLIFrameElement>(null);
  useRefusedFrame(ref, url, onRefused ?? (() => setState('refused')));
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('late'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  const isGone = state === 'late' || state === 'refused';
  const frame = !isGone && (
    <iframe
      ref={ref}
      className={isAlone ? undefined : styles.frame}
      style={isAlone ? ALONE : undefined}
      src={url}
      title={title}
      sandbox="allow-scripts"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      onLoad={() => setState((now) => (now === 'loading' ? 'there' : now))}
    />
  );
  if (isAlone) return frame;
  return (
    <div className={styles.pictures}>
      {frame}
      {state === 'loading' && (
        <p className={styles.waiting} role="status">
          {t('loading')}
        </p>
      )}
      {isGone && (
        <div className={styles.failed}>
          <FailedState
            title={t(state)}
            text={state === 'late' ? t('lateText', { count: PATIENCE / 1000 }) : t('refusedText')}
            retryLabel={t('retry')}
            onRetry={() => setState('loading')}
          />
        </div>
      )}
    </div>
  );
}
