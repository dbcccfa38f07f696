/**
 * The same withdrawal within two minutes is one that was asked for twice, from two tabs or two devices, unless its player says that they mean
 * another one: each request has a reference of its own there, so that nothing else tells.
 */
export const askedAMomentAgo = {
  id: 140,
  name: 'asked a moment ago',
  sql: `
-- As it was (0087 and what came after), but for \`is_again\`: without it, where as much was asked for to the same place a moment ago and not
-- taken back, \`problem\` is 'again' and \`figure\` the number of that request.
do $$
declare
  before text := pg_get_functiondef('request_withdrawal'::regproc);
  after text := replace(replace(before,
    'the_answer jsonb, OUT', 'the_answer jsonb, is_again boolean, OUT'),
    'if problem is not null then', 'if problem is null and not is_again then
    select w.id into figure from withdrawal w
    where w.player_id = the_player and w.amount = the_amount and w.fingerprint = the_fingerprint
      and w.state in (''pending'', ''approved'', ''paid'') and w.created_at > the_time - interval ''2 minutes''
    order by w.id desc limit 1;
    if found then problem := ''again''; end if;
  end if;
  if problem is not null then');
begin
  if position('is_again boolean' in after) = 0 or position('not is_again then' in after) = 0 then
    raise exception 'request_withdrawal is not what it was';
  end if;
  drop function request_withdrawal;
  execute after;
end $$;
`,
};
