import type { Random } from '../base/index.ts';
import { PASSWORD } from '../testing/players.ts';
import type { CallName } from './attack-house.ts';

/** Amounts as they stand in a body, which no amount is: JSON or not. */
const AMOUNTS = [
  '-1000',
  '-0.01',
  '0',
  '-0',
  '0.001',
  '500.0000000001',
  '500.005',
  '0.30000000000000004',
  '1e21',
  '1e309',
  '-1e309',
  '1e-7',
  '9007199254740993',
  '99999999999999999999',
  '"500"',
  '"5e2"',
  '"NaN"',
  '"Infinity"',
  '" 500"',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x1F4',
  '+500',
  '5_00',
  'null',
  'true',
  '[500]',
  '{"amount":500}',
  '[]',
  '""',
  '500,500',
];

/** Odds and lines as they stand in a body, which nothing is offered at. */
const PRICES = ['-2', '0', '-0', '1', '1.001', '2.0000000001', '1e21', '1e309', '"2"', 'null', 'NaN', '[2]', '10001'];

/** Bodies that would be granted but for one number. */
export function hostileBodies(
  random: Random,
  newRef: () => string,
  count: number,
): { readonly name: CallName; readonly json: string }[] {
  return Array.from({ length: count }, () => {
    const clientRef = newRef();
    const amount = random.pick(AMOUNTS);
    return random.pick([
      {
        name: 'createWithdrawal',
        json: `{"amount":${amount},"method":"upi","upi":"somebody@upi","password":"${PASSWORD}","again":true,"clientRef":"${clientRef}"}`,
      },
      { name: 'fastpayme', json: `{"amount":${amount},"returnPath":"/deposit","clientRef":"${clientRef}"}` },
      coinDeposit(clientRef, amount, '88.4'),
      coinDeposit(clientRef, '2000', random.pick(PRICES)),
      bet(random, clientRef, amount, '2'),
      bet(random, clientRef, '1000', random.pick(PRICES)),
      // The same field twice: the later one is read, and refused.
      {
        name: 'createWithdrawal',
        json: `{"amount":500,"method":"upi","upi":"somebody@upi","password":"${PASSWORD}","again":true,"clientRef":"${clientRef}","amount":${amount}}`,
      },
    ] as const);
  });
}

/** Of ₹2,000 in coins at the rate that the house begins with, but for its amount or its rate. */
const coinDeposit = (clientRef: string, amount: string, rate: string): { name: CallName; json: string } => ({
  name: 'createDeposit',
  json: `{"gateway":"m_binance_bsc","amount":${amount},"coins":{"count":"22.624435","rate":${rate}},"fields":{"reference":"0x${'a'.repeat(64)}"},"clientRef":"${clientRef}"}`,
});

function bet(random: Random, clientRef: string, stack: string, odds: string): { name: CallName; json: string } {
  const line = random.next() < 0.3 ? `,"line":${random.pick(PRICES)}` : '';
  return {
    name: 'placeBet',
    json: `{"refMatchId":"1","marketId":"1-MO","marketType":"match_odds","runnerId":"1-1","selectionType":"back","odds":${odds},"stack":${stack},"oddsPolicy":"any","clientRef":"${clientRef}"${line}}`,
  };
}
