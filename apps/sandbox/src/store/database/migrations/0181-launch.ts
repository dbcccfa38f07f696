/** Where a game of the catalogue opens on the games' origin. */
export const launch = {
  id: 181,
  name: 'launch',
  sql: `
-- The path before the game's code: \`play\` is the studio's, \`game\` says that its provider has not delivered it yet.
alter table game add column launch text not null default 'game' check (launch in ('game', 'play'));
`,
};
