/** A document moves as `players/kyc/states.ts` has it, whatever writes it: what is decided stays so. A test holds the two to each other. */
export const kycMoves = {
  id: 91,
  name: 'kyc moves',
  sql: `
create function kyc_moves() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'the document % is %, and can''t become %', old.id, old.status, new.status using errcode = 'PVKM1';
  end if;
  return new;
end $$;
create trigger kyc_moves before update of status on kyc_document
  for each row when (old.status <> new.status) execute function kyc_moves();
`,
};
