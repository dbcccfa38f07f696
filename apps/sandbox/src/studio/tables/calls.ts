import * as z from 'zod/mini';
import { Refusal } from '../../base/index.ts';
import type { StudioSession } from '../sessions/sessions.ts';
import { tableEngineOf } from './engine-list.ts';
import { provedRounds } from './rounds.ts';
import { ticketsOn } from './ticket-rows.ts';
import { leaveFlight, putTicket, type TicketServices, takeBack } from './tickets.ts';

const ticket = z.strictObject({ ticket: z.string().check(z.regex(/^[\w-]{20}$/)) });

/** The calls of a table's page, each with its body. */
export const tableBodies = {
  /** Puts bets on the round that takes them, `round` being its id. Each call is one ticket with one stake. */
  'table-bet': z.strictObject({
    ref: z.string().check(z.regex(/^[\w-]{16,40}$/)),
    round: z.int().check(z.minimum(1)),
    bet: z.unknown(),
  }),
  /** Takes a ticket back while bets are taken. */
  'table-back': ticket,
  /** Leaves the flight. */
  'table-leave': ticket,
  /** The latest rounds, with what each can be verified by and what the player had on them. */
  'table-rounds': z.strictObject({}),
} as const;

type Name = keyof typeof tableBodies;
type TableCalls = {
  readonly [Call in Name]: (
    session: StudioSession,
    body: z.output<(typeof tableBodies)[Call]>,
    arrivedAt: Date,
  ) => Promise<object>;
};

export function tableCalls(services: TicketServices): TableCalls {
  return {
    'table-bet': async (session, { ref, round, bet }) => putTicket(services, tableOf(session), { ref, round, bet }),
    'table-back': async (session, body) => takeBack(services, tableOf(session), body.ticket),
    'table-leave': async (session, body, arrivedAt) =>
      leaveFlight(services, tableOf(session), { id: body.ticket, arrivedAt }),
    async 'table-rounds'(session) {
      tableOf(session);
      const rounds = await provedRounds(services.database, session.title.game);
      const ids = rounds.map(({ id }) => id);
      const tickets = await ticketsOn(services.database, ids, [session.player]);
      const own = Map.groupBy(tickets, ({ round }) => round);
      return {
        rounds: rounds.map((round) => ({
          ...round,
          tickets: (own.get(round.id) ?? []).map(({ player: _, ...rest }) => rest),
        })),
      };
    },
  };
}

/** A session's table; throws a `Refusal` where its game's rounds are a player's own. */
function tableOf(session: StudioSession) {
  const engine = tableEngineOf(session.title.engine);
  if (!engine) throw new Refusal(404, 'This game has no table.', 'game');
  return { engine, session };
}
