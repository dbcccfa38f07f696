/** What stands of players whose organisation is closed is met by nobody: it stands on, and is met again once the organisation is live. */
export const closedOrganisationsBets = {
  id: 440,
  name: 'closed organisations’ bets',
  sql: `
do $$
declare
  may_bet text := '(select may_bet(p.restrictions, the_time) from player p where p.id = b.player_id)';
  each record;
  changed text[] := '{}';
begin
  for each in select oid, proname from pg_proc where prosrc like '%' || may_bet || '%' order by proname loop
    execute replace(pg_get_functiondef(each.oid), may_bet, '(select may_bet(p.restrictions, the_time) and is_live_for(p.id) from player p where p.id = b.player_id)');
    changed := changed || each.proname::text;
  end loop;
  if changed <> array['match_bet', 'meet_standing'] then raise exception 'what meets is %', changed; end if;
end $$;
`,
};
