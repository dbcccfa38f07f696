/** What the frames of a provider's games may do in the app (docs/games.md, "Rights of a frame"). */
export const frameRights = {
  id: 460,
  name: 'frame rights',
  sql: `
alter table provider add column frame_rights text[] not null default '{storage}'
  check (frame_rights <@ array['forms', 'popups', 'storage', 'sensors']);
`,
};
