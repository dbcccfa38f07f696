import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../base/index.ts';
import { OWN_PAGE_POLICY, PAGE_HEADERS } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { inboxOf } from '../accounts/sent-messages.ts';
import { inboxPage } from './page.ts';

/** The inbox of the simulated SMS gateway, as a page and as JSON. */
export function routeInbox(app: FastifyInstance, database: Database, clock: Clock): void {
  const mobileOf = (query: unknown) => {
    const { mobile } = query as { mobile?: unknown };
    return typeof mobile === 'string' && /^\d{1,15}$/.test(mobile) ? mobile : undefined;
  };
  app.get('/sandbox/inbox', async ({ query }, reply) => {
    const now = clock();
    const mobile = mobileOf(query);
    return reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': OWN_PAGE_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(inboxPage(await inboxOf(database, now, mobile), now, mobile));
  });
  app.get('/sandbox/inbox.json', async ({ query }, reply) => {
    const messages = await inboxOf(database, clock(), mobileOf(query));
    return reply
      .header('cache-control', 'no-store')
      .send({ messages: messages.map(({ open: _, ...message }) => message) });
  });
}
