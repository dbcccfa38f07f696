import type { Release } from '@pavilion/federation/discovery';
import type { RemotePart } from '@pavilion/federation/runtime';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost } from '../services/host.ts';
import type { TypedFields } from './typed-fields.ts';
import { useTypedFields } from './use-typed-fields.ts';

/** Whether their code differs: another sequence of the same version is no other code, other bytes under the same version are. */
const isOtherCode = (one: Release, other: Release) =>
  one.name !== other.name || one.version !== other.version || one.integrity !== other.integrity;

/**
 * Which version of a remote a part stands on. One that works keeps the version that it was opened with; one that does not takes
 * the live one at once. A working one that has lost a file takes it too, with what the player has typed; nothing changes while
 * something is half done.
 */
export function useReleaseInUse(live: Release, part: RemotePart, container: RefObject<HTMLElement | null>): Release {
  const { loads, releases, holds } = useHost();
  const [inUse, setInUse] = useState(live);
  const [broken, setBroken] = useState<Release>();
  const fields = useTypedFields(container);
  const typed = useRef<ReturnType<TypedFields['read']>>([]);
  const { step } = useSyncExternalStore(loads.subscribe, () => loads.state(inUse, part));
  const isHeld = useSyncExternalStore(holds.subscribe, holds.isHeld);
  const isOld = isOtherCode(live, inUse);
  if (isOld && !isHeld && step !== 'ready') setInUse(live);

  useEffect(
    () =>
      loads.onEvent((event) => {
        if (event.type === 'ready' || isOtherCode(event.release, inUse)) return;
        if (event.type === 'failed') {
          // What threw took its fields with it.
          if (event.failure.kind === 'crashed') typed.current = fields.current?.read() ?? [];
          return;
        }
        // Its files may be gone because another version is live.
        void releases.refresh().then(() => {
          const now = releases.getState().releases.find(({ name }) => name === inUse.name);
          if (now && isOtherCode(now, inUse)) setBroken(inUse);
        });
      }),
    [loads, releases, inUse, fields],
  );

  useEffect(() => {
    if (broken !== inUse || !isOld || isHeld) return;
    typed.current = fields.current?.read() ?? [];
    setInUse(live);
  }, [broken, inUse, isOld, isHeld, live, fields]);

  useEffect(() => {
    if (step !== 'ready' || typed.current.length === 0) return;
    const kept = typed.current;
    typed.current = [];
    return fields.current?.restore(kept);
  }, [step, fields]);

  // The same version under another sequence is the same files.
  return isOld && inUse.name === live.name ? inUse : live;
}
