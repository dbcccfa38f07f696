import { formatMoney } from '@pavilion/money';
import { codeOf, Refusal } from '../../base/index.ts';
import type { PassedLimit } from '../../store/index.ts';

/** What the database says where a player keeps themselves from what was to be written (`0093`). */
const PASSED = 'PVLM1';

/** What is refused because its player keeps themselves to less; null for an error that is something else. */
export function limitRefusal(error: unknown): Refusal | null {
  if (codeOf(error) !== PASSED) return null;
  return passedRefusal(JSON.parse(String((error as { readonly detail?: unknown }).detail)) as PassedLimit);
}

/** The same for what the database returned. */
export function passedRefusal(passed: PassedLimit): Refusal {
  if (passed.name === 'check') {
    return new Refusal(403, `You have played for ${passed.minutes} minutes. Read your reality check to continue.`);
  }
  const [amount, left] = [formatMoney(passed.amount), formatMoney(passed.left)];
  switch (passed.name) {
    case 'deposit-day':
      return new Refusal(409, `Your deposit limit is ${amount} in 24 hours. You have ${left} left.`, 'amount');
    case 'deposit-week':
      return new Refusal(409, `Your deposit limit is ${amount} in 7 days. You have ${left} left.`, 'amount');
    case 'deposit-month':
      return new Refusal(409, `Your deposit limit is ${amount} in 30 days. You have ${left} left.`, 'amount');
    case 'loss-day':
      return new Refusal(409, `Your loss limit is ${amount} in 24 hours. You can still risk ${left}.`, 'stack');
    case 'loss-week':
      return new Refusal(409, `Your loss limit is ${amount} in 7 days. You can still risk ${left}.`, 'stack');
    case 'loss-month':
      return new Refusal(409, `Your loss limit is ${amount} in 30 days. You can still risk ${left}.`, 'stack');
    case 'stake-bet':
      return new Refusal(409, `Your limit for one bet is ${amount}.`, 'stack');
    case 'stake-day':
      return new Refusal(409, `Your stake limit is ${amount} in 24 hours. You have ${left} left.`, 'stack');
  }
}
