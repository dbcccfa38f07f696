/**
 * Who is one person is found by what each of the players has shown, from there by its fingerprint: by index both ways. Before, all accounts
 * that anybody is paid to were gathered twice.
 */
export const onePersonByIndex = {
  id: 160,
  name: 'one person by index',
  sql: `
-- The removed ones too: bank_detail_once knows those that stand.
create index bank_detail_player on bank_detail (player_id) where type = 'bank';

-- As it was (0156), but for how it looks. What the desk declined proves nothing: whoever sends somebody else's number is not them. Nor does a
-- card, of which four digits are kept.
create or replace function same_person(the_players bigint[]) returns table (player bigint, other bigint, way text, restrictions jsonb)
language sql stable as $$
  with shown as (
    select d.player_id, d.fingerprint from kyc_document d
    where d.player_id = any(the_players) and d.status <> 'declined' and d.fingerprint is not null
  ), paid_to as (
    select b.player_id, b.fingerprint from bank_detail b where b.player_id = any(the_players) and b.type = 'bank'
    union
    select w.player_id, w.fingerprint from withdrawal w where w.player_id = any(the_players) and w.fingerprint is not null
  ), found as (
    select s.player_id as player, d.player_id as other, 'document' as way
    from shown s join kyc_document d on d.fingerprint = s.fingerprint and d.status <> 'declined'
    union all
    select t.player_id, b.player_id, 'account' from paid_to t join bank_detail b on b.fingerprint = t.fingerprint and b.type = 'bank'
    union all
    select t.player_id, w.player_id, 'account' from paid_to t join withdrawal w on w.fingerprint = t.fingerprint
  ), others as (
    select distinct f.player, f.other, f.way from found f where f.other <> f.player
  )
  select o.player, o.other, o.way, p.restrictions from others o join player p on p.id = o.other
$$;
`,
};
