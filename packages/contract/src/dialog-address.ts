import type { Place } from './place.ts';
import { safePath } from './safe-path.ts';
import { type DialogName, dialogNames } from './vocabulary.ts';

/** The dialog that an address names, if it is one of ours. */
export function dialogOf(search: string | URLSearchParams): DialogName | null {
  const name = new URLSearchParams(search).get('dialog');
  return dialogNames.find((known) => known === name) ?? null;
}

/** The address that opens a dialog over `place`. A `next` that is not a path of ours is dropped. */
export function dialogPlace(place: Place, name: DialogName, next?: string | null): Place {
  const search = new URLSearchParams(place.search);
  search.set('dialog', name);
  const path = safePath(next);
  if (path) search.set('next', path);
  return { pathname: place.pathname, search: `?${search}` };
}

/** The same address without a dialog. */
export function withoutDialog(place: Place): Place {
  const search = new URLSearchParams(place.search);
  search.delete('dialog');
  search.delete('next');
  const rest = search.toString();
  return { pathname: place.pathname, search: rest ? `?${rest}` : '' };
}

/**
 * Where an old path's `redirectTo` leads: with the parameters and, where it has none of its own, the search of the old one.
 * What would lead off the site leads to `/`.
 */
export function redirectTarget(to: string, params: Readonly<Record<string, string | undefined>>, place: Place): Place {
  const at = to.indexOf('?');
  const pathname = (at < 0 ? to : to.slice(0, at)).replace(/:([^/]+)/g, (_, name: string) =>
    encodeURIComponent((Object.hasOwn(params, name) && params[name]) || ''),
  );
  if (safePath(pathname) === null) return { pathname: '/', search: '' };
  return { pathname, search: at < 0 ? place.search : to.slice(at) };
}
