import { ShellContext } from '@pavilion/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useInsertionEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CrashBoundary } from './loading/crash-boundary.tsx';
import { BrokenFrame } from './routing/broken-page.tsx';
import { LeaveGuard } from './routing/leave-guard.tsx';
import { Pages } from './routing/router.tsx';
import { type Host, HostContext } from './services/host.ts';
import type { Navigation } from './services/navigation.ts';

/** The whole shell, inside a router. */
export function App({ host }: { host: Host }) {
  return (
    <QueryClientProvider client={host.queryClient}>
      <ShellContext value={host.shell}>
        <HostContext value={host}>
          <LeaveGuard>
            <NavigationLink navigation={host.navigation} />
            <CrashBoundary
              onCrash={(error) => host.shell.telemetry.error(error, { part: 'frame' })}
              fallback={<BrokenFrame />}
            >
              <Pages />
            </CrashBoundary>
          </LeaveGuard>
        </HostContext>
      </ShellContext>
    </QueryClientProvider>
  );
}

/** Ties the services' navigation to the router, before any effect of a page can ask for it. */
function NavigationLink({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useInsertionEffect(() => {
    navigation.attach({ place: { pathname, search, hash }, state, navigate });
  });
  return null;
}
