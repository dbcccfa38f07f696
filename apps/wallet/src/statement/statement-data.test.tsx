import { firstCalls } from '@pavilion/remote-kit/testing';
import { remote } from '../remote.ts';
import { answerStatement, testLedger } from './test-ledger.ts';

const ledger = testLedger(5);
const answers = { getAccountStatement: (question: never) => answerStatement(ledger, question) };

test.each(['/cashier', '/cashier?kind=sports', '/cashier?from=2026-11-12&to=2026-11-14&reference=r'])(
  '%s asks ahead for exactly what the page shows first',
  async (address) => {
    const { byData, byPage } = await firstCalls(remote, address, answers);
    expect(byData).toEqual(byPage);
    expect(byData).not.toEqual([]);
  },
);
