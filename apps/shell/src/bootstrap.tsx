import '@pavilion/shared-ui/tokens.css';
import '@pavilion/shared-ui/base.css';
import { CONTRACT_VERSION, ShellContext } from '@pavilion/contract';
import { createFederationHost, createRemoteLoader } from '@pavilion/federation/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { readEnvironment } from './boot.ts';
import { BootFailure } from './boot-failure.tsx';
import { SignedInHeader } from './frame/frame.tsx';
import { routesOf } from './routing/router.tsx';
import { preloadShellPage } from './routing/shell-pages.tsx';
import { createHost, HostContext } from './services/host.ts';

const IS_DEVELOPMENT = process.env.NODE_ENV !== 'production';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root');
const root = createRoot(container);
const fetchRemote = createFederationHost();

async function boot(): Promise<void> {
  preloadShellPage(window.location.pathname);
  try {
    const { config, discovery } = await readEnvironment(window.location.origin);
    const host = createHost({
      config,
      discovery,
      verbose: IS_DEVELOPMENT,
      remotes: (telemetry) =>
        createRemoteLoader({
          contractVersion: CONTRACT_VERSION,
          fetchRemote,
          onEvent(event) {
            if (event.type === 'loaded')
              telemetry.event('remote loaded', { remote: event.remote, version: event.version });
          },
        }),
    });
    if (host.shell.session.getState().isAuth) void SignedInHeader.preload().catch(() => undefined);
    const router = createBrowserRouter(routesOf(host.table));
    host.navigation.attach(router);
    host.start();
    window.history.scrollRestoration = 'manual';
    root.render(
      <StrictMode>
        <QueryClientProvider client={host.queryClient}>
          <ShellContext value={host.shell}>
            <HostContext value={host}>
              <RouterProvider router={router} />
            </HostContext>
          </ShellContext>
        </QueryClientProvider>
      </StrictMode>,
    );
  } catch (error) {
    root.render(<BootFailure error={error} onRetry={() => void boot()} />);
  }
}

void boot();
