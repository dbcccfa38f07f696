import type { Bet } from '@pavilion/api-client';
import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import { useBetMessages } from '../messages/bets.ts';
import styles from './bet-status.module.css';

/** A bet's state, or that its market was cashed out in full before it was settled. */
type ShownStatus = Bet['status'] | 'cashedOut';

const looks = {
  delayed: { icon: 'hourglass', tone: 'waits' },
  matched: { icon: 'check', tone: 'good' },
  partial: { icon: 'history', tone: 'waits' },
  unmatched: { icon: 'clock', tone: 'waits' },
  rejected: { icon: 'close', tone: 'plain' },
  cancelled: { icon: 'minus', tone: 'plain' },
  lapsed: { icon: 'minus', tone: 'plain' },
  won: { icon: 'check', tone: 'good' },
  lost: { icon: 'close', tone: 'bad' },
  void: { icon: 'minus', tone: 'plain' },
  other: { icon: 'info', tone: 'plain' },
  cashedOut: { icon: 'check', tone: 'plain' },
} as const satisfies Record<ShownStatus, { icon: IconName; tone: string }>;

const tones = { good: styles.good, bad: styles.bad, waits: styles.waits, plain: undefined };

/** The state of a bet as a sign and a word. */
export function StatusText({ status }: { readonly status: ShownStatus }) {
  const t = useBetMessages();
  const { icon, tone } = looks[status];
  return (
    <span className={classNames(styles.status, tones[tone])}>
      <Icon name={icon} size={16} />
      {t(status)}
    </span>
  );
}

/** Which side was taken, in the words of its market: Back or Lay, Yes or No. */
export function SideTag({ bet }: { readonly bet: Pick<Bet, 'marketType' | 'selectionType'> }) {
  const t = useBetMessages();
  const isBack = bet.selectionType === 'back';
  return <span className={classNames(styles.side, !isBack && styles.sideLay)}>{t(sideWord(bet))}</span>;
}

const sideWord = ({ marketType, selectionType }: Pick<Bet, 'marketType' | 'selectionType'>) =>
  marketType === 'fancy' ? ({ back: 'yes', lay: 'no' } as const)[selectionType] : selectionType;
