import type { Deposit, Gateway, OwnLimits } from '@pavilion/api-client';
import { formatMoney, type Paise } from '@pavilion/money';
import { Button, ButtonLink } from '@pavilion/shared-ui';
import { useState } from 'react';
import { StandingNotice } from '../limits/standing-notice.tsx';
import { useDepositMessages } from '../messages/deposit.ts';
import { coinsText } from '../parts/coins-text.ts';
import { Notice } from '../parts/notice.tsx';
import { DepositSteps } from './amount-step.tsx';
import styles from './form.module.css';
import { coinOf } from './gateway-texts.ts';
import { type Instructions, leftOf, PAY } from './instructions.ts';
import { InstructionsPanel } from './instructions-panel.tsx';
import { isOver, useRoom } from './own-limit.tsx';
import { isOutside, paymentOf } from './payment.ts';
import { ProofForm } from './proof-form.tsx';
import { useNow } from './use-now.ts';

/**
 * Where to pay, and beside it the proof. When the time is over, or the way closes, the details close, so that nobody pays to them any more; who has paid
 * already sends the proof all the same. Over the player's own limit, and of who has stopped, nothing is added: who has paid already asks for it back.
 */
export function PayStep({
  gateway,
  instructions,
  onAgain,
  onEnd,
}: {
  readonly gateway: Gateway;
  readonly instructions: Instructions;
  readonly onAgain: (amount: Paise) => void;
  /** The deposit is sent, or given up. */
  readonly onEnd: () => void;
}) {
  const t = useDepositMessages();
  const { room, stopped } = useRoom();
  const [isProving, setProving] = useState(false);
  const payment = paymentOf(gateway, instructions);
  const isTooMuch = isOver(room, payment.amount);
  const goesBack = stopped !== undefined || isTooMuch || isOutside(gateway, payment);
  const left = leftOf(instructions, useNow());
  return (
    <div className={styles.steps}>
      <DepositSteps current={isProving || goesBack || gateway.closed || left === 0 ? 2 : 1} />
      <div className={styles.pay}>
        {stopped ? (
          <StandingNotice standing={stopped} />
        ) : room && isTooMuch ? (
          <OverLimit left={room.left} amount={payment.amount} />
        ) : gateway.closed ? (
          <Notice
            live
            tone="warn"
            icon="pause"
            title={t('closedTitle', { name: gateway.name })}
            text={t('overClosed')}
          />
        ) : payment.coins && payment.amount !== instructions.amount ? (
          <OtherRate
            coins={{ ...payment.coins, coin: coinOf(gateway) }}
            amount={payment.amount}
            onAgain={() => onAgain(instructions.amount)}
          />
        ) : left > 0 ? (
          <InstructionsPanel gateway={gateway} instructions={instructions} left={left} />
        ) : (
          <TimeOver onAgain={() => onAgain(instructions.amount)} />
        )}
        <ProofForm gateway={gateway} payment={payment} goesBack={goesBack} onProving={setProving} onEnd={onEnd} />
      </div>
    </div>
  );
}

/** In place of a way to pay: nothing is paid in by who has stopped, and what they have paid before goes back. */
export function Stopped({
  standing,
  isProvable,
}: {
  readonly standing: OwnLimits['standing'];
  /** Whether this tab knows of a payment that they may have made. */
  readonly isProvable: boolean;
}) {
  const t = useDepositMessages();
  return (
    <>
      <StandingNotice standing={standing} also={isProvable ? undefined : t('paidBeforeStop')} />
      {isProvable && (
        <Notice
          icon="info"
          title={t('goesBackTitle')}
          text={t('goesBackText')}
          action={
            <ButtonLink variant="quiet" to={{ search: PAY }}>
              {t('toProof')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

/** In place of the details: they may be others by now. */
function TimeOver({ onAgain }: { readonly onAgain: () => void }) {
  const t = useDepositMessages();
  return <OrAgain icon="clock" title={t('overTitle')} text={t('overText')} onAgain={onAgain} />;
}

/** In place of the details: a coin counts something else by now, so that as much is other coins, and the coins are another amount. */
function OtherRate({
  coins,
  amount,
  onAgain,
}: {
  readonly coins: NonNullable<Deposit['coins']>;
  readonly amount: Paise;
  readonly onAgain: () => void;
}) {
  const t = useDepositMessages();
  const title = t('otherRate', { coin: coins.coin, rate: formatMoney(coins.rate) });
  const text = t('otherRateText', { coins: coinsText(coins, t), amount: formatMoney(amount) });
  return <OrAgain icon="info" title={title} text={text} onAgain={onAgain} />;
}

/** Why nothing is to be paid as it stood, for who has not paid yet with the way to begin again. */
function OrAgain({
  onAgain,
  ...notice
}: Pick<Parameters<typeof Notice>[0], 'icon' | 'title' | 'text'> & { readonly onAgain: () => void }) {
  const t = useDepositMessages();
  return (
    <Notice
      live
      tone="warn"
      {...notice}
      action={
        <Button variant="quiet" onClick={onAgain}>
          {t('beginAgain')}
        </Button>
      }
    />
  );
}

/** In place of the details: the player has set themselves less since they began, and what they would pay now goes back. */
function OverLimit({ left, amount }: { readonly left: Paise; readonly amount: Paise }) {
  const t = useDepositMessages();
  return (
    <Notice
      live
      tone="warn"
      icon="pause"
      title={t('limitLeaves', { amount: formatMoney(left) })}
      text={t('overLimit', { amount: formatMoney(amount) })}
    />
  );
}
