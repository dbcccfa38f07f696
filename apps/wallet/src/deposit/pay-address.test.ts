import { paise } from '@pavilion/money';
import { payAddress } from './pay-address.ts';
import { isPaymentPage } from './payment-page.ts';

test('a UPI address gets the amount and the note, with nothing that a UPI app misreads', () => {
  expect(payAddress('upi://pay?pa=pay@example&pn=Play%20Money&cu=INR', paise(500_050), 'RK 48')).toEqual({
    text: 'upi://pay?pa=pay%40example&pn=Play%20Money&cu=INR&am=5000.50&tn=RK%2048',
    isUpi: true,
  });
});

test('any other address is drawn as it is', () => {
  expect(payAddress('TPavilion', paise(500_000), 'RK48213')).toEqual({ text: 'TPavilion', isUpi: false });
});

test.each([
  ['/sandbox/fastpay/abc', true],
  ['https://pay.example/p/1', true],
  ['http://localhost:3000/x', true],
  ['http://pay.example/p/1', false],
  ['//pay.example/p', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['https://user:secret@pay.example/', false],
  ['', true],
])('the page %s of a payment may be opened: %s', (url, isOpenable) => {
  expect(isPaymentPage(url, 'http://localhost:3000')).toBe(isOpenable);
});
