import type { User } from '@pavilion/api-client';

/** Two letters for the avatar: of the name where there is one, else of the user id. */
export function initialsOf(user: User | null): string {
  const names = (user?.name ?? '').trim().split(/\s+/).filter(Boolean);
  const letters =
    names.length > 0 ? names.map((word) => [...word][0]).slice(0, 2) : [...(user?.mstruserid ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}

/** What a greeting calls the player: the first name, else the user id. */
export function greetedAs(user: User | null): string {
  return user?.name?.trim().split(/\s+/)[0] || user?.mstruserid || '';
}

/** An Indian mobile number as people read it: `+91 98765 43210`. */
export function formatMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}
