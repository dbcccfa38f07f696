import type { SeenClimb } from '@pavilion/game-rules';
import { formatMoney, type Paise } from '@pavilion/money';
import { Go } from '../frame/controls.tsx';
import { useKitMessages } from '../language/messages.ts';
import type { Stake } from '../stake.ts';
import type { OpenClimb } from './climb.ts';

export interface ClimbGoProps {
  readonly stake: Stake;
  readonly balance: Paise;
  /** Null while no round is played. */
  readonly open: OpenClimb<SeenClimb> | null;
  readonly isReady: boolean;
  /** What is to be done before the first safe step. */
  readonly firstStep: string;
  /** Under "Bet": what it may bring. */
  readonly betText: (amount: Paise) => string;
  readonly onBet: (amount: Paise) => void;
  readonly onCashOut: () => void;
}

/** The one big button of a climb: it places the stake, then brings home what was reached. */
export function ClimbGo(props: ClimbGoProps) {
  const { stake, balance, open, isReady, firstStep, betText, onBet, onCashOut } = props;
  const t = useKitMessages();
  if (open !== null) {
    const canCashOut = open.seen.multiplier !== null;
    return (
      <Go kind={canCashOut && isReady ? 'out' : 'wait'} onPress={onCashOut}>
        <small>{canCashOut ? t.cashOut : firstStep}</small>
        <b>{formatMoney(canCashOut ? open.pays : open.stake)}</b>
      </Go>
    );
  }
  const { amount } = stake;
  const isShort = amount !== null && amount > balance;
  const canBet = isReady && amount !== null;
  return (
    <Go kind={canBet ? 'place' : 'wait'} isShort={isShort} onPress={() => amount !== null && onBet(amount)}>
      {t.bet}
      {amount !== null && <small>{betText(amount)}</small>}
    </Go>
  );
}
