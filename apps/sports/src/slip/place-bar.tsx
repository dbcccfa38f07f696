import type { OddsPolicy } from '@pavilion/betting-math';
import { liabilityOf, winningsOf } from '@pavilion/betting-math';
import { formatMoney, sumPaise, ZERO } from '@pavilion/money';
import { Button, Segmented } from '@pavilion/shared-ui';
import { useSlipMessages } from '../messages/slip.ts';
import type { Assessed } from './assess.ts';
import styles from './slip.module.css';
import { isDraft } from './slip-bet.ts';
import { blockerText } from './slip-texts.ts';
import { changeStakes, useStakes } from './stake-settings.ts';

/** What may be taken where a price moves, and the button that places all selections that nothing stands against. */
export function PlaceBar({
  assessed,
  onPlace,
}: {
  readonly assessed: readonly Assessed[];
  readonly onPlace: () => void;
}) {
  const t = useSlipMessages();
  const { policy } = useStakes();
  const drafts = assessed.filter(({ bet }) => isDraft(bet));
  const ready = drafts.filter(({ blocker }) => blocker === null);
  const wagers = ready.flatMap(({ wager }) => wager ?? []);
  const [only] = wagers;
  return (
    <div className={styles.place}>
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
      <Button block aria-disabled={ready.length === 0 || undefined} onClick={onPlace} className={styles.placeButton}>
        <span>{t('place', { count: Math.max(1, ready.length) })}</span>
        {only && (
          <span className={styles.placeSum}>
            {formatMoney(wagers.length === 1 ? liabilityOf(only) : sumPaise(wagers, liabilityOf))}
            {wagers.length === 1 && <small>{t('wins', { amount: formatMoney(winningsOf(only) ?? ZERO) })}</small>}
          </span>
        )}
        {!only && <Why blocked={drafts[0]} />}
      </Button>
    </div>
  );
}

/** Why nothing can be placed, on the button itself: what stands against the first selection. Of a stake that is wanted its field tells. */
function Why({ blocked }: { readonly blocked: Assessed | undefined }) {
  const t = useSlipMessages();
  if (!blocked?.blocker || blocked.blocker.reason === 'stake-empty') return null;
  const { bet, blocker } = blocked;
  return <small className={styles.placeWhy}>{` ${bet.runnerName}: ${blockerText(blocker, bet.kind, t)}`}</small>;
}
