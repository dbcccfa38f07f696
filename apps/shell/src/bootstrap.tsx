import '@pavilion/shared-ui/tokens.css';
import '@pavilion/shared-ui/base.css';
import { createFederationHost, createRemoteLoader } from '@pavilion/federation/runtime';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { BootFailure } from './boot-failure.tsx';
import { readEnvironment } from './environment/read-environment.ts';
import { shellProvisions } from './environment/version.ts';
import { SignedInHeader } from './frame/frame.tsx';
import { beginPage } from './remotes/begin-page.ts';
import { reportUncaught } from './reports/uncaught-errors.ts';
import { preloadShellPage } from './routing/shell-pages.tsx';
import { createHost, type Host } from './services/host.ts';
import { readReferral } from './services/referral.ts';

const IS_DEVELOPMENT = process.env.NODE_ENV !== 'production';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root');
const root = createRoot(container);
const referral = readReferral(window);
const remotes = createRemoteLoader({ shell: shellProvisions(), fetchRemote: createFederationHost() });

async function boot(firstContainer: HTMLElement): Promise<void> {
  preloadShellPage(window.location.pathname);
  try {
    const { config, discovery } = await readEnvironment(window.location.origin);
    const host = createHost({ config, verbose: IS_DEVELOPMENT, remotes, referral });
    if (host.shell.session.getState().isAuth) void SignedInHeader.preload().catch(() => undefined);
    await host.releases.open(discovery);
    host.start();
    beginPage(host, window.location);
    reportUncaught(window, host.shell.telemetry, host.loads.loaded);
    timeLoads(host, config.discovery).catch(host.shell.telemetry.error);
    window.history.scrollRestoration = 'manual';
    show(root, host);
    keepApp(firstContainer, host).catch(host.shell.telemetry.error);
  } catch (error) {
    root.render(<BootFailure error={error} onRetry={() => void boot(firstContainer)} />);
  }
}

/** Its code is in the file of the first calls, which is loaded before any remote. */
async function timeLoads({ loads, shell: { telemetry } }: Host, discovery: string): Promise<void> {
  const { reportLoadPhases } = await import(/* webpackChunkName: "first-calls" */ './reports/load-phases.ts');
  reportLoadPhases({ telemetry, discovery, loads, performance });
}

function show(place: Root, host: Host): void {
  place.render(
    <StrictMode>
      <div data-app style={{ display: 'contents' }}>
        <BrowserRouter>
          <App host={host} />
        </BrowserRouter>
      </div>
    </StrictMode>,
  );
}

/** Renders the app again, from the same stores, when a remote's code empties its root. Its code is loaded before any remote, too. */
async function keepApp(firstContainer: HTMLElement, host: Host): Promise<void> {
  const { keepRoot } = await import(/* webpackChunkName: "first-calls" */ './reports/root-keeper.ts');
  const { telemetry } = host.shell;
  let current = root;
  keepRoot({
    root: firstContainer,
    render(fresh) {
      current.unmount();
      current = createRoot(fresh);
      show(current, host);
    },
    isOwn: (child) => child.hasAttribute('data-app'),
    onEmptied(outcome, mounted) {
      const error = new Error(`The app's root was emptied: ${outcome}`);
      if (mounted.length === 0) telemetry.error(error, { kind: 'root emptied' });
      for (const { remote, version } of mounted) telemetry.error(error, { kind: 'root emptied', remote, version });
    },
    reload: host.reload,
  });
}

void boot(container);
