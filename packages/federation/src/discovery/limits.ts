/**
 * How much a release may say of itself: every player's browser reads it, whatever page is asked for, so one team's manifest must
 * not cost the others their pages. Held by the release command and by readers alike; the table stands in docs/remote-teams.md.
 */
export const LIMITS = {
  /** Characters of `remote.json`. */
  manifest: 32_768,
  /** Characters of a statement. */
  statement: 4096,
  /** Releases before the live one that a statement names. */
  earlier: 2,
  routes: 100,
  slots: 50,
  /** Characters of a path and of what a redirect leads to. */
  path: 200,
  /** Characters of a title in one language. */
  title: 200,
  /** Files that a page or a slot preloads, none of them twice. */
  filesOfPart: 40,
  /** Different files that all parts of a release preload. */
  filesOfRelease: 200,
} as const;

/** The longest discovery document that is read, in characters. Ours has a few thousand. */
export const LONGEST_DOCUMENT = 1_000_000;

/** How many remotes of a document are read. */
export const MOST_REMOTES = 50;
