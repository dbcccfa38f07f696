import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { hearGateway } from '../deposits/redirect.ts';
import { PAGE_HEADERS } from '../web/headers.ts';
import { missingPage, paymentPage } from './page.ts';
import { FASTPAY_PATH, lockPayment, lockTaken, type Payment, setState } from './payment.ts';

/** Files of this server, no script at all, and forms that post here. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  // The address holds the token.
  'referrer-policy': 'no-referrer',
};

const ACTIONS = ['pay', 'decline', 'leave'] as const;
type Action = (typeof ACTIONS)[number];

type Named = { Params: { token: string } };
type Acted = { Params: { token: string; action: string } };

/** The simulated gateway that redirects: the page that a player pays on. */
export function routeFastpay(app: FastifyInstance, database: Database, clock: Clock): void {
  const stylesheet = new URL('assets/fastpay.css', import.meta.url);
  app.get(`${FASTPAY_PATH}/fastpay.css`, async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(await readFile(stylesheet)),
  );

  app.get<Named>(`${FASTPAY_PATH}/:token`, async ({ params: { token } }, reply) => {
    const now = clock();
    const payment = await database.transaction(async (tx) => {
      const found = await lockPayment(tx, token);
      if (found && isOpen(found, now)) await tell(tx, found, 'opened', now);
      return found;
    });
    return payment ? send(reply, 200, paymentPage(payment, token, now)) : send(reply, 404, missingPage());
  });

  app.register(async (forms) => {
    // A form without scripts posts this type; what it says stands in its address.
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async () => null,
    );
    forms.post<Acted>(`${FASTPAY_PATH}/:token/:action`, async ({ params: { token, action } }, reply) => {
      const now = clock();
      const payment = isAction(action)
        ? await database.transaction(async (tx) => {
            const found = await lockPayment(tx, token);
            if (found && isOpen(found, now)) await act(tx, found, action, now);
            return found;
          })
        : undefined;
      if (!payment) return send(reply, 404, missingPage());
      return reply.headers(HEADERS).redirect(payment.returnPath, 303);
    });
  });
}

/** Tells the operator of the payments whose money arrived; each is told until he has heard it, by one process at a time. */
export async function settlePayments(database: Database, now: Date): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await database.transaction(async (tx) => {
      const payment = await lockTaken(tx);
      if (!payment) return false;
      await tell(tx, payment, 'paid', now);
      await setState(tx, payment.id, 'paid');
      return true;
    });
  }
}

async function act(tx: Transaction, payment: Payment, action: Action, now: Date): Promise<void> {
  if (action === 'leave') {
    await tell(tx, payment, 'returned', now);
    return;
  }
  const says = action === 'pay' ? 'taken' : 'declined';
  const state = await tell(tx, payment, says, now);
  // Nothing is taken for a deposit that the operator has ended meanwhile.
  if (state === (action === 'pay' ? 'pending' : 'declined')) await setState(tx, payment.id, says);
}

const tell = (tx: Transaction, { id, amount }: Payment, says: Parameters<typeof hearGateway>[1]['says'], now: Date) =>
  hearGateway(tx, { paymentId: id, amount, says }, now);

const isOpen = ({ state, expiresAt }: Payment, now: Date) => state === 'open' && expiresAt > now;
const isAction = (text: string): text is Action => ACTIONS.some((action) => action === text);

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.headers(HEADERS).code(status).type('text/html; charset=utf-8').send(page);
