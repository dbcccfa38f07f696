import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin at which the browser of a request sees this server. The scheme is the request's own `Origin` where that is this
 * server's, as behind a proxy that speaks TLS.
 */
export function siteOf({ headers }: FastifyRequest): string {
  const host = hostOf(headers) ?? 'localhost';
  const { origin } = headers;
  const isOurs =
    origin !== undefined && URL.canParse(origin) && new URL(origin).host === new URL(`http://${host}`).host;
  return isOurs ? new URL(origin).origin : `http://${host}`;
}

/**
 * The origin of the page that a request comes from, where it is one of the organisation's: at a host of its own, or at the one that the
 * request was sent to; null for any other. A request that names none is of this server's own page.
 */
export function pageOf(request: FastifyRequest, hosts: readonly string[]): string | null {
  const { origin } = request.headers;
  const site = siteOf(request);
  if (origin === undefined) return site;
  if (!URL.canParse(origin)) return null;
  const page = new URL(origin);
  return page.hostname === new URL(site).hostname || hosts.includes(page.hostname) ? page.origin : null;
}

/** The host that a request was sent to, with its port; null where it names none, or something that is none. */
export const hostOf = ({ host }: IncomingHttpHeaders): string | null =>
  host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`) ? host : null;
