// What a report may say, in names that no schema library is needed for: whoever sends one holds itself to them too.

/** What a report counts. `phase`: one step of a load, with how long it took; `failure`: why a part of a remote did not load. */
export const reportKinds = ['phase', 'failure', 'error', 'event'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The steps from an address to its content: the discovery document, a remote's entry, a page's code, the first content. */
export const loadPhases = ['discovery', 'entry', 'page', 'content'] as const;
export type LoadPhase = (typeof loadPhases)[number];

/** Why a remote, a part of it or its entry in the discovery document is not there. What is none of these is `other`. */
export const failureKinds = [
  'contract',
  'unreachable',
  'timeout',
  'invalid',
  'crashed',
  'malformed',
  'unsigned',
  'signature',
  'key',
  'expired',
  'older',
  'hash',
  'name',
  'contents',
  'root emptied',
  'uncaught',
  'rejected',
  'other',
] as const;

/** What a remote needs that its shell does not have: a package, a range and a version. No number of five digits is in it. */
export const NEEDS = /^(?!.*\d{5})[@a-z/-]{3,60} [\^\d.| ]{6,60}, ([\d.]{5,14}|nothing)$/;
/** An event's name: small letters and single spaces, so that no number, token or address is one. */
export const EVENT_NAME = /^(?=.{3,40}$)[a-z]+( [a-z]+)*$/;
/** A class of errors. */
export const ERROR_NAME = /^(?=.{5,40}$)[A-Za-z]*(Error|Exception)$/;
/** Who is reported on: an app of the site. */
export const APP_NAME = /^(?!.*\d{3})[a-z][a-z0-9-]{0,30}$/;
/** Of which version; `source` is the one that runs unbuilt. */
export const APP_VERSION = /^(?=.{5,24}$)(source|\d{1,4}\.\d{1,4}\.\d{1,4}(-[a-z]{1,8}(\.\d{1,4})?)?)$/;
/** The longest time that is told, ms. */
export const LONGEST_TIME = 600_000;
/** How many reports a batch may have. */
export const LARGEST_BATCH = 50;
