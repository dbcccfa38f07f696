import type { FastifyReply } from 'fastify';
import { PAGE_HEADERS } from './headers.ts';

/** A page of the games' origin, which stands in a frame of the app. */
interface FramedPage {
  readonly status: number;
  readonly page: string;
  /** The origins whose pages may have it in a frame; with none, nobody may. */
  readonly framedBy: readonly string[];
  /** What it may load besides its own scripts, styles and fonts, as directives of a content security policy. */
  readonly policy: string;
}

/** Sends a page whose address holds a ticket: kept nowhere, told to nobody. */
export function sendFramedPage(reply: FastifyReply, { status, page, framedBy, policy }: FramedPage): FastifyReply {
  const around = framedBy.length === 0 ? "'none'" : framedBy.join(' ');
  const { 'x-frame-options': _, ...headers } = PAGE_HEADERS;
  return reply
    .code(status)
    .headers({
      ...headers,
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; ${policy}; base-uri 'none'; form-action 'none'; frame-ancestors ${around}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
