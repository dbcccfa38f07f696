import { idOf, playerId, Refusal } from '../base/index.ts';
import { type KnownPlayer, notify, openSessionsOf, playerById, setStanding } from '../players/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';
import type { Desk, Form, Show, Visit } from './desk.ts';
import { noticeFrom } from './messages.ts';
import { standingFrom, standingText } from './standing.ts';

/** What is done to a player; returns it as a sentence for the log. */
type Act = (tx: Transaction, player: number, visit: Visit, form: Form) => Promise<string>;

/** What the desk does about one player, from their page: a message, a look at their session, its end. */
export function routePlayerActions(desk: Desk, page: Show): void {
  const { sessions } = desk.services;
  const action = (path: string, act: Act) =>
    desk.action(`/players/:id/${path}`, page, async (tx, visit, form) => {
      const { id } = await playerOf(tx, visit.param('id'));
      return { what: await act(tx, id, visit, form), player: id, to: `/players/${id}` };
    });

  action('message', async (tx, id, { now }, form) => {
    const notice = noticeFrom(form, now);
    await notify(tx, id, notice);
    return `Sent “${notice.title}” to ${playerId(id)}`;
  });
  action('refresh', async (tx, id) => {
    tx.notify('session_refresh', String(id));
    return `Had the session of ${playerId(id)} checked`;
  });
  action('standing', async (tx, id, { now }, form) => {
    const standing = await setStanding(tx, sessions, id, standingFrom(form), now);
    return `${playerId(id)} is ${standingText(standing)} from now on`;
  });
  action('sessions/end', async (tx, id) => {
    await sessions.endAll(tx, id);
    return `Ended every session of ${playerId(id)}`;
  });
  action('sessions/:session/end', async (tx, id, { param, now }) => {
    const session = (await openSessionsOf(tx, id, now)).find((one) => String(one.id) === param('session'));
    if (!session) throw new Refusal(404, 'This session has ended already.');
    await sessions.end(tx, session);
    return `Ended a session of ${playerId(id)}`;
  });
}

/** The player that an address of the desk names; refused where there is none. */
export async function playerOf(database: Queryable, id: string): Promise<KnownPlayer> {
  const player = await playerById(database, idOf(id));
  if (!player) throw new Refusal(404, 'There is no such player.');
  return player;
}
