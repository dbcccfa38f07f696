/**
 * What an active bonus would have locked is not taken out before it is taken up: a bonus whose deposit was withdrawn meanwhile, or corrected away,
 * is taken up by nobody.
 */
export const depositsTaken = {
  id: 291,
  name: 'deposits taken',
  sql: `
-- Whether a withdrawal that has not come back, or a correction of the desk's, has since left less cash than a deposit that came in at a time: such a
-- withdrawal is what a bonus of the deposit keeps back while it is active. What was played away is no such thing.
create function deposit_taken(the_player bigint, the_deposit bigint, the_time timestamptz) returns boolean language sql stable as $$
  select exists (
    select from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.player_id = the_player and e.name = 'cash' and e.kind in ('withdrawal', 'adjustment') and e.at >= the_time
      and e.amount < 0 and e.balance_after < the_deposit
      and (t.reference like 'CR-%' or (t.reference like 'WD-%' and not exists (
        select from ledger_transaction r where r.reference = t.reference || '-R'))))
$$;
`,
};
