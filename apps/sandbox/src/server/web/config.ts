/** What the app is told at run time (`/config.json`), so that one build serves every environment. */
export interface AppConfig {
  readonly api: string;
  readonly sports: string;
  readonly lobby: string;
  readonly tv: string;
  readonly socket: string;
  readonly discovery: string;
}

/** Everything on this server. */
const HERE: AppConfig = {
  api: '/api',
  sports: '/sports-api',
  lobby: '/lobby-api',
  tv: '/tv-api',
  socket: '/',
  discovery: '/releases/discovery.json',
};

/** What the app is told: this server, except where the operator says otherwise. */
export const configOf = (own: Partial<AppConfig> = {}): AppConfig => ({ ...HERE, ...own });

/** The origins besides its own that the app has to reach, for `connect-src`; a socket's host as both http and ws. */
export function foreignOrigins(config: AppConfig): string[] {
  const origins = Object.values(config).flatMap((address) => {
    if (!URL.canParse(address)) return [];
    const { origin } = new URL(address);
    return address === config.socket ? [origin, origin.replace(/^http/, 'ws')] : [origin];
  });
  return [...new Set(origins)];
}
