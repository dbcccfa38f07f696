import { useOrganisation, useSession } from '@pavilion/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { OwnedRoute } from '../address/route-table.ts';
import { Frame } from '../frame/frame.tsx';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { DialogsSlot } from '../remotes/dialogs-slot.tsx';
import { ExposureDialog } from '../remotes/exposure-dialog.tsx';
import { usePrefetch } from '../remotes/use-prefetch.ts';
import { useHost } from '../services/host.ts';
import { isOpen } from '../services/organisation.ts';
import { useHeld } from '../services/use-held.ts';
import { BrokenPage } from './broken-page.tsx';
import { guard } from './guard.ts';
import { useArrival } from './use-arrival.ts';

/** Above every page: the one guard that reads a route's `access`, and the one frame that reads its `frame`. */
export function Root({ owned }: { owned: OwnedRoute | undefined }) {
  const { pathname, search, hash, state } = useLocation();
  const { sessionEnd } = useHost();
  const isAuth = useSession((session) => session.isAuth);
  const isLetIn = useOrganisation(isOpen);
  const isStatusKnown = useOrganisation((organisation) => organisation.details !== null);
  const cameFrom = (state as { cameFrom?: string } | null)?.cameFrom;
  const access = owned?.data.access ?? 'common';
  // What is half done is done first: maintenance can wait for it.
  const waits = useHeld() && !isLetIn;
  const to = waits
    ? null
    : guard({
        access,
        place: { pathname, search, hash },
        isAuth,
        hasSignedOut: sessionEnd.getState()?.by === 'player',
        isOpen: isLetIn,
        isStatusKnown,
        cameFrom,
      });
  usePrefetch();
  useArrival(owned?.data);
  return (
    <Frame kind={owned?.data.frame ?? 'full'}>
      {to === null ? (
        <ShellPageBoundary pathname={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ShellPageBoundary>
      ) : (
        <Navigate to={to} replace state={isLetIn ? null : { cameFrom: pathname + search }} />
      )}
      <DialogsSlot />
      <ExposureDialog />
    </Frame>
  );
}

/** The shell's own pages may fail too (their code did not load): the frame stays, and the page can be loaded again. */
function ShellPageBoundary({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { shell } = useHost();
  const [crashes, setCrashes] = useState(0);
  return (
    <CrashBoundary
      resetKey={`${pathname} ${crashes}`}
      onCrash={(error) => shell.telemetry.error(error, { page: 'shell' })}
      fallback={<BrokenPage onRetry={() => setCrashes((count) => count + 1)} />}
    >
      {children}
    </CrashBoundary>
  );
}
