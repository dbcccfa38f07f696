import type { FastifyRequest } from 'fastify';
import { html, type Markup } from '../server/index.ts';
import { type FormBody, formBody, type RefusedForm } from './fields.ts';
import { DESK, type DeskSession } from './sessions.ts';

/** One request at the desk, of somebody who is signed in. */
export interface Visit {
  readonly now: Date;
  readonly session: DeskSession;
  /** A part of the path by its name. */
  param(name: string): string;
  /** A query by its name; empty where there is none. */
  query(name: string): string;
  /**
   * A form that is sent to `action`, with the proof that it is this session's own. Every form of the desk is made here. One that has
   * just been refused comes back as it was typed, with the reason.
   */
  form(action: string, body: Markup | FormBody, look?: string): Markup;
  /** Whether it is the form of `action` that has just been refused. */
  isRefused(action: string): boolean;
}

/** A request of somebody who is signed in at the desk. */
export type Signed = FastifyRequest & { readonly deskSession: DeskSession };

/** The path of a request below the desk. */
export const pathAtDesk = ({ url }: FastifyRequest): string => (url.split('?', 1)[0] ?? '').slice(DESK.length);

/** What a request asks for; where it has `refused` a form, the page that the form stands on is asked for. */
export function visitOf({ url, params, query, deskSession: session }: Signed, now: Date, refused?: RefusedForm): Visit {
  const textOf = (from: unknown, name: string) => {
    const value = (from as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value : '';
  };
  const search = new URLSearchParams(refused ? refused.typed('at') : url.split('?')[1]);
  // What was done is said once; and the first page of a list has no key.
  const over = search.has('skip') ? ['done'] : ['done', 'before', 'after'];
  for (const name of over) search.delete(name);
  const at = String(search);
  return {
    now,
    session,
    param: (name) => textOf(params, name),
    query: (name) => (refused ? (search.get(name) ?? '') : textOf(query, name)),
    form(action, body, look = '') {
      const mine = refused?.action === action ? refused : undefined;
      // Which page of a list it stands on: refused, it comes back there.
      const from = at !== '' && html`<input type="hidden" name="at" value="${at}">`;
      const filled = typeof body === 'function' ? formBody(body, mine) : body;
      return html`<form method="post" action="${DESK}${action}" class="${look}"><input type="hidden" name="csrf" value="${session.csrf}">${from}${filled}</form>`;
    },
    isRefused: (action) => refused?.action === action,
  };
}
