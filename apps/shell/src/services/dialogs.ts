import { type Dialogs, dialogOf, dialogPlace, withoutDialog } from '@pavilion/contract';
import type { Navigation } from './navigation.ts';

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
