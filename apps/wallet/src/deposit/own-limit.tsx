import type { Gateway, OwnLimits, PlayLimit } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney, maxPaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { Icon } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useOwnLimits } from '../limits/use-own-limits.ts';
import { useDepositMessages } from '../messages/deposit.ts';
import { useLimitMessages } from '../messages/limits.ts';
import { Meter } from '../parts/meter.tsx';
import { Figure, LargeAmount, Panel, PanelBody } from '../parts/panel.tsx';
import styles from './deposit.module.css';

const spans = {
  'deposit-day': 'span_day',
  'deposit-week': 'span_week',
  'deposit-month': 'span_month',
} as const;
type DepositLimit = keyof typeof spans;

const isDepositLimit = (name: PlayLimit['name']): name is DepositLimit => Object.hasOwn(spans, name);

/** What a player's own deposit limit leaves now, and of which. */
export interface Room {
  readonly name: DepositLimit;
  readonly amount: Paise;
  readonly used: Paise;
  readonly left: Paise;
}

/**
 * The tightest of the player's own deposit limits, and whether they have stopped: known before anybody pays. Where it can't be read the
 * operator still refuses what is too much.
 */
export function useRoom(): {
  readonly room: Room | undefined;
  readonly stopped: OwnLimits['standing'] | undefined;
  /** Whether it is known, or known that it can't be read now. */
  readonly isRead: boolean;
} {
  const { own, stopped, isRead } = useOwnLimits();
  const [room] = (own?.limits ?? []).flatMap(roomOf).toSorted((a, b) => a.left - b.left);
  return { room, stopped, isRead };
}

/** Whether an amount is more than the player's own limit leaves. */
export const isOver = (room: Room | undefined, amount: Paise): boolean => room !== undefined && amount > room.left;

/** Whether the player's own limit leaves nothing at all. */
export const isUsedUp = (room: Room): boolean => room.left === 0;

/** Whether the player's own limit leaves less than the least that a way takes: nothing can be paid in by it. */
export const isUnderLeast = (room: Room, { min }: Pick<Gateway, 'min'>): boolean => room.left < min;

/** The span that a deposit limit covers, by its message. */
export const spanOf = ({ name }: Room) => spans[name];

function roomOf({ name, amount, used }: PlayLimit): Room[] {
  if (amount === null || !isDepositLimit(name)) return [];
  return [{ name, amount, used, left: maxPaise(ZERO, subtractPaise(amount, used)) }];
}

/** What is left of the player's own deposit limit, and the way to change it. Nothing where none is set. */
export function OwnLimit({ room }: { readonly room: Room | undefined }) {
  const t = useDepositMessages();
  const limits = useLimitMessages();
  if (!room) return null;
  const name = limits(`name_${room.name}`);
  return (
    <Panel title={t('ownLimit')}>
      <PanelBody>
        <div className={styles.room}>
          <Figure large label={t('limitLeft', { name })}>
            <LargeAmount amount={room.left} />
          </Figure>
          <Meter
            value={room.used}
            max={room.amount}
            label={name}
            start={t('limitUsed', { amount: formatMoney(room.used) })}
            end={t('limitOf', { amount: formatMoney(room.amount) })}
          />
          <Link to={paths.limits()} className={styles.link}>
            {t('changeLimits')}
            <Icon name="chevron-right" size={16} />
          </Link>
        </div>
      </PanelBody>
    </Panel>
  );
}
