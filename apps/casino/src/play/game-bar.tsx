import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { useAvailable } from '@pavilion/remote-kit';
import { IconButton, IconLink, Skeleton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { DepositLink } from './deposit.tsx';
import styles from './game-bar.module.css';
import type { Room } from './use-full-screen.ts';

interface GameBarProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly back: { readonly to: string; readonly label: string };
  /** What has come of the session; nothing until the game is known. */
  readonly children?: ReactNode;
  /** The way to the full screen, where there is something to fill it. */
  readonly full?: ReactNode;
}

/**
 * Above a game: the way back, whose game it is, what its player can stake, and the way to limits and breaks. On a phone it takes the
 * header's place, which knows it by `data-page-bar`.
 */
export function GameBar({ title, note, back, children, full }: GameBarProps) {
  const t = useMessages();
  const available = useAvailable();
  return (
    <div className={styles.bar} data-page-bar>
      <div className={styles.barIn}>
        <div className={styles.main}>
          <IconLink icon="chevron-left" {...back} />
          <h1 className={styles.title}>
            {title} {note !== undefined && <small className={styles.note}>{note}</small>}
          </h1>
          <Link className={styles.balance} to={paths.statement()}>
            <span className={styles.balanceLabel}>{t('available')}</span>
            <span translate="no" className={styles.balanceValue}>
              {available === undefined ? <Skeleton width={84} height={14} /> : formatMoney(available)}
            </span>
          </Link>
          <DepositLink className={styles.deposit} />
        </div>
        <div className={styles.meter}>
          {children}
          <span className={styles.ways}>
            <IconLink icon="limits" to={paths.limits()} label={t('limits')} />
            {full}
          </span>
        </div>
      </div>
    </div>
  );
}

/** Into the full screen, and out of it. */
export function FullScreenButton({ room, onToggle }: { readonly room: Room; readonly onToggle: () => void }) {
  const t = useMessages();
  const isFull = room !== 'page';
  return (
    <IconButton
      icon={isFull ? 'close' : 'fullscreen'}
      label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
      onClick={onToggle}
    />
  );
}
