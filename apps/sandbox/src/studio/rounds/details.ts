import { drawsOfBet, SLOT_MODELS } from '@pavilion/game-rules';
import { type Outcome, ownReplays, slotReplay } from '@pavilion/game-rules/outcome';
import type { Queryable } from '../../store/index.ts';
import { detailsOf, type RoundDetails, withBets } from '../wallet/details.ts';
import { rouletteBets } from './roulette-bets.ts';
import { BY_ID } from './rows.ts';
import { hashOfSeed } from './seeds.ts';

/** What a player's own round came to; null where it is none, or not over. Its seed stays hidden while it is in use. */
export async function ownDetails(database: Queryable, id: string): Promise<RoundDetails | null> {
  const [row] = await database.query(BY_ID, [id]);
  if (row?.state !== 'over') return null;
  const { engine, model, bet, moves, mostWin, server, client, nonce } = row;
  const isSlot = SLOT_MODELS.find((known) => known === model);
  const replay = isSlot ? slotReplay(isSlot) : ownReplays[engine];
  if (!replay) return null;
  const outcome = replay(drawsOfBet(server, client, nonce), { bet, moves, mostWin });
  const game = model === null ? engine : `${engine}-${model}`;
  const seed = row.revealedAt === null ? {} : { seed: Buffer.from(server).toString('hex') };
  const details = detailsOf(engine, outcome, {
    game,
    ...seed,
    hash: hashOfSeed(server),
    client,
    nonce,
    bet,
    moves,
    most: mostWin,
  });
  if (engine === 'slot') return withFreeSpins(details, outcome.rows);
  return engine === 'miniroulette' ? withBets(details, rouletteBets(bet, Number(outcome.result), mostWin)) : details;
}

/** How many rows a spin's grid has. */
const ROWS = 3;

/** What a slot's round came to, with its free spins, which are many: the picture is of the spin that won them. */
function withFreeSpins(details: RoundDetails, rows: Outcome['rows']): RoundDetails {
  const free = rows.length / ROWS - 1;
  if (free === 0) return details;
  const { text } = details;
  return {
    ...details,
    text: { en: `${text.en}. Free spins: ${free}`, hi: `${text.hi}। फ़्री स्पिन: ${free}` },
    picture: rows.slice(0, ROWS).map((row) => row.map((cell) => cell.text)),
  };
}
