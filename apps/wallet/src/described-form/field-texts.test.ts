import { enDescribed } from '../messages/en-described.ts';
import { hiDescribed } from '../messages/hi-described.ts';
import { hintText } from './field-texts.ts';

describe('hintText', () => {
  it.each([
    ['en', enDescribed, 'N and 9 to 15 digits'],
    ['hi', hiDescribed, 'N और 9 से 15 अंक'],
  ] as const)('says in %s how many digits a NEFT reference has', (_, messages, digits) => {
    const t = ((key: keyof typeof enDescribed) => messages[key]) as never;
    expect(hintText('16 letters and digits such as SBIN124005123456, or N and digits', t)).toContain(digits);
  });
});
