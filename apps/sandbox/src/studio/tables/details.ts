import { drawsOfRound, seedBefore } from '@pavilion/game-rules';
import { tableReplays } from '@pavilion/game-rules/outcome';
import type { Paise } from '@pavilion/money';
import type { Queryable } from '../../store/index.ts';
import { titleOf } from '../titles/titles.ts';
import { detailsOf, LEFT, type RoundDetails, withBets } from '../wallet/details.ts';
import { hexOf } from './chains.ts';
import { spotName } from './spot-names.ts';
import { BY_ID } from './ticket-rows.ts';

/** What the round of a ticket came to; null where there is none, or while it goes on, but for who has left a flight: its seed would say how it ends. */
export async function ticketDetails(database: Queryable, id: string): Promise<RoundDetails | null> {
  const [ticket] = await database.query(BY_ID, [id]);
  if (!ticket) return null;
  const [round] = await database.query(
    `select r.seed, r.position, c.hash, c.salt from studio_table_round r join studio_chain c on c.id = r.chain_id
     where r.id = $1`,
    [ticket.roundId],
  );
  const title = await titleOf(database, ticket.game);
  const replay = tableReplays[title?.engine ?? ''];
  const seed = hexOf(round?.seed ?? undefined);
  if (!(round?.salt && title && replay)) return null;
  const { salt, position, hash } = round;
  const bets = title.engine === 'aviator' ? [{ ...Object(ticket.bet), leftAt: ticket.leftAt }] : ticket.bet;
  const known = { game: title.engine, hash, salt, position, bet: bets, most: ticket.mostWin };
  if (!round.seed || !seed) {
    if (ticket.leftAt === null) return null;
    const left = `${(ticket.leftAt / 100).toFixed(2)}×`;
    return detailsOf(LEFT, { result: left, rows: [[{ text: left }]] }, known, 'later');
  }
  const played = round.seed;
  const outcomeOf = (laid: readonly unknown[], mostWin: Paise) =>
    replay(drawsOfRound(played, salt), drawsOfRound(seedBefore(played), salt), { bets: laid, mostWin });
  const details = detailsOf(title.engine, outcomeOf([], ticket.mostWin), { ...known, seed });
  if (title.engine === 'aviator' || ticket.pays === null) return details;
  // What it came to is the most of it: where the cap was reached, the player's other tickets had their part of that.
  const paid = outcomeOf(ticket.bet as readonly unknown[], ticket.pays);
  return withBets(
    details,
    paid.bets.map(({ spot, stake, pays }) => ({ name: spotName(title.engine, spot), stake, pays })),
  );
}
