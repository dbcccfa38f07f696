/**
 * A gateway's payment that can't be credited keeps no other from it: it is kept with its error and when it is tried again, as settlements
 * that fail are (`0029-settlement-work.ts`).
 */
export const paymentTrouble = {
  id: 43,
  name: 'payment trouble',
  sql: `
create table payment_trouble (
  payment_id text primary key references fastpay_payment,
  error text not null,
  tries int not null default 1,
  since timestamptz not null,
  again_at timestamptz not null
);
`,
};
