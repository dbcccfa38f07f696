/**
 * Identity papers are sealed as account numbers are, and known again by a keyed fingerprint. SQL can't seal: what stands in clear is sealed
 * by the next start (`players/kyc/reseal.ts`), and read either way until then.
 */
export const papersSealed = {
  id: 156,
  name: 'papers sealed',
  sql: `
alter table kyc_document alter column fields drop not null;
alter table kyc_document add column sealed bytea;
-- Of type and number; null where it has no number.
alter table kyc_document add column fingerprint bytea;
-- The last four of its letters and digits, the others as dots.
alter table kyc_document add column masked_number text;
alter table kyc_document add constraint kyc_document_kept check ((fields is null) <> (sealed is null));
create index kyc_document_in_clear on kyc_document (id) where sealed is null;
create index kyc_document_fingerprint on kyc_document (fingerprint) where status <> 'declined';

-- The bytes of a picture of papers are sealed; a proof of payment's are not.
alter table file add column is_sealed boolean not null default false;
create index file_in_clear on file (id) where purpose = 'kyc' and not is_sealed;
create index file_sealed on file (id) where is_sealed;

-- As it was (0123), but by the fingerprint of a document.
create or replace function same_person(the_players bigint[]) returns table (player bigint, other bigint, way text, restrictions jsonb)
language sql stable as $$
  with paid_to as (
    select player_id, fingerprint from bank_detail where type = 'bank'
    union
    select player_id, fingerprint from withdrawal where fingerprint is not null
  ), found as (
    select a.player_id as player, b.player_id as other, 'document' as way
    from kyc_document a join kyc_document b on b.fingerprint = a.fingerprint and b.player_id <> a.player_id and b.status <> 'declined'
    where a.player_id = any(the_players) and a.status <> 'declined'
    union
    select a.player_id, b.player_id, 'account'
    from paid_to a join paid_to b on b.fingerprint = a.fingerprint and b.player_id <> a.player_id
    where a.player_id = any(the_players)
  )
  select f.player, f.other, f.way, p.restrictions from found f join player p on p.id = f.other
$$;
alter table kyc_document drop column identity;
`,
};
