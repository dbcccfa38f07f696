/** What is sealed is kept only by a key that has not been retired, and nobody retires one meanwhile. */
export const keysHeld = {
  id: 79,
  name: 'keys held',
  sql: `
-- True where both keys, by their names, are kept: the one that seals is among them, the one that makes fingerprints the first. They stay so
-- until the transaction ends. Fails where one was retired.
create function hold_keys(sealing text, printing text) returns boolean language plpgsql as $$
declare
  kept jsonb;
begin
  select s.value into kept from setting s where s.key = 'vault-key-names' for share;
  if kept ->> 0 is distinct from printing or not kept ? sealing then
    raise exception 'A key that this process seals with was retired meanwhile: start it again, with the newest in front';
  end if;
  return true;
end $$;
`,
};
