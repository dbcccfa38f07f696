import { randomBytes } from 'node:crypto';
import { SandboxStartError } from '../base/index.ts';
import type { Passwords } from '../players/index.ts';
import { type Database, settingOf } from '../store/index.ts';

/** What opens the desk of an operator that only this machine reaches, where none is set. Written in docs/sandbox.md. */
export const KNOWN = 'Pavilion-desk';
/** How many characters a password of the desk has at least. */
export const SHORTEST = 8;

export interface DeskPassword {
  readonly passwordHash: string;
  /** It is in the documentation: good for whoever sits at this machine, and for nobody else. */
  readonly isKnown: boolean;
  /** For the person who starts it to read: the known one, or one that was made just now. */
  readonly toPrint: string | null;
}

/**
 * What opens the desk: the one that is set; on this machine alone the known one; otherwise one made by chance at the first start
 * and kept as a hash, so that it can be printed that one time only.
 */
export async function deskPasswordOf(
  database: Database,
  passwords: Passwords,
  { given, isPublic }: { readonly given: string | undefined; readonly isPublic: boolean },
): Promise<DeskPassword> {
  if (given !== undefined) {
    if (given.length < SHORTEST) {
      throw new SandboxStartError(
        'weak-password',
        `PAVILION_DESK_PASSWORD is too short: it has to have at least ${SHORTEST} characters.`,
      );
    }
    return { passwordHash: await passwords.hash(given), isKnown: false, toPrint: null };
  }
  if (!isPublic) return { passwordHash: await passwords.hash(KNOWN), isKnown: true, toPrint: KNOWN };
  const made = randomBytes(12).toString('base64url');
  const hash = await passwords.hash(made);
  const kept = await settingOf(database, 'desk-password', () => hash);
  return { passwordHash: kept, isKnown: false, toPrint: kept === hash ? made : null };
}
