/** A round that is sealed before its player was notified takes its notice along: ninety days later it is no news. */
export const lateRoundsSealed = {
  id: 391,
  name: 'late rounds sealed',
  sql: `
alter table late_round
  drop constraint late_round_transaction_id_fkey,
  drop constraint late_round_bet_id_fkey,
  add foreign key (transaction_id) references wallet_transaction on delete cascade,
  add foreign key (bet_id) references wallet_transaction on delete cascade;
create index late_round_of_bet on late_round (bet_id);
`,
};
