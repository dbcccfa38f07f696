import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Clock, codeOf } from '../../base/index.ts';
import { PAGE_HEADERS } from '../../server/index.ts';
import { type Database, isAway, type Transaction } from '../../store/index.ts';
import { missingPage, paymentPage } from './page.ts';
import { FASTPAY_PATH, lockPayment, lockTaken, type Payment, setState, takenPayments } from './payment.ts';
import type { GatewayReport, HearGateway } from './report.ts';
import { clearPaymentTrouble, notePaymentTrouble } from './trouble.ts';

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

interface FastpayServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly hearGateway: HearGateway;
}

/** The simulated gateway that redirects: the page that a player pays on. */
export function routeFastpay(app: FastifyInstance, { database, clock, hearGateway }: FastpayServices): void {
  const report = reporter(hearGateway);
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
      if (found && isOpen(found, now)) await report(tx, found, 'opened', now);
      return found;
    });
    return payment ? send(reply, 200, paymentPage(payment, token, now)) : send(reply, 404, missingPage());
  });

  app.register(async (forms) => {
    // A form without scripts posts this type; what it says stands in its address.
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST },
      async () => null,
    );
    forms.post<Acted>(`${FASTPAY_PATH}/:token/:action`, async ({ params: { token, action } }, reply) => {
      const now = clock();
      const payment = isAction(action)
        ? await database.transaction(async (tx) => {
            const found = await lockPayment(tx, token);
            if (found && isOpen(found, now)) await act(tx, found, action, { report, now });
            return found;
          })
        : undefined;
      if (!payment) return send(reply, 404, missingPage());
      return reply.headers(HEADERS).redirect(payment.returnPath, 303);
    });
  });
}

/** The largest form, bytes: what it says stands in its address. */
const LARGEST = 1024;
/** How many payments one turn reports. */
const MOST = 500;

/**
 * Reports the payments whose money arrived; each is reported until the operator has heard it, by one process at a time. One that the
 * operator can't credit keeps no other from it: it is kept with its error, tried again after pauses that grow, and thrown at the end the
 * first time.
 */
export async function settlePayments(database: Database, hearGateway: HearGateway, now: Date): Promise<void> {
  const report = reporter(hearGateway);
  const errors: unknown[] = [];
  for (const id of await takenPayments(database, now, MOST)) {
    try {
      await database.transaction(async (tx) => {
        const payment = await lockTaken(tx, id);
        if (!payment) return;
        // What is not credited is given back.
        const state = await report(tx, payment, 'paid', now);
        await setState(tx, id, state === 'declined' ? 'declined' : 'paid');
        await clearPaymentTrouble(tx, id);
      });
    } catch (error) {
      // Without a database everything fails.
      if (isAway(error) && codeOf(error) !== '57014') throw error;
      if (await notePaymentTrouble(database, id, error, now)) errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, 'Payments could not be credited');
  for (const error of errors) throw error;
}

async function act(
  tx: Transaction,
  payment: Payment,
  action: Action,
  { report, now }: { readonly report: Report; readonly now: Date },
): Promise<void> {
  // Whoever presses a button has the page open, whatever became of the word of it.
  await report(tx, payment, 'opened', now);
  if (action === 'leave') {
    await report(tx, payment, 'returned', now);
    return;
  }
  const status = action === 'pay' ? 'taken' : 'declined';
  const state = await report(tx, payment, status, now);
  // Nothing is taken for a deposit that the operator has ended meanwhile.
  if (state === 'declined') await setState(tx, payment.id, 'declined');
  else if (action === 'pay' && state === 'pending') await setState(tx, payment.id, 'taken');
}

type Report = ReturnType<typeof reporter>;

/** Reports a payment's status to the operator. */
const reporter =
  (hearGateway: HearGateway) =>
  (tx: Transaction, { id, amount }: Payment, status: GatewayReport['status'], now: Date) =>
    hearGateway(tx, { paymentId: id, amount, status }, now);

const isOpen = ({ state, expiresAt }: Payment, now: Date) => state === 'open' && expiresAt > now;
const isAction = (text: string): text is Action => ACTIONS.some((action) => action === text);

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.headers(HEADERS).code(status).type('text/html; charset=utf-8').send(page);
