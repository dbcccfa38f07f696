import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin at which the browser of a request sees this server. The scheme is the request's own `Origin` where that is this
 * server's, as behind a proxy that speaks TLS.
 */
export function siteOf({ headers }: FastifyRequest): string {
  const host = HOST.test(headers.host ?? '') ? String(headers.host) : 'localhost';
  const { origin } = headers;
  const isOurs =
    origin !== undefined && URL.canParse(origin) && new URL(origin).host === new URL(`http://${host}`).host;
  return isOurs ? new URL(origin).origin : `http://${host}`;
}
