import {
  APP_NAME,
  APP_VERSION,
  ERROR_NAME,
  EVENT_NAME,
  failureKinds,
  LONGEST_TIME,
  type LoadPhase,
  NEEDS,
  type TelemetryReport,
} from '@pavilion/api-client';
import type { SessionState, TelemetryAttributes } from '@pavilion/contract';
import { shellVersion } from '../environment/version.ts';

/** What the app has reported to itself. */
export interface TelemetryRecord {
  readonly kind: 'event' | 'error';
  /** An event's name, or an error's class. */
  readonly name: string;
  readonly attributes: TelemetryAttributes;
}

/** The events that are steps of a load; each carries how long it took. */
const phases: Readonly<Record<string, LoadPhase>> = {
  'discovery read': 'discovery',
  'entry loaded': 'entry',
  'remote loaded': 'page',
  'content shown': 'content',
};

/**
 * What of a record may leave the page: who, which version, and a word of a closed list or of a shape in which no number, token or
 * address fits. Attributes stay here. Null where nothing is left, or where a word holds something of the player who is signed in.
 */
export function reportOf({ kind, name, attributes }: TelemetryRecord, player: SessionState): TelemetryReport | null {
  const about = {
    remote: worded(attributes.remote ?? 'shell', APP_NAME),
    version: worded(attributes.version ?? shellVersion(), APP_VERSION),
  };
  if (about.remote === null || about.version === null) return null;
  const { remote, version } = about;
  if (isOfPlayer(remote, player)) return null;
  const rest = { remote, version, count: 1 };
  const phase = kind === 'event' && Object.hasOwn(phases, name) ? phases[name] : undefined;
  if (phase) {
    const milliseconds = timeOf(attributes.milliseconds);
    return milliseconds === null ? null : { kind: 'phase', name: phase, milliseconds, ...rest };
  }
  const failure = kind === 'error' ? failureOf(attributes) : null;
  if (failure) return { kind: 'failure', name: failure, ...needsOf(attributes, player), ...rest };
  if (kind === 'error') return { kind: 'error', name: errorNameOf(name, player), ...rest };
  return EVENT_NAME.test(name) && !isOfPlayer(name, player) ? { kind: 'event', name, ...rest } : null;
}

/** The class of an error as it may leave the page. */
export function errorNameOf(name: string, player: SessionState): string {
  return ERROR_NAME.test(name) && !isOfPlayer(name, player) ? name : 'Error';
}

/** Why something of a remote is not there. A call's `kind` is why the operator did not answer: that is an error like others. */
function failureOf({ kind, call }: TelemetryAttributes): (typeof failureKinds)[number] | null {
  if (typeof kind !== 'string' || call !== undefined) return null;
  return failureKinds.find((known) => known === kind) ?? 'other';
}

/** Which package keeps a remote from running here, and both versions. */
function needsOf({ needs }: TelemetryAttributes, player: SessionState): { readonly needs?: string } {
  return typeof needs === 'string' && NEEDS.test(needs) && !isOfPlayer(needs, player) ? { needs } : {};
}

function worded(value: string | number | boolean, shape: RegExp): string | null {
  return typeof value === 'string' && shape.test(value) ? value : null;
}

function timeOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null;
  return Math.min(LONGEST_TIME, Math.round(value));
}

/** Between words: what is neither letter nor accent nor digit, and inside of a class's name (`JoError`, `JOError`). */
const GAP = /[^\p{L}\p{M}\p{N}]+|(?=\p{Lu}\p{Ll})|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Whether a text holds something that is known of the player: their names, each part of them; their id, number or token. Parts of
 * two letters count as parts of the text, not inside of one: a report that is lost because somebody is called An is the lesser harm.
 */
function isOfPlayer(text: string, { token, user }: SessionState): boolean {
  const known = [token, user?.mstruserid, user?.mobileno, ...(user?.name?.split(/[\s.]+/) ?? [])];
  const lower = text.toLowerCase();
  const parts = text.split(GAP).map((part) => part.toLowerCase());
  return known.some((part) => {
    const own = part?.toLowerCase() ?? '';
    return own.length >= 3 ? lower.includes(own) : own.length === 2 && parts.includes(own);
  });
}
