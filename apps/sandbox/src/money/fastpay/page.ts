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
    'No such payment',
    html`<h1>No such payment</h1><p class="pay__say">This address stands for no payment. Begin again from the deposit page.</p>
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
<div><dt>Payment</dt><dd class="num">${id}</dd></div>
<div><dt>Open until</dt><dd class="num"><time datetime="${expiresAt.toISOString()}">${until.format(expiresAt)} IST</time></dd></div>
</dl>
${button('pay', `Pay ${formatMoney(amount)}`, 'pay__btn--main')}
<div class="pay__pair">
${button('decline', 'Decline', 'pay__btn--quiet')}
${button('leave', 'Leave without paying', 'pay__btn--quiet')}
</div>
<p class="pay__note">A stand-in for a payment company’s own page. Nothing is charged. Pay says that the money is on its way, and the site hears that it arrived a few seconds later. Decline is what a bank would do. If you leave, the payment stays open until its time is up.</p>`,
  );
}

function ended({ state }: Payment): [title: string, text: string] {
  if (state === 'declined') return ['Payment declined', 'Nothing was paid.'];
  if (state === 'open')
    return ['Payment expired', 'Its time ran out, and nothing was paid. Begin again from the deposit page.'];
  return ['Payment made', 'You have paid this one. It can’t be paid twice.'];
}

const until = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
