import type { Deposit } from '@pavilion/api-client';
import { useDepositMessages } from '../messages/deposit.ts';
import { StateTag, type StateTone } from '../parts/state-tag.tsx';

/** How a state is shown: those before the payment are one to the player. */
const shown = {
  created: ['wait', 'waiting'],
  redirected: ['wait', 'waiting'],
  returned: ['wait', 'waiting'],
  pending: ['wait', 'pending'],
  approved: ['ok', 'approved'],
  declined: ['bad', 'declined'],
  expired: ['off', 'expired'],
  other: ['off', 'other'],
} as const satisfies Record<Deposit['state'], readonly [StateTone, string]>;

/** How a deposit stands, in a word. */
export function DepositState({ state, pill }: { readonly state: Deposit['state']; readonly pill?: boolean }) {
  const t = useDepositMessages();
  const [tone, name] = shown[state];
  return (
    <StateTag tone={tone} pill={pill}>
      {t(`state_${name}`)}
    </StateTag>
  );
}

/** Whether something can still become of a deposit. */
export const isOpen = ({ state }: Pick<Deposit, 'state'>): boolean => shown[state][0] === 'wait';

/** Whether a deposit ended without money. */
export const isEnded = ({ state }: Pick<Deposit, 'state'>): boolean => state === 'declined' || state === 'expired';

/** Whether a deposit waits for the player to pay at a gateway that redirects. */
export const isUnpaid = ({ state }: Pick<Deposit, 'state'>): boolean => shown[state][1] === 'waiting';

/** Where a deposit's status stands. */
export const statusPath = (depositBy: string, id: string): string => `${depositBy}?deposit=${encodeURIComponent(id)}`;
