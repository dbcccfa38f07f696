import { ZERO } from '@pavilion/money';
import { emptyWithdrawal, withdrawalRules } from './withdraw-values.ts';

describe('the rule of a UPI address', () => {
  const rules = withdrawalRules(
    { method: { code: 'upi' }, withdrawable: ZERO } as never,
    {
      withdraw: (key: string) => key,
    } as never,
  );

  it.each(['12345@HDFC0000001.ifsc.npci', '9876543210@ybl2', 'asha-rao.1@pz.axis', ' asha @ okaxis\n'])(
    'accepts %j',
    (text) => {
      expect(rules.upi(text, emptyWithdrawal)).toBe(true);
    },
  );

  it.each(['asha', 'asha@', '@ybl', 'asha@ybl.', 'a@ybl', 'asha@y'])('refuses %j', (text) => {
    expect(rules.upi(text, emptyWithdrawal)).toBe('upiWrong');
  });
});
