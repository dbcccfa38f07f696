/**
 * A self-exclusion is a person's: which accounts are theirs is what the desk approved. A document that waits proves nothing here, since anybody
 * can send a number.
 */
export const onePersonExcluded = {
  id: 230,
  name: 'one person excluded',
  sql: `
-- The accounts of the person that a player is by their approved documents, theirs included.
create function accounts_of_person(the_player bigint) returns table (player bigint) language sql stable as $$
  with recursive person (id) as (
    select the_player
    union
    select o.player_id from person p
    join kyc_document d on d.player_id = p.id and d.status = 'approved'
    join kyc_document o on o.fingerprint = d.fingerprint and o.status = 'approved'
  )
  select p.id from person p order by p.id
$$;

-- Who has excluded themselves, and has another account by an approved document that is not excluded, or not for as long.
create function excluded_in_part(the_time timestamptz) returns table (player bigint) language sql stable as $$
  select distinct p.id from player p
  join kyc_document d on d.player_id = p.id and d.status = 'approved'
  join kyc_document o on o.fingerprint = d.fingerprint and o.player_id <> p.id and o.status = 'approved'
  join player t on t.id = o.player_id
  cross join lateral (select coalesce((p.restrictions ->> 'excluded')::timestamptz, 'infinity') as until) e
  where p.restrictions -> 'excluded' is not null and e.until > the_time
    and (t.restrictions -> 'excluded' is null or coalesce((t.restrictions ->> 'excluded')::timestamptz, 'infinity') < e.until)
  order by p.id
$$;

-- Another player of whom a document stands approved already; null where there is none, and where their account is closed.
create function approved_elsewhere(the_document bigint, out player bigint) language sql stable as $$
  select o.player_id from kyc_document d
  join kyc_document o on o.fingerprint = d.fingerprint and o.player_id <> d.player_id and o.status = 'approved'
  join player p on p.id = o.player_id
  where d.id = the_document and p.restrictions -> 'closed' is null order by o.player_id limit 1
$$;
`,
};
