import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, Refusal } from '../base/index.ts';
import type { Vault } from '../money/index.ts';
import { detailsOf } from '../organisation/index.ts';
import type { Passwords, Sessions } from '../players/index.ts';
import { failureOf, html, logFailure, type Markup, type RateLimiter } from '../server/index.ts';
import type { Database, Transaction } from '../store/index.ts';
import { actionBy, recordAction } from './actions.ts';
import { type DeskPage, failedPage, framed, type Waiting } from './frame.ts';
import type { DeskPassword } from './password.ts';
import { DESK, type DeskSession } from './sessions.ts';

export interface DeskServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly vault: Vault;
  readonly deskPassword: DeskPassword;
}

/** One request at the desk, of somebody who is signed in. */
export interface Visit {
  readonly now: Date;
  readonly session: DeskSession;
  /** A part of the path by its name. */
  param(name: string): string;
  /** A query by its name; empty where there is none. */
  query(name: string): string;
  /** A form that is sent to `action`, with the proof that it is this session's own. Every form of the desk is made here. */
  form(action: string, body: Markup, look?: string): Markup;
}

/** What a sent form says: a field's text without the spaces around it; empty where it is missing. */
export type Form = (field: string) => string;

/** What an action did, and where it leads. */
interface Done {
  /** In a sentence, for whoever did it and for the log. */
  readonly what: string;
  readonly player?: number;
  /** The page to go on with, below the desk: `/deposits`. */
  readonly to: string;
}

export type Show = (visit: Visit) => Promise<DeskPage>;
/** What an action does, all of it through `tx`; a `Refusal` undoes it and is shown above the page. */
type Work = (tx: Transaction, visit: Visit, form: Form) => Promise<Done>;

/** Where the rooms of the desk are hung up. Paths are below the desk. */
export interface Desk {
  readonly services: DeskServices;
  page(path: string, show: Show): void;
  /** Takes a form at `path`, does `work` and records it; refused, it shows the page with the reason. */
  action(path: string, show: Show, work: Work): void;
}

type Signed = FastifyRequest & { readonly deskSession: DeskSession };

/**
 * The desk on `app`, whose hooks have let nobody in but `deskSession`. `waiting` counts what waits in each room.
 */
export function createDesk(
  app: FastifyInstance,
  services: DeskServices,
  waiting: (now: Date) => Promise<Waiting>,
): Desk {
  const { database, clock } = services;

  const send = async (
    reply: FastifyReply,
    visit: Visit,
    page: DeskPage,
    status = 200,
    notice?: { tone: 'good' | 'bad'; text: string },
  ) =>
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

  return {
    services,
    page(path, show) {
      app.get(path, async (request, reply) => {
        const visit = visitOf(request as Signed, clock());
        const done = await actionBy(database, visit.session.by, wholeNumber(visit.query('done')));
        return send(reply, visit, await show(visit), 200, done && { tone: 'good', text: done.what });
      });
    },
    action(path, show, work) {
      app.post(path, async (request, reply) => {
        const visit = visitOf(request as Signed, clock());
        try {
          const { id, to } = await database.transaction(async (tx) => {
            const { what, player, to } = await work(tx, visit, formOf(request.body));
            const { now: at, session } = visit;
            return { id: await recordAction(tx, { by: session.by, what, player: player ?? null, at }), to };
          });
          return reply.redirect(`${DESK}${to}${to.includes('?') ? '&' : '?'}done=${id}`, 303);
        } catch (error) {
          const { status, message } = failureOf(error as FastifyError);
          if (status >= 500) throw error;
          return send(reply, visit, await show(visit), status, { tone: 'bad', text: message });
        }
      });
    },
  };
}

const NOT_DONE = {
  section: 'overview',
  title: 'Not done',
  body: html`<p><a class="btn" href="${DESK}">To the overview</a></p>`,
} as const;

/** A sent form as its fields, one of each name as a browser sends them. Encoded as it comes, a NUL in it is seen here first. */
export function formOf(body: unknown): Form {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return (field) => (fields.get(field) ?? '').replaceAll('\0', '').trim();
}

/** A field that has to be filled in, with at most `most` characters. */
export function filled(form: Form, field: string, label: string, most: number): string {
  const text = form(field);
  if (text === '') throw new Refusal(422, `${label} is missing.`, field);
  if (text.length > most) throw new Refusal(422, `${label} may have ${most} characters.`, field);
  return text;
}

function visitOf({ params, query, deskSession: session }: Signed, now: Date): Visit {
  const textOf = (from: unknown, name: string) => {
    const value = (from as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    now,
    session,
    param: (name) => textOf(params, name),
    query: (name) => textOf(query, name),
    form: (action, body, look = '') =>
      html`<form method="post" action="${DESK}${action}" class="${look}"><input type="hidden" name="csrf" value="${session.csrf}">${body}</form>`,
  };
}

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);
