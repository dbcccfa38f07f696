import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import styles from './state-tag.module.css';

/** What a state means for the player: good, bad, waiting, or simply over. */
export type StateTone = 'ok' | 'bad' | 'wait' | 'off';

const icons: Record<StateTone, IconName> = { ok: 'check', bad: 'close', wait: 'clock', off: 'minus' };
const looks = { ok: styles.stOk, bad: styles.stBad, wait: styles.stWait, off: styles.stOff };

/** A state: an icon and a word, never the colour alone. */
export function StateTag({
  tone,
  icon = icons[tone],
  pill = false,
  children,
}: {
  readonly tone: StateTone;
  readonly icon?: IconName | undefined;
  /** In a frame of its own, beside a heading. */
  readonly pill?: boolean | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={classNames(looks[tone], pill && styles.stPill)}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
