/** Which accounts are one person's, by what they show of themselves: the number of a document, or where their money goes. */
export const onePerson = {
  id: 123,
  name: 'one person',
  sql: `
-- A document's type and number as they are compared: in capitals, of letters and digits alone. Null where it has no number.
alter table kyc_document add column identity text generated always as (type || ':' || nullif(upper(regexp_replace(
  jsonb_path_query_first(fields, '$[*] ? (@.name == "number").value') #>> '{}', '[^A-Za-z0-9]', '', 'g')), '')) stored;
create index kyc_document_identity on kyc_document (identity) where status <> 'declined';
create index bank_detail_fingerprint on bank_detail (fingerprint) where type = 'bank';
create index withdrawal_fingerprint on withdrawal (fingerprint);

-- Others who share a document with these players, or an account or address that they are paid to. What the desk declined proves nothing: whoever
-- sends somebody else's number is not them. Nor does a card, of which four digits are kept.
create function same_person(the_players bigint[]) returns table (player bigint, other bigint, way text, restrictions jsonb)
language sql stable as $$
  with paid_to as (
    select player_id, fingerprint from bank_detail where type = 'bank'
    union
    select player_id, fingerprint from withdrawal where fingerprint is not null
  ), found as (
    select a.player_id as player, b.player_id as other, 'document' as way
    from kyc_document a join kyc_document b on b.identity = a.identity and b.player_id <> a.player_id and b.status <> 'declined'
    where a.player_id = any(the_players) and a.status <> 'declined'
    union
    select a.player_id, b.player_id, 'account'
    from paid_to a join paid_to b on b.fingerprint = a.fingerprint and b.player_id <> a.player_id
    where a.player_id = any(the_players)
  )
  select f.player, f.other, f.way, p.restrictions from found f join player p on p.id = f.other
$$;
`,
};
