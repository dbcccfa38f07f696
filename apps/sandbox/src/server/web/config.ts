import type { PublicKeys } from './public-keys.ts';

/** Everything on this server. */
const HERE = {
  api: '/api',
  sports: '/sports-api',
  lobby: '/lobby-api',
  tv: '/tv-api',
  socket: '/',
  discovery: '/releases/discovery.json',
  /** Where pages send their reports. */
  telemetry: '/telemetry',
};

/** Where the app's hosts are, as the operator sets it. */
export interface AppHosts extends Readonly<Record<keyof typeof HERE, string>> {
  /** Where releases lie, if not beside the discovery document: a CDN. */
  readonly releases?: string;
}

/** What the app is told at run time (`/config.json`), so that one build serves every environment. */
export interface AppConfig extends AppHosts {
  /** The service worker; browsers take away the one that they have where there is none. */
  readonly worker?: string;
  /** Whose releases it runs. */
  readonly keys: PublicKeys;
  /** Staging only: `pnpm dev APP --against` may show this Pavilion on a developer's machine with a remote from there. */
  readonly localRemotes?: true;
}

/** Where a relative address of the configuration is, as long as nobody asks from where. */
const THIS_SERVER = 'http://operator';

/** The app's hosts: this server, except where the operator says otherwise. */
export const hostsOf = (own: Partial<AppHosts> = {}): AppHosts => ({ ...HERE, ...own });

/** The origins besides its own that the app has to reach, for `connect-src`; a socket's host as both http and ws. */
export function foreignOrigins(hosts: AppHosts): string[] {
  const origins = Object.values(hosts).flatMap((address: string) => {
    if (!URL.canParse(address)) return [];
    const { origin } = new URL(address);
    return address === hosts.socket ? [origin, origin.replace(/^http/, 'ws')] : [origin];
  });
  return [...new Set(origins)];
}

/** The origin that shows live pictures, where that is not this server: for `frame-src`. */
export const tvOrigins = ({ tv }: AppHosts): string[] => (URL.canParse(tv) ? [new URL(tv).origin] : []);

/** The address below which releases lie, absolute and ending in `/`: beside the discovery document unless said. */
export function releaseRoot({ discovery, releases }: AppHosts): string {
  const beside = new URL('./', new URL(discovery, THIS_SERVER)).href;
  const root = releases === undefined ? beside : new URL(releases, THIS_SERVER).href;
  return root.endsWith('/') ? root : `${root}/`;
}

/** The origin of releases, where that is not this server. */
export function releaseOrigin(hosts: AppHosts): string | null {
  const { origin } = new URL(releaseRoot(hosts));
  return origin === THIS_SERVER ? null : origin;
}

/** An address as a page names it: a path where it is this server's. */
export const asNamed = (address: string): string =>
  address.startsWith(`${THIS_SERVER}/`) ? address.slice(THIS_SERVER.length) : address;
