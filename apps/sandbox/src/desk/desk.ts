import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../base/index.ts';
import type { Vault } from '../money/index.ts';
import { detailsOf } from '../organisation/index.ts';
import type { Passwords, Sessions } from '../players/index.ts';
import { failureOf, html, logFailure, type RateLimiter } from '../server/index.ts';
import type { Database, Transaction } from '../store/index.ts';
import { actionBy, recordAction } from './actions.ts';
import { type Form, formOf } from './form.ts';
import { type DeskPage, failedPage, framed, type Waiting } from './frame.ts';
import type { DeskPassword } from './password.ts';
import { DESK } from './sessions.ts';
import { pathAtDesk, type Signed, type Visit, visitOf } from './visit.ts';

export interface DeskServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly vault: Vault;
  readonly deskPassword: DeskPassword;
}

/** What an action did, and where it leads. */
interface Done {
  /** In a sentence, for whoever did it and for the log. */
  readonly what: string;
  readonly player?: number;
  /** The page to go on with, below the desk: `/deposits`. */
  readonly to: string;
}

export type Show = (visit: Visit) => Promise<DeskPage>;
/**
 * What an action does, all of it through `tx`; a `Refusal` undoes it and is shown above the page and at its field, a `Question` undoes
 * it and is asked.
 */
type Work = (tx: Transaction, visit: Visit, form: Form) => Promise<Done>;

/** What somebody is asked before something is done that can't be undone: a page with a form that says yes. */
export class Question extends Error {
  readonly page: DeskPage;

  constructor(page: DeskPage) {
    super(page.title);
    this.page = page;
  }
}

/** Where the rooms of the desk are hung up. Paths are below the desk. */
export interface Desk {
  readonly services: DeskServices;
  page(path: string, show: Show): void;
  /**
   * Takes a form at `path`, does `work` and records it; refused, it shows the page with the form as it was typed. Whoever opens the
   * address of the form is led to its page, which has to hang already.
   */
  action(path: string, show: Show, work: Work): void;
}

interface Notice {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** Sends a page with what stands around it. */
type Send = (
  reply: FastifyReply,
  visit: Visit,
  page: DeskPage,
  status?: number,
  notice?: Notice,
) => FastifyReply | Promise<FastifyReply>;

/**
 * The desk on `app`, whose hooks have let nobody in but `deskSession`. `waiting` counts what waits in each room.
 */
export function createDesk(
  app: FastifyInstance,
  services: DeskServices,
  waiting: (now: Date) => Promise<Waiting>,
): Desk {
  const { database, clock } = services;
  const send: Send = async (reply, visit, page, status = 200, notice) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(
        framed(page, {
          waiting: await waiting(visit.now),
          organisation: (await detailsOf(database)).BRAND_STATUS,
          csrf: visit.session.csrf,
          notice,
        }),
      );

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, message, retryAfter } = failureOf(error);
    logFailure(request.log, error, 'the desk failed');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const { deskSession } = request as Partial<Signed>;
    if (!deskSession) return reply.code(status).type('text/html; charset=utf-8').send(failedPage(message));
    return send(reply, visitOf(request as Signed, clock()), NOT_DONE, status, { tone: 'bad', text: message });
  });

  const pages = new Map<Show, string>();
  return {
    services,
    page(path, show) {
      pages.set(show, path);
      app.get(path, async (request, reply) => {
        const visit = visitOf(request as Signed, clock());
        const done = await actionBy(database, visit.session.by, wholeNumber(visit.query('done')));
        return send(reply, visit, await show(visit), 200, done && { tone: 'good', text: done.what });
      });
    },
    action(path, show, work) {
      const page = pages.get(show);
      if (page === undefined) throw new Error(`The page of the form at ${path} is not there yet`);
      if (path !== page) leadBack(app, path, page);
      app.post(path, takeForm(services, send, show, work));
    },
  };
}

/** Leads whoever opens the address of a form, as a refused one leaves it, to the page that it stands on. */
function leadBack(app: FastifyInstance, path: string, page: string): void {
  app.get<{ Params: Readonly<Record<string, string>> }>(path, async ({ params }, reply) =>
    reply.redirect(DESK + page.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')), 303),
  );
}

/** Does what a form asks for, and records it. Refused or failed, its page is shown again with what was typed in it. */
const takeForm =
  ({ database, clock }: DeskServices, send: Send, show: Show, work: Work) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(request as Signed, clock());
    const form = formOf(request.body);
    try {
      const { id, to } = await database.transaction(async (tx) => {
        const { what, player, to } = await work(tx, visit, form);
        const { now: at, session } = visit;
        return { id: await recordAction(tx, { by: session.by, what, player: player ?? null, at }), to };
      });
      return reply.redirect(`${DESK}${to}${to.includes('?') ? '&' : '?'}done=${id}`, 303);
    } catch (error) {
      if (error instanceof Question) return send(reply, visit, error.page);
      return sendAgain({ request: request as Signed, reply, form }, error as FastifyError, show, { clock, send });
    }
  };

/** Answers a form that was refused, or failed, with its page; where that can't be shown either, what is thrown says what went wrong. */
async function sendAgain(
  { request, reply, form }: { readonly request: Signed; readonly reply: FastifyReply; readonly form: Form },
  error: FastifyError,
  show: Show,
  { clock, send }: Pick<DeskServices, 'clock'> & { readonly send: Send },
) {
  const { status, message, field, retryAfter } = failureOf(error);
  const again = visitOf(request, clock(), { action: pathAtDesk(request), typed: form, message, field });
  const page = await show(again).catch((other: unknown) => {
    throw status >= 500 ? error : other;
  });
  logFailure(request.log, error, 'a form of the desk failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return send(reply, again, page, status, { tone: 'bad', text: message });
}

const NOT_DONE = {
  section: 'overview',
  title: 'Not done',
  body: html`<p><a class="btn" href="${DESK}">To the overview</a></p>`,
} as const;

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);
