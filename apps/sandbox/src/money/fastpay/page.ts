import { formatMoney } from '@pavilion/money';
import { html, type Markup, ownPage } from '../../server/index.ts';
import { FASTPAY_PATH, type Payment } from './payment.ts';

const page = (title: string, body: Markup) =>
  ownPage({
    title: `${title}, FastPay`,
    tag: 'FastPay, simulated',
    head: html`<link rel="stylesheet" href="${FASTPAY_PATH}/fastpay.css">`,
    body: html`<section class="pay">${body}</section>`,
  });

/** The gateway's page for one payment: it can be paid, or says why not. Every button is a form of its own. */
export function paymentPage(payment: Payment, token: string, now: Date): string {
  if (payment.state === 'open' && payment.expiresAt > now) return openPage(payment, token);
  const [title, text] = ended(payment);
  return page(
    title,
    html`<h1>${title}</h1>
<p class="pay__amount num">${formatMoney(payment.amount)}</p>
<p class="pay__say">${text}</p>
<a class="pay__btn pay__btn--main" href="${payment.returnPath}">Back to the site</a>`,
  );
}

/** The page of a token that stands for nothing. */
export const missingPage = () =>
  page(
    'Payment not found',
    html`<h1>Payment not found</h1><p class="pay__say">This payment link is not valid. Start again from the deposit page.</p>
<a class="pay__btn pay__btn--main" href="/gatewaylist">Back to the site</a>`,
  );

function openPage({ id, amount, expiresAt }: Payment, token: string): string {
  const button = (action: string, label: string, look: string) =>
    html`<form method="post" action="${FASTPAY_PATH}/${token}/${action}"><button class="pay__btn ${look}">${label}</button></form>`;
  return page(
    'Pay',
    html`<h1>Pay</h1>
<p class="pay__amount num">${formatMoney(amount)}</p>
<dl class="pay__details">
<div><dt>To</dt><dd>Pavilion Play Money</dd></div>
<div><dt>Payment ID</dt><dd class="num">${id}</dd></div>
<div><dt>Valid until</dt><dd class="num"><time datetime="${expiresAt.toISOString()}">${until.format(expiresAt)} IST</time></dd></div>
</dl>
${button('pay', `Pay ${formatMoney(amount)}`, 'pay__btn--main')}
<div class="pay__pair">
${button('decline', 'Decline', 'pay__btn--quiet')}
${button('leave', 'Leave without paying', 'pay__btn--quiet')}
</div>
<p class="pay__note">This is a simulated payment page. Nothing is charged. Pay completes the payment; the site confirms it a few seconds later. Decline acts like a bank that refuses. If you leave, you can pay until the time shown above.</p>`,
  );
}

function ended({ state }: Payment): [title: string, text: string] {
  if (state === 'declined') return ['Payment declined', 'Nothing was paid.'];
  if (state === 'open') return ['Payment expired', 'Nothing was paid. Start again from the deposit page.'];
  return ['Payment complete', 'You have already paid this.'];
}

const until = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
