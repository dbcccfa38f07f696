import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../base/index.ts';
import { statusesOf } from '../organisation/index.ts';
import type { Passwords, Sessions } from '../players/index.ts';
import { failureOf, html, logFailure, type RateLimiter, type ReleaseFiles } from '../server/index.ts';
import type { Database, Transaction, Vault } from '../store/index.ts';
import { actionBy, recordAction } from './actions.ts';
import { type Form, formOf, keptOf, typedOf } from './form.ts';
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
  readonly releaseFiles: ReleaseFiles;
}

/** What an action did, and where it leads. */
interface Done {
  /** In a sentence, for whoever did it and for the log. */
  readonly what: string;
  readonly player?: number;
  /** What it was about, by its id in its room. */
  readonly subject?: string;
  readonly reason?: string;
  /** How what it was about stood before and from then on, in words. */
  readonly before?: string;
  readonly after?: string;
  /** The page to go on with, below the desk: `/deposits`. */
  readonly to: string;
}

export type Show = (visit: Visit) => Promise<DeskPage>;
/**
 * What an action does, all of it through `tx`; a `Refusal` undoes it and is shown above the page and at its field, a `Question` undoes
 * it and is asked.
 */
type Work = (tx: Transaction, visit: Visit, form: Form) => Promise<Done>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page that the form stands on which is sent here. */
    formPage?: Show;
  }
  interface FastifyRequest {
    /** Whether its form is one of the desk's own pages. No other's is shown again: whoever made it may have filled it in. */
    isOwnForm: boolean;
  }
}

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

/** A page with what stands around it. */
type Frame = (visit: Visit, page: DeskPage, notice?: Notice) => Promise<string>;

/**
 * The desk on `app`, whose hooks have let nobody in but `deskSession`. `waiting` counts what waits in each room.
 */
export function createDesk(
  app: FastifyInstance,
  services: DeskServices,
  waiting: (now: Date) => Promise<Waiting>,
): Desk {
  const { database, clock } = services;
  const frame: Frame = async (visit, page, notice) =>
    framed(page, {
      waiting: await waiting(visit.now),
      organisations: await statusesOf(database),
      operator: visit.session.operator.name,
      csrf: visit.session.csrf,
      notice,
    });

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { deskSession } = request as Partial<Signed>;
    const failure = failureOf(error);
    const { status, message, retryAfter } = failure;
    logFailure(request.log, error, 'the desk failed');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const page = deskSession && (await pageAfter(request as Signed, failure, clock(), frame).catch(() => null));
    return sendPage(reply.code(status), page ?? failedPage(message, request.url, keptOf(request.body)));
  });

  const pages = new Map<Show, string>();
  return {
    services,
    page(path, show) {
      pages.set(show, path);
      app.get(path, async (request, reply) => {
        const visit = visitOf(request as Signed, clock());
        const done = await actionBy(database, visit.session.by, wholeNumber(visit.query('done')));
        return sendPage(reply, await frame(visit, await show(visit), done && { tone: 'good', text: done.what }));
      });
    },
    action(path, show, work) {
      const page = pages.get(show);
      if (page === undefined) throw new Error(`The page of the form at ${path} is not there yet`);
      if (path !== page) leadBack(app, path, page);
      app.post(path, { config: { formPage: show } }, takeForm(services, frame, work));
    },
  };
}

/** Leads whoever opens the address of a form, as a refused one leaves it, to the page that it stands on. */
function leadBack(app: FastifyInstance, path: string, page: string): void {
  app.get<{ Params: Readonly<Record<string, string>> }>(path, async ({ params }, reply) =>
    reply.redirect(DESK + page.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')), 303),
  );
}

const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

/** Does what a form asks for, and records it. */
const takeForm =
  ({ database, clock }: DeskServices, frame: Frame, work: Work) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(request as Signed, clock());
    try {
      const { id, to } = await database.transaction(async (tx) => {
        const done = await work(tx, visit, formOf(request.body));
        const { to, player = null, subject = null, reason = null, before = null, after = null, what } = done;
        const { by, operator } = visit.session;
        const kept = { by, operator: operator.id, room: roomOf(request), what, player, subject, reason, before, after };
        return { id: await recordAction(tx, { ...kept, at: visit.now }), to };
      });
      return reply.redirect(`${DESK}${to}${to.includes('?') ? '&' : '?'}done=${id}`, 303);
    } catch (error) {
      if (!(error instanceof Question)) throw error;
      return sendPage(reply, await frame(visit, error.page));
    }
  };

/**
 * What a request is answered with that was refused or failed: the page of its form, with what was typed in it; where there is none, just
 * why. Throws where none can be shown.
 */
async function pageAfter(
  request: Signed,
  { status, message, field }: ReturnType<typeof failureOf>,
  now: Date,
  frame: Frame,
): Promise<string> {
  const notice = { tone: 'bad', text: message } as const;
  const show = request.isOwnForm ? request.routeOptions.config.formPage : undefined;
  if (!show) return frame(visitOf(request, now), NOT_DONE, notice);
  const again = visitOf(request, now, { action: pathAtDesk(request), typed: typedOf(request.body), message, field });
  const page = await show(again).catch((error: unknown) => {
    if (status >= 500) throw error;
    return NOT_DONE;
  });
  return frame(again, page, notice);
}

const NOT_DONE = {
  section: 'overview',
  title: 'Not done',
  body: html`<p><a class="btn" href="${DESK}">To the overview</a></p>`,
} as const;

/** The room that a form belongs to: the first part of where it is sent. */
const roomOf = (request: FastifyRequest) => pathAtDesk(request).split('/', 2)[1] ?? '';

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);
