import { useOnline } from '@pavilion/remote-kit';
import { classNames, Icon } from '@pavilion/shared-ui';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { useEffect, useState } from 'react';
import type { Freshness } from '../live/freshness.ts';
import { useMessages } from '../messages/index.ts';
import { useSlip } from '../slip/slip-store.ts';
import styles from './feed-notice.module.css';

/**
 * Says how old the prices are while they are not live, and why. It floats at the bottom edge and takes no room, so that
 * nothing jumps as it comes and goes and no control is under it. The age counts on for the eye; a screen reader hears once that the prices
 * are old. Without a network the frame's notice says so on every page, and this one is not shown.
 */
export function FeedNotice({ freshness }: { readonly freshness: Freshness }) {
  const t = useMessages();
  const online = useOnline();
  const hasSlip = useSlip(({ bets }) => bets.length > 0);
  const old = online && freshness.kind === 'stale' ? freshness : null;
  return (
    <div role="status">
      {old && (
        <p className={classNames(styles.notice, hasSlip && styles.noticeRaised)}>
          <Icon name="clock" size={20} />
          <span className="sr">{t('pricesOld')} </span>
          <b aria-hidden="true" className={styles.age}>
            <Age asOf={old.asOf} />
          </b>
          <span>{t(old.because === 'silent' ? 'feedSilent' : 'reconnecting')}</span>
        </p>
      )}
    </div>
  );
}

function Age({ asOf }: { readonly asOf: number }) {
  const t = useMessages();
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(steadyNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.round((now - asOf) / 1000));
  const age = seconds < 60 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.floor(seconds / 60) });
  return t('pricesAsOf', { age });
}
