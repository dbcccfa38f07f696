import type { SlotModel } from '@pavilion/game-rules';
import { formatMoney, formatPercent, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { useEffect, useState } from 'react';
import { SoundButton } from '../../kit/frame/sound-button.tsx';
import { Icon, type IconName } from '../../kit/parts/icon.tsx';
import type { Sounds } from '../../kit/sounds.ts';
import { useSlotMessages } from './messages.ts';
import type { Play } from './play.ts';
import styles from './slot.module.css';

interface BarProps {
  readonly play: Play;
  readonly model: SlotModel;
  readonly sounds: Sounds;
  readonly onPays: () => void;
  readonly onSeeds: () => void;
}

/** Whether a page is around this one: it has a bar of its own, with the time and what came of it. */
const isFramed = () => window.parent !== window;

/** How long it has been played and what came of it, always in view where no page around says it, and what is one tap away. */
export function Bar({ play: { session }, model, sounds, onPays, onSeeds }: BarProps) {
  const t = useSlotMessages();
  return (
    <header className={styles.bar}>
      <dl className={styles.session}>
        {!isFramed() && <Session session={session} />}
        <div className={isFramed() ? undefined : styles.wide}>
          <dt>{t.returnToPlayer}</dt>
          <dd>{formatPercent(model.stated.return / 100)}</dd>
        </div>
      </dl>
      <Tool icon="grid" text={t.paytable} onPress={onPays} />
      <Tool icon="verify" text={t.fairness} onPress={onSeeds} />
      <SoundButton sounds={sounds} />
    </header>
  );
}

/** How long it has been played, and what came of it. */
function Session({ session }: Pick<Play, 'session'>) {
  const t = useSlotMessages();
  const net = subtractPaise(session.paid, session.staked);
  return (
    <>
      <div>
        <dt className="sr">{t.sessionTime}</dt>
        <dd>
          <Since />
        </dd>
      </div>
      <div>
        <dt>{t.net}</dt>
        <dd className={net < 0 ? styles.minus : undefined}>{formatSignedMoney(net)}</dd>
      </div>
      <div className={styles.wide}>
        <dt>{t.staked}</dt>
        <dd>{formatMoney(session.staked)}</dd>
      </div>
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onPress: () => void;
}

const Tool = ({ icon, text, onPress }: ToolProps) => (
  <button type="button" className={styles.tool} onClick={onPress}>
    <Icon name={icon} />
    <span className={styles.toolText}>{text}</span>
  </button>
);

/** Since when this page is open, minutes and seconds. */
function Since() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
