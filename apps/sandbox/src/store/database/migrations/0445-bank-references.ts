/** The references of NEFT and RTGS have letters: the two forms that asked for digits alone ask for what banks write. */
export const bankReferences = {
  id: 445,
  name: 'bank references',
  sql: `
update gateway g set fields = (
  select jsonb_agg(
    case when field ->> 'name' = 'reference' and field ->> 'pattern' = new.before
      then field || jsonb_build_object('pattern', new.pattern, 'hint', new.hint) else field end
    order by place)
  from jsonb_array_elements(g.fields) with ordinality as each (field, place))
from (values
  ('neft', '\\d{16}', '[A-Z]{4}[A-Z0-9]{12}|N\\d{9,15}', '16 letters and digits such as SBIN124005123456, or N and digits'),
  ('rtgs', '\\d{22}', '[A-Z]{4}R[A-Z0-9]{17}', '22 letters and digits such as HDFCR52024010512345678')
) as new (code, before, pattern, hint)
where g.code = new.code;
`,
};
