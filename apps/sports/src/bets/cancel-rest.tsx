import { type Bet, cancelBetMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { SendButton, useMoneySend } from '@pavilion/remote-kit';
import { useBetMessages } from '../messages/bets.ts';
import { isWaiting, titleOf, unmatchedOf } from './bet-figures.ts';
import styles from './cancel-rest.module.css';
import { useOperatorName } from './operator-name.ts';

/**
 * Takes back what waits of a bet. What was matched of it meanwhile stays: the operator's answer says so, and the bets are read
 * again however it ends. Nothing where nothing can be taken back: a bet that waits out its delay can't.
 */
export function CancelRest({ bet }: { readonly bet: Bet }) {
  const t = useBetMessages();
  const { api } = useShell();
  const called = useOperatorName();
  const { send, busy, failure } = useMoneySend(cancelBetMutation(api), {
    name: 'cancelBet',
    fallback: t('cancelFailed'),
    success: t('cancelDone'),
  });
  if (!isWaiting(bet) || bet.status === 'delayed') return null;
  const amount = formatMoney(unmatchedOf(bet));
  return (
    <>
      <SendButton
        variant="quiet"
        size="s"
        busy={busy}
        aria-label={t('cancelOf', { amount, runner: called(titleOf(bet)) })}
        onClick={() => void send({ id: bet.id })}
      >
        {t('cancel', { amount })}
      </SendButton>
      {failure && (
        <span className={styles.failure} role="alert">
          {[failure.title, failure.text, failure.detail].filter(Boolean).join('. ')}
        </span>
      )}
    </>
  );
}
