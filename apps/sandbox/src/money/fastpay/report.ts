import type { Deposit } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** What the gateway reports to the operator of a payment, server to server. `taken`: the player paid, the money is on its way. */
export interface GatewayReport {
  readonly paymentId: string;
  readonly amount: Paise;
  readonly status: 'opened' | 'returned' | 'taken' | 'paid' | 'declined';
}

/** Where the gateway sends its reports: the operator, who returns where the deposit stands after it. */
export type HearGateway = (tx: Transaction, report: GatewayReport, now: Date) => Promise<Deposit['state']>;
