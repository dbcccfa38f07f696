import { useSession } from '@pavilion/contract';
import { Dialog, FailedState } from '@pavilion/shared-ui';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { exposureOf, exposurePlace, withoutExposure } from '../address/exposure-address.ts';
import { useMessages } from '../messages/index.ts';
import { Slot } from './slot.tsx';

/**
 * The exposure dialog of a signed-in player (spec §2), while the address opens it. Where it stands is the shell's; what a bet
 * is, and so what it shows, the sports team's. Going to a match's bets and back adds no step to the history.
 */
export function ExposureDialog() {
  const t = useMessages();
  const isAuth = useSession((session) => session.isAuth);
  const location = useLocation();
  const navigate = useNavigate();
  const opened = exposureOf(location.search);
  const go = useCallback(
    (place: ReturnType<typeof withoutExposure>) =>
      navigate(place, { replace: true, preventScrollReset: true, state: location.state }),
    [navigate, location.state],
  );
  if (!isAuth || !opened) return null;
  const close = () => go(withoutExposure(location));
  return (
    <Slot
      name="exposure"
      props={{ match: opened.match, onMatch: (match) => go(exposurePlace(location, match)), onClose: close }}
      failed={(messages) => (
        <Dialog open addressed onClose={close} title={t('exposure')} closeLabel={t('close')}>
          <FailedState {...messages} />
        </Dialog>
      )}
    />
  );
}
