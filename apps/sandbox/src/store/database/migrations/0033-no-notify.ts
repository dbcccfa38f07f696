/**
 * Who moves money says so once it has committed (`Queryable.notify`): `NOTIFY` in a transaction makes every commit wait for every
 * other.
 */
export const noNotify = {
  id: 33,
  name: 'no notify',
  sql: `
do $do$ begin
  execute replace(pg_get_functiondef('ledger_enter()'::regprocedure), $x$perform pg_notify('balance', mine.player_id::text);$x$, '');
end $do$;
`,
};
