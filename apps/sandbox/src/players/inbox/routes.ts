import type { FastifyInstance } from 'fastify';
import { type Clock, Refusal } from '../../base/index.ts';
import { isFromOtherSite, isFromThisMachine, OWN_PAGE_POLICY, PAGE_HEADERS } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { inboxOf } from '../accounts/sent-messages.ts';
import { inboxPage } from './page.ts';

interface InboxServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** Where the inbox is at this machine. */
const INBOX = '/sandbox/inbox';
const HEADERS = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };

/**
 * The inbox of the simulated SMS gateway, for whoever sits at this machine: who reads it gets into every account. From anywhere else it
 * is at `behindDesk` alone, for whoever is signed in there.
 */
export function routeInbox(app: FastifyInstance, services: InboxServices, behindDesk: string): void {
  app.register(async (open) => {
    open.addHook('onRequest', async (request, reply) => {
      if (isFromThisMachine(request) && !isFromOtherSite(request)) return;
      if (request.routeOptions.url === INBOX) return reply.headers(HEADERS).redirect(behindDesk, 303);
      throw new Refusal(403, `The code inbox is open at this machine alone. Elsewhere it is behind ${behindDesk}.`);
    });
    routeInboxPages(open, services, INBOX);
  });
}

/** The inbox at the path `at` as a page, and as JSON at `at` with `.json`, for whomever `app` lets in. */
export function routeInboxPages(app: FastifyInstance, { database, clock }: InboxServices, at: string): void {
  const mobileOf = (query: unknown) => {
    const { mobile } = query as { mobile?: unknown };
    return typeof mobile === 'string' && /^\d{1,15}$/.test(mobile) ? mobile : undefined;
  };
  app.get(at, async ({ query }, reply) => {
    const now = clock();
    const mobile = mobileOf(query);
    return reply
      .headers({ ...PAGE_HEADERS, ...HEADERS, 'content-security-policy': OWN_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(inboxPage(await inboxOf(database, now, mobile), now, mobile));
  });
  app.get(`${at}.json`, async ({ query }, reply) => {
    const messages = await inboxOf(database, clock(), mobileOf(query));
    return reply.headers(HEADERS).send({ messages });
  });
}
