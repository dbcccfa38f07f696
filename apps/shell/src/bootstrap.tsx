import '@pavilion/shared-ui/tokens.css';
import '@pavilion/shared-ui/base.css';
import { CONTRACT_VERSION } from '@pavilion/contract';
import { createFederationHost, createRemoteLoader } from '@pavilion/federation/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { BootFailure } from './boot-failure.tsx';
import { readEnvironment } from './environment/read-environment.ts';
import { SignedInHeader } from './frame/frame.tsx';
import { preloadShellPage } from './routing/shell-pages.tsx';
import { createHost } from './services/host.ts';

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
    host.start();
    window.history.scrollRestoration = 'manual';
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App host={host} />
        </BrowserRouter>
      </StrictMode>,
    );
  } catch (error) {
    root.render(<BootFailure error={error} onRetry={() => void boot()} />);
  }
}

void boot();
