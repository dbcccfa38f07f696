/**
 * A session knows what it was begun on and when it was last used, so that a player can tell which of theirs is whose; a player,
 * since when their password is what it is, and what they are not to be shown as it happens.
 */
export const devices = {
  id: 92,
  name: 'devices',
  sql: `
alter table session
  -- What the browser called itself, by short names of ours: browser, system, kind. Null: it was not said.
  add column device jsonb,
  -- What the network is known again by, as in player_network; no address.
  add column network bytea,
  -- To five minutes. Null: never since it began.
  add column seen_at timestamptz;
alter table player
  add column password_changed_at timestamptz,
  -- The kinds of notices that come without a toast.
  add column quiet text[] not null default '{}';
`,
};
