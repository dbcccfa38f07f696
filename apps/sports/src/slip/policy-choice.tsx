import type { OddsPolicy } from '@pavilion/betting-math';
import { Segmented } from '@pavilion/shared-ui';
import { useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import { changeStakes, useStakes } from './stake-settings.ts';

/** What may be taken where a price moves before a bet is placed (betting.md, "Bet slip"). */
export function PolicyChoice() {
  const t = useSlipMessages();
  const { policy } = useStakes();
  return (
    <Segmented<OddsPolicy>
      label={t('policy')}
      options={[
        { value: 'none', label: t('policyNone') },
        { value: 'better', label: t('policyBetter') },
        { value: 'any', label: t('policyAny') },
      ]}
      value={policy}
      onChange={(next) => changeStakes({ policy: next })}
      className={styles.policy}
    />
  );
}
