// What a report says of where something failed, in names that no schema library is needed for.

/** A place in a file of a release: `casino/1.0.3/317.js:1:20481`. No file of a player's and no text of an error is one. */
export const FRAME =
  /^[a-z][a-z0-9-]{0,30}\/\d{1,4}\.\d{1,4}\.\d{1,4}(-[a-z]{1,8}(\.\d{1,4})?)?\/[A-Za-z0-9._-]{1,40}\.m?js:\d{1,6}:\d{1,6}$/;
/** The most frames of one report, the innermost first. */
export const MOST_FRAMES = 5;
/** The path of a route, such as `/exchange/:gameId`; never the address that a player has opened. */
export const ROUTE_PATH = /^\/[A-Za-z0-9._~:/-]{0,199}$/;

/**
 * Why a part of a remote did not load. `network`: a file did not arrive; `not served`: the server answered with an error; `hash`: a file is not
 * the one that was signed; `container threw`: the remote's code threw while it was loaded; `page threw`: it threw in render or in an
 * effect; `no container`: the entry ran and left no remote; `other name`: the remote calls itself something else; `missing part`: it
 * has no such page or slot; `replaced`: this version has run here with other content; `taken name`: the page has a global of its name.
 */
export const failureCauses = [
  'network',
  'not served',
  'hash',
  'container threw',
  'page threw',
  'no container',
  'other name',
  'missing part',
  'replaced',
  'taken name',
] as const;
export type FailureCause = (typeof failureCauses)[number];
