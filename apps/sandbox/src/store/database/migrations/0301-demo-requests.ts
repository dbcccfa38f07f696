/** What visitors of the demo ask to withdraw is told from the demo's own history, which nobody sent. */
export const demoRequests = {
  id: 301,
  name: 'demo requests',
  sql: `
-- The requests of the demo player that somebody sent up to a time and nobody has decided, the first 50.
create function demo_requests_until(the_time timestamptz) returns table (request bigint) language sql stable as $$
  select w.id from withdrawal w join player p on p.id = w.player_id
  where p.is_demo and w.state = 'pending' and w.created_at <= the_time and exists (
    select from client_request r where r.player_id = w.player_id and r.answer #>> '{data,withdrawal,id}' = 'WD-' || w.id)
  order by w.id limit 50
$$;
`,
};
