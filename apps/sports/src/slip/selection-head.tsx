import { classNames } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { operatorName } from '../bets/operator-name.ts';
import { useMessages } from '../messages/index.ts';
import { useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import type { SlipBet } from './slip-bet.ts';
import { sideText } from './slip-texts.ts';

/** What a selection is called where it can't be seen: both sides of one runner can be on the slip. */
export function useSelectionName(bet: SlipBet): string {
  const t = useMessages();
  const s = useSlipMessages();
  return `${operatorName(bet.runnerName, t)}, ${sideText(bet, t, s)}`;
}

/** Which side of what: Back India, Match Odds, India v Australia; of a fancy, which is its own runner, the match alone. */
export function SelectionHead({ bet, children }: { readonly bet: SlipBet; readonly children?: ReactNode }) {
  const t = useMessages();
  const s = useSlipMessages();
  const market = bet.marketName === null ? t('matchOdds') : bet.kind !== 'fancy' && operatorName(bet.marketName, t);
  return (
    <div className={styles.selection}>
      <span className={classNames(styles.side, bet.side === 'lay' && styles.sideLay)}>{sideText(bet, t, s)}</span>
      <div className={styles.names}>
        <b translate="no" className={styles.runner}>
          {operatorName(bet.runnerName, t)}
        </b>
        <small translate="no">{[market, bet.matchName].filter(Boolean).join(' · ')}</small>
      </div>
      {children}
    </div>
  );
}
