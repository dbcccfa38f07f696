import { idOf, playerId, Refusal, reasonFrom } from '../base/index.ts';
import { availableTo } from '../money/index.ts';
import {
  accountsOfPerson,
  type KnownPlayer,
  notify,
  openSessionsOf,
  playerById,
  refuseSecondOpen,
  restrictionsOf,
  type Sessions,
  setStanding,
} from '../players/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';
import { type Desk, Question, type Show } from './desk.ts';
import type { Form } from './form.ts';
import { noticeFrom } from './messages.ts';
import { standingFrom, standingsText, standingText } from './standing.ts';
import { isAgreed, standingQuestion } from './standing-question.ts';
import type { Visit } from './visit.ts';

/** What is done to a player; returns it as a sentence for the log. */
type Act = (tx: Transaction, player: KnownPlayer, visit: Visit, form: Form) => Promise<string>;

/** What the desk does about one player, from their page: a message, a look at their session, its end. */
export function routePlayerActions(desk: Desk, page: Show): void {
  const { sessions } = desk.services;
  const action = (path: string, act: Act) =>
    desk.action(`/players/:id/${path}`, page, async (tx, visit, form) => {
      const player = await playerOf(tx, visit.param('id'));
      return { what: await act(tx, player, visit, form), player: player.id, to: `/players/${player.id}` };
    });

  action('message', async (tx, { id }, { now }, form) => {
    const notice = noticeFrom(form, now);
    await notify(tx, id, notice);
    return `Sent “${notice.title}” to ${playerId(id)}`;
  });
  action('refresh', async (tx, { id }) => {
    tx.notify('session_refresh', String(id));
    return `Had the session of ${playerId(id)} checked`;
  });
  action('standing', setState(sessions));
  action('sessions/end', async (tx, { id }) => {
    await sessions.endAll(tx, id, 'desk');
    return `Ended every session of ${playerId(id)}`;
  });
  action('sessions/:session/end', async (tx, { id }, { param, now }) => {
    const session = (await openSessionsOf(tx, id, now)).find((one) => String(one.id) === param('session'));
    if (!session) throw new Refusal(404, 'This session has ended already.');
    await sessions.end(tx, session, 'desk');
    return `Ended a session of ${playerId(id)}`;
  });
}

/** Sets how a player stands, for a reason; what can't be lifted again, and what throws them out, once it was asked about. */
const setState =
  (sessions: Sessions): Act =>
  async (tx, player, visit, form) => {
    const { id } = player;
    const { now } = visit;
    const standing = standingFrom(form);
    if (standing.state === 'active') await refuseSecondOpen(tx, id);
    const standsAs = async () => standingsText(await restrictionsOf(tx, id, 'for no key update'), now);
    const before = await standsAs();
    await setStanding(tx, sessions, id, standing, now);
    const reason = reasonFrom(form('reason'), 'Say why.');
    const { cash } = await availableTo(tx, id, now);
    const change = { player, standing, before, reason, cash };
    if (!isAgreed(change, form)) throw new Question(standingQuestion(visit, form, change));
    const after = await standsAs();
    const outcome = after === before ? `stays ${after}` : `is ${after} from now on`;
    const name = playerId(id);
    const isPersons = standing.state === 'excluded' || standing.state === 'break';
    const others = isPersons ? (await accountsOfPerson(tx, id)).filter((one) => one !== id) : [];
    const too = others.length === 0 ? '' : ` and so is ${others.map(playerId).join(', ')}, the same person`;
    return `Set ${name} to ${standingText(standing)}, before ${before}: ${name} ${outcome}${too}, because: ${reason}`;
  };

/** The player that an address of the desk names; refused where there is none. */
export async function playerOf(database: Queryable, id: string): Promise<KnownPlayer> {
  const player = await playerById(database, idOf(id));
  if (!player) throw new Refusal(404, 'This player was not found.', 'player');
  return player;
}
