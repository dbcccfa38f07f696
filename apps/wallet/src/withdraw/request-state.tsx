import type { Withdrawal } from '@pavilion/api-client';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { StateTag, type StateTone } from '../parts/state-tag.tsx';

const tones: Readonly<Record<Withdrawal['state'], StateTone>> = {
  pending: 'wait',
  approved: 'wait',
  paid: 'ok',
  failed: 'bad',
  declined: 'bad',
  cancelled: 'off',
  other: 'wait',
};

/** How a request stands, in a word. */
export function RequestState({
  request: { state, waitsForKyc },
  pill,
}: {
  readonly request: Withdrawal;
  readonly pill?: boolean;
}) {
  const t = useWithdrawMessages();
  return (
    <StateTag tone={tones[state]} pill={pill}>
      {t(waitsForKyc ? 'state_waits' : `state_${state}`)}
    </StateTag>
  );
}
