import { type DialogName, type Dialogs, dialogNames } from '@pavilion/contract';
import { safePath } from '../routing/safe-path.ts';
import type { Navigation, Place } from './navigation.ts';

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

/** Which dialog is open stands in the address: opening the first adds a step to go back from, changing it does not. */
export function createDialogs(navigation: Navigation, isAuth: () => boolean): Dialogs {
  return {
    open(name, options) {
      const place = navigation.place();
      navigation.go(dialogPlace(place, name, options?.next), {
        replace: dialogOf(place.search) !== null,
        keepState: true,
      });
    },
    close() {
      // Once signed in, the guard takes the player to where the dialog was opened for; closing must not lose that.
      if (!isAuth()) navigation.go(withoutDialog(navigation.place()), { replace: true });
    },
  };
}
