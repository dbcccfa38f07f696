import { type Access, dialogOf, paths, safePath, withoutDialog } from '@pavilion/contract';
import { type FullPlace, landingBefore } from '../services/navigation.ts';

export interface GuardInput {
  readonly access: Access;
  readonly place: FullPlace;
  readonly isAuth: boolean;
  /** Whether the player has signed out themselves. */
  readonly hasSignedOut: boolean;
  /** Whether the organisation lets anybody in: it is live, and operates where the player is. */
  readonly isOpen: boolean;
  /** Whether the operator has given its status at all. */
  readonly isStatusKnown: boolean;
  /** Where the player was when maintenance began. */
  readonly cameFrom?: string | undefined;
}

/**
 * Where a player must go instead, or null where they may stay (spec §2). Maintenance comes before everything; a player on a public
 * page or over a sign-in dialog who is signed in goes to what they were on their way to (`next`); a visitor on a protected page to
 * `/`, which knows by the same `next` what they came for.
 */
export function guard(input: GuardInput): string | null {
  const { access, place, isAuth, hasSignedOut, isOpen, isStatusKnown, cameFrom } = input;
  const isAway = place.pathname === paths.maintenance();
  if (!isOpen) return isAway ? null : paths.maintenance();
  if (isAway && isStatusKnown) return safePath(cameFrom) ?? paths.landing();
  if (!isAuth && access !== 'protected') return null;
  if (!isAuth) return hasSignedOut ? paths.landing() : landingBefore(place);
  const next = safePath(new URLSearchParams(place.search).get('next'));
  if (access === 'public') return next ?? paths.home();
  if (dialogOf(place.search) === null) return null;
  if (next) return next;
  const bare = withoutDialog(place);
  return bare.pathname + bare.search;
}
