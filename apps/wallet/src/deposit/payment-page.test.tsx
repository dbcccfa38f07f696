import { keepDraft } from '@pavilion/remote-kit';
import { keepPaymentPage, readPaymentPage } from './payment-page.ts';

test('what a tab keeps of a payment’s page leads there only where it may be opened, whoever has put it there', () => {
  keepPaymentPage('1', 'DP-40001', 'https://pay.example/p/1');
  expect(readPaymentPage('1', 'DP-40001')).toBe('https://pay.example/p/1');
  keepDraft('1', 'payment:DP-40001', { url: 'javascript:alert(1)' });
  expect(readPaymentPage('1', 'DP-40001')).toBeNull();
});
