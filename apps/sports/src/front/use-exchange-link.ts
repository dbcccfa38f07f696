import { dialogPlace, useSession } from '@pavilion/contract';
import { useCallback } from 'react';
import { type To, useLocation } from 'react-router';

/** Where a link into the exchange leads: to its page, or a visitor to the login dialog and on to that page after it. */
export function useExchangeLink(): (path: string) => To {
  const place = useLocation();
  const isAuth = useSession((session) => session.isAuth);
  return useCallback((path) => (isAuth ? path : dialogPlace(place, 'login', path)), [isAuth, place]);
}
