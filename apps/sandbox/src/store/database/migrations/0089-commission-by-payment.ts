/** A player reads the commission of each payment: what was paid then is found by when it was. */
export const commissionByPayment = {
  id: 89,
  name: 'commission by payment',
  sql: `
create index referral_commission_paid on referral_commission (earner_id, paid_at);
create index referral_payment_newest on referral_payment (player_id, id desc);
`,
};
