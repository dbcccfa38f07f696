import type { FancyMarket } from '@pavilion/api-client';
import { operatorName } from '../bets/operator-name.ts';
import cards from '../card/market-card.module.css';
import { useMessages } from '../messages/index.ts';
import { useMatchMessages } from '../messages/match.ts';
import styles from './decided-card.module.css';
import { isDecided } from './halts.tsx';
import { useResultText } from './use-result-text.ts';

/** The markets that have a result, folded away. */
export function DecidedCard({ markets }: { readonly markets: readonly FancyMarket[] }) {
  const t = useMatchMessages();
  const names = useMessages();
  const resultText = useResultText();
  const decided = markets.filter(isDecided);
  if (decided.length === 0) return null;
  return (
    <details className={cards.card}>
      <summary className={styles.head}>{t('decided', { count: decided.length })}</summary>
      <ul className={styles.list}>
        {decided.map(({ marketId, HeadName, result }) => (
          <li key={marketId} className={styles.row}>
            <span translate="no">{operatorName(HeadName, names)}</span>
            <b>{resultText(result)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
