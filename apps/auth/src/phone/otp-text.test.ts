import { otpIn } from './otp-text.ts';

describe('otpIn', () => {
  it.each([
    ['Pavilion24: 852348', '852348'],
    ['A/c XX1234: OTP is 852348', '852348'],
    ['852348 is your OTP. Valid for 10 minutes until 23:59.', '852348'],
    ['1234 5678: the code is 852348', '852348'],
    ['Your code for ₹25,000 is 8523', '8523'],
    ['A/c XX1234: OTP is 8523', '8523'],
    ['Pavilion24: 85234817', '85234817'],
    ['852 348 is your OTP. Call 1800123', '852348'],
    ['OTP852348 for 9876543210', '852348'],
    ['@pavilion.example #852348', '852348'],
    ['पवेलियन24: ८५२३४८', '852348'],
    ['Code:\u00a0852348, call 1800', '852348'],
  ])('takes one run of digits from %j', (message, otp) => {
    expect(otpIn(message)).toBe(otp);
  });

  it.each([
    ['८५२३४८', '852348'],
    ['８５２３４８', '852348'],
    ['٨٥٢٣٤٨', '852348'],
    ['\u2066852348\u2069', '852348'],
    ['852 348', '852348'],
    ['852-348', '852348'],
    [' 852348\n', '852348'],
  ])('reads the code alone %j', (text, otp) => {
    expect(otpIn(text)).toBe(otp);
  });

  it('keeps the digits of a code that is being typed, and no letters', () => {
    expect(['8', '85', '8523x', 'x', ''].map(otpIn)).toEqual(['8', '85', '8523', '', '']);
  });

  it.each(['12 or 24', '10.50 or 20.75', '9876543210 or 9876543211'])('joins no digits of %j, and keeps it', (text) => {
    expect(otpIn(text)).toBe(text);
  });

  it('cuts no long number down to a code', () => {
    expect(otpIn('9876543210')).toBe('9876543210');
  });
});
