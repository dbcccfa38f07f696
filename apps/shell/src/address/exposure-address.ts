import type { Place } from '@pavilion/contract';

const KEY = 'exposure';
/** No match has this id: upstream's are numbers and ours begin with a letter of their sport. */
const ALL = 'all';

/** What the exposure dialog shows: every match (`match` null) or one match's bets. Null where the address does not open it. */
export function exposureOf(search: string): { readonly match: string | null } | null {
  const value = new URLSearchParams(search).get(KEY);
  return value === null ? null : { match: value === ALL || value === '' ? null : value };
}

/** The address that opens the exposure dialog over `place`, at one match's bets where `match` names it. */
export function exposurePlace({ pathname, search }: Place, match: string | null = null): Place {
  const params = new URLSearchParams(search);
  params.set(KEY, match ?? ALL);
  return { pathname, search: `?${params}` };
}

/** The same address without it. */
export function withoutExposure({ pathname, search }: Place): Place {
  const params = new URLSearchParams(search);
  params.delete(KEY);
  const rest = params.toString();
  return { pathname, search: rest ? `?${rest}` : '' };
}
