/** When somebody played is forgotten by its age. */
export const playRunAge = {
  id: 94,
  name: 'play run age',
  sql: 'create index play_run_age on play_run (began_at);',
};
