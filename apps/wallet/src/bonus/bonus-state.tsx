import type { Bonus } from '@pavilion/api-client';
import { useBonusMessages } from '../messages/bonus.ts';
import { StateTag, type StateTone } from '../parts/state-tag.tsx';

const tones = {
  available: 'wait',
  active: 'wait',
  completed: 'ok',
  cancelled: 'off',
  expired: 'off',
  other: 'off',
} as const satisfies Record<Bonus['state'], StateTone>;

/** How a bonus stands, in a word. */
export function BonusState({
  bonus,
  pill,
}: {
  readonly bonus: Pick<Bonus, 'state' | 'claimable'>;
  readonly pill?: boolean;
}) {
  const t = useBonusMessages();
  if (bonus.claimable > 0) {
    return (
      <StateTag tone="ok" pill={pill}>
        {t('part_claimable')}
      </StateTag>
    );
  }
  return (
    <StateTag tone={tones[bonus.state]} icon={bonus.state === 'available' ? 'bonus' : undefined} pill={pill}>
      {t(`state_${bonus.state}`)}
    </StateTag>
  );
}
