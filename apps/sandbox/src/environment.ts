import type { SandboxOptions } from './options.ts';
import { SandboxStartError } from './start-error.ts';

/** What the environment says of the games' origin and of the desk (docs/sandbox.md, "What it is told"). */
export function gamesAndDeskOf(
  env: NodeJS.ProcessEnv,
): Pick<SandboxOptions, 'gamesPort' | 'gamesOrigin' | 'appOrigins' | 'deskPassword'> {
  const { PAVILION_GAMES_PORT: port, PAVILION_GAMES_ORIGIN: games, PAVILION_APP_ORIGINS: app } = env;
  const password = env.PAVILION_DESK_PASSWORD;
  return {
    ...(port ? { gamesPort: portOf(port, 'PAVILION_GAMES_PORT') } : {}),
    ...(games ? { gamesOrigin: originOf(games, 'PAVILION_GAMES_ORIGIN') } : {}),
    ...(app ? { appOrigins: app.split(',').map((one) => originOf(one.trim(), 'PAVILION_APP_ORIGINS')) } : {}),
    ...(password ? { deskPassword: password } : {}),
  };
}

/** A port as a variable says it; 0 is any free one. */
export function portOf(text: string, variable = 'PORT'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SandboxStartError(
      'port-in-use',
      `${variable}=${text} is not a port. Choose one from 1 to 65535: ${variable}=3000 npm start`,
    );
  }
  return port;
}

function originOf(text: string, variable: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (!origin.startsWith('http') || !/^https?:\/\/[^/]+\/?$/.test(text)) {
    throw new SandboxStartError('not-an-origin', `${variable}: ${text} is not an origin, as https://example.com is.`);
  }
  return origin;
}
