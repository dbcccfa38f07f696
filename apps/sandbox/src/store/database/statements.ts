// Made by `node scripts/checks/sql.ts --write`: every SQL text of ours, with what it takes and returns by the migrated schema.
export interface Statements {
  'select 1': { readonly row: { readonly '?column?': number }; readonly parameters: readonly [] };
}
