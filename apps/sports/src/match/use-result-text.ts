import { operatorName } from '../bets/operator-name.ts';
import { useMessages } from '../messages/index.ts';
import { useMatchMessages } from '../messages/match.ts';

/** What a market came to, in the player's language: `Result: India`, `Result: 48`, `Result: void`. */
export function useResultText(): (result: string) => string {
  const t = useMatchMessages();
  const names = useMessages();
  const own = new Map([
    ['void', t('voided')],
    ['Yes', t('yes')],
    ['No', t('no')],
  ]);
  return (result) => t('result', { result: own.get(result) ?? operatorName(result, names) });
}
