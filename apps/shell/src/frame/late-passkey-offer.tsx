import { passkeysQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { canKeepPasskey } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Slot } from '../remotes/slot.tsx';

const PROPS = {};
const nothing = () => null;

/** The offer of a first passkey, to who has signed in just now on a device that can keep one; the operator says whether. */
export function LatePasskeyOffer() {
  const { api, telemetry } = useShell();
  const [canKeep, setCanKeep] = useState(false);
  const { data } = useQuery({ ...passkeysQuery(api), enabled: canKeep });
  useEffect(() => {
    canKeepPasskey().then(setCanKeep, (error: unknown) => telemetry.error(error, { part: 'passkey offer' }));
  }, [telemetry]);
  return data?.isOffered === true && <Slot name="offer" props={PROPS} failed={nothing} />;
}
