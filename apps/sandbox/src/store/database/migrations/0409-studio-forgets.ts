/** What the studio forgets is found by when it came to its end: stakes that were never taken or came back, and orders that were answered. */
export const studioForgets = {
  id: 409,
  name: 'studio forgets',
  sql: `
create index studio_round_undone on studio_round (moved_at) where state = 'undone';
create index studio_ticket_undone on studio_ticket (moved_at) where state = 'undone';
create index studio_order_done on studio_order (done_at) where done_at is not null and trouble is null;
-- Whether the rollback of a round or a ticket still goes out, or was refused for good. Only the orders' room knows their table.
create function studio_undoing_stands(stake text) returns boolean language sql stable as
  $$ select exists (select 1 from studio_order where transaction = stake || '-r') $$;
`,
};
