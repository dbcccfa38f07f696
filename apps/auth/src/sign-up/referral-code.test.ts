import { referralCode } from './referral-code.ts';

const cookie = (name: string, value: unknown) => `${name}=${encodeURIComponent(JSON.stringify(value))}`;
const refferal = cookie('refferal', { code: 'REF1' });
const agentCode = cookie('agentCode', { agent: 'AGENT1' });

test('the referral code of this navigation comes before both cookies', () => {
  expect(referralCode('NAV1', `theme=dark; ${refferal}; ${agentCode}`)).toBe('NAV1');
});

test('the referral cookie comes before the agent cookie, whatever their order', () => {
  expect(referralCode(undefined, `${agentCode}; ${refferal}`)).toBe('REF1');
  expect(referralCode('', `${refferal}; ${agentCode}`)).toBe('REF1');
});

test('the agent cookie is the last that is read for a referral code', () => {
  expect(referralCode(undefined, agentCode)).toBe('AGENT1');
});

test('without a navigation or a cookie there is no referral code', () => {
  expect(referralCode(undefined, '')).toBe('');
  expect(referralCode(undefined, 'xrefferal=1; theme=dark')).toBe('');
});

test.each([
  'refferal=%',
  'refferal=REF1',
  'refferal=null',
  cookie('refferal', { other: 'X' }),
  cookie('refferal', { code: 7 }),
  cookie('refferal', { code: 'x'.repeat(41) }),
])('a cookie that is not what it should be (%s) is passed over', (broken) => {
  expect(referralCode(undefined, `${broken}; ${agentCode}`)).toBe('AGENT1');
});
