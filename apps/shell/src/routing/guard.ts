import {
  type Access,
  dialogOf,
  type OrganisationStatus,
  type Place,
  paths,
  safePath,
  withoutDialog,
} from '@pavilion/contract';

export interface GuardInput {
  readonly access: Access;
  readonly place: Place;
  readonly isAuth: boolean;
  readonly status: OrganisationStatus;
  /** Whether the operator has given its status at all. */
  readonly isStatusKnown: boolean;
  /** Where the player was when maintenance began. */
  readonly cameFrom?: string | undefined;
}

/**
 * Where a player must go instead, or null where they may stay (spec §2). Maintenance comes before everything; a player on a public
 * page or over a sign-in dialog who is signed in goes to what the dialog was opened for; a visitor on a protected page to `/`.
 */
export function guard({ access, place, isAuth, status, isStatusKnown, cameFrom }: GuardInput): string | null {
  const isAway = place.pathname === paths.maintenance();
  if (status !== 'live') return isAway ? null : paths.maintenance();
  if (isAway && isStatusKnown) return safePath(cameFrom) ?? paths.landing();
  if (!isAuth) return access === 'protected' ? paths.landing() : null;
  const next = safePath(new URLSearchParams(place.search).get('next'));
  if (access === 'public') return next ?? paths.home();
  if (dialogOf(place.search) === null) return null;
  if (next) return next;
  const bare = withoutDialog(place);
  return bare.pathname + bare.search;
}
