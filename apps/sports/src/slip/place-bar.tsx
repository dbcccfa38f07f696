import { liabilityOf, winningsOf } from '@pavilion/betting-math';
import { formatMoney, sumPaise } from '@pavilion/money';
import { Button } from '@pavilion/shared-ui';
import { useOperatorName } from '../bets/operator-name.ts';
import { useMessages } from '../messages/index.ts';
import { useSlipMessages } from '../messages/slip.ts';
import type { Assessed, SlipWager } from './assess.ts';
import { PolicyChoice } from './policy-choice.tsx';
import styles from './slip.module.css';
import { isDraft } from './slip-bet.ts';
import { blockerText, sideText } from './slip-texts.ts';

/** What may be taken where a price moves, and the button that places all selections that nothing stands against. */
export function PlaceBar({
  assessed,
  onPlace,
}: {
  readonly assessed: readonly Assessed[];
  readonly onPlace: () => void;
}) {
  const t = useSlipMessages();
  const drafts = assessed.filter(({ bet }) => isDraft(bet));
  const ready = drafts.flatMap(({ bet, blocker, wager }) => (blocker === null && wager ? { bet, wager } : []));
  const isSome = ready.length > 0 && ready.length < drafts.length;
  return (
    <div className={styles.place}>
      <PolicyChoice />
      <Button block aria-disabled={ready.length === 0 || undefined} onClick={onPlace} className={styles.placeButton}>
        <span className={styles.placeLabel}>
          {isSome
            ? t('placeSome', { ready: ready.length, count: drafts.length })
            : t('place', { count: Math.max(1, ready.length) })}
        </span>
        {ready.length > 0 ? <PlaceSum ready={ready} isNamed={drafts.length > 1} /> : <Why blocked={drafts.at(-1)} />}
      </Button>
    </div>
  );
}

/**
 * What the button places, in the figures that were typed: of a back its stake is what it costs, of a lay, as of a No, that is another.
 * `isNamed`: and on what, where it could be one of several.
 */
function PlaceSum({
  ready,
  isNamed,
}: {
  readonly ready: readonly (Pick<Assessed, 'bet'> & { readonly wager: SlipWager })[];
  readonly isNamed: boolean;
}) {
  const t = useSlipMessages();
  const m = useMessages();
  const called = useOperatorName();
  const [first] = ready;
  if (!first) return null;
  const wagers = ready.map(({ wager }) => wager);
  const { bet, wager } = first;
  const risk = formatMoney(sumPaise(wagers, liabilityOf));
  if (wagers.length > 1)
    return (
      <span translate="no" className={styles.placeSum}>
        {t('risks', { amount: risk })}
      </span>
    );
  const side = (isNamed || bet.side === 'lay') && sideText(bet, m, t);
  return (
    <span translate="no" className={styles.placeSum}>
      {[side, isNamed && called(bet.runnerName), formatMoney(wager.stake)].filter(Boolean).join(' ')}
      <small>
        {bet.side === 'lay' ? t('risks', { amount: risk }) : t('wins', { amount: formatMoney(winningsOf(wager)) })}
      </small>
    </span>
  );
}

/** Why nothing can be placed, on the button itself: what stands against the newest selection, which is on top. Of a stake that is wanted its field tells. */
function Why({ blocked }: { readonly blocked: Assessed | undefined }) {
  const t = useSlipMessages();
  const called = useOperatorName();
  if (!blocked?.blocker || blocked.blocker.reason === 'stake-empty') return null;
  const { bet, blocker } = blocked;
  return <small className={styles.placeWhy}>{` ${called(bet.runnerName)}: ${blockerText(blocker, bet, t)}`}</small>;
}
