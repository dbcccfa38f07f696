import { formatMoney, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { Icon, Skeleton } from '@pavilion/shared-ui';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './session-figures.module.css';
import type { PlaySession } from './use-play-session.ts';

const SECOND = 1000;

/** How long this session lasts, and what has come of it: in the game's bar. */
export function SessionMeter({ session: { beganAt, played } }: { readonly session: PlaySession }) {
  const t = useMessages();
  const seconds = useSeconds(beganAt);
  const net = played && subtractPaise(played.won, played.staked);
  return (
    <dl className={styles.meter}>
      <div>
        <dt>
          <Icon name="clock" size={16} />
          <span className="sr">{t('sessionTime')}</span>
        </dt>
        <dd>{clockText(seconds)}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd translate="no" className={net !== undefined && net < 0 ? styles.lost : undefined}>
          {net === undefined ? <Skeleton width={56} height={14} /> : formatSignedMoney(net)}
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>{t('staked')}</dt>
        <dd translate="no">
          {played === undefined ? <Skeleton width={56} height={14} /> : formatMoney(played.staked)}
        </dd>
      </div>
    </dl>
  );
}

/** The same once it is over. */
export function SessionSum({ session: { beganAt, played } }: { readonly session: PlaySession }) {
  const t = useMessages();
  // As long as it lasted: what is over does not go on.
  const [seconds] = useState(() => secondsSince(beganAt));
  if (!played) return null;
  const net = subtractPaise(played.won, played.staked);
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{t('timePlayed')}</dt>
        <dd>{t('timePlayedIs', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}</dd>
      </div>
      <div>
        <dt>{t('stakedInRounds', { rounds: played.rounds })}</dt>
        <dd translate="no">{formatMoney(played.staked)}</dd>
      </div>
      <div>
        <dt>{t('returned')}</dt>
        <dd translate="no">{formatMoney(played.won)}</dd>
      </div>
      <div>
        <dt>{t('netResult')}</dt>
        <dd translate="no" className={net < 0 ? styles.lost : undefined}>
          {formatSignedMoney(net)}
        </dd>
      </div>
    </dl>
  );
}

const secondsSince = (beganAt: number) => Math.max(0, Math.floor((steadyNow() - beganAt) / SECOND));

function useSeconds(beganAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsSince(beganAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(beganAt)), SECOND);
    return () => clearInterval(timer);
  }, [beganAt]);
  return seconds;
}

/** `18:42`, `1:02:07`. */
function clockText(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
