import {
  bytesOfBet,
  bytesOfRound,
  drawsOfRound,
  isOfChain,
  isSeedOf,
  SLOT_MODELS,
  seedBefore,
  seedFrom,
  seedHash,
} from '@pavilion/game-rules';
import {
  type Outcome,
  type OwnReplay,
  ownReplays,
  slotReplay,
  tableReplays,
  WrongInput,
} from '@pavilion/game-rules/outcome';
import { paise, plainText } from '@pavilion/money';
import { type Claim, isForEveryone, SLOT } from './claim.ts';
import { type Drawn, traced } from './trace.ts';

/** A round as it was worked out. */
export interface Checked {
  /** Whether the seed is the one that was promised; null where no hash was given. */
  readonly isPromised: boolean | null;
  /** The hash that the seed has: its own, or after so many steps back along its chain. */
  readonly hash: string;
  readonly numbers: readonly Drawn[];
  readonly blocks: readonly Uint8Array[];
  readonly outcome: Outcome;
}

/** How long a chain may be that is walked back. */
const LONGEST_CHAIN = 1_000_000;

/** Works a round out from what is said of it, by the rules alone. Throws `WrongInput` with the field that can't be read. */
export function checked(claim: Claim): Checked {
  const seed = seedFrom(claim.seed.trim());
  if (!seed) throw new WrongInput('seed');
  const shown = claim.hash.trim();
  if (shown !== '' && !seedFrom(shown)) throw new WrongInput('hash');
  return isForEveryone(claim.game) ? checkedTable(claim, seed, shown) : checkedOwn(claim, seed, shown);
}

function checkedOwn(claim: Claim, seed: Uint8Array, shown: string): Checked {
  const nonce = wholeOf(claim.nonce, 'nonce', Number.MAX_SAFE_INTEGER);
  const { draws, numbers, blocks } = traced(bytesOfBet(seed, claim.client, nonce));
  const outcome = replayOf(claim.game)(draws, {
    bet: jsonOf(claim.bet, 'bet'),
    moves: listOf(claim.moves, 'moves'),
    mostWin: mostOf(claim),
  });
  const isPromised = shown === '' ? null : isSeedOf(seed, shown);
  return { isPromised, hash: seedHash(seed), numbers, blocks, outcome };
}

function checkedTable(claim: Claim, seed: Uint8Array, shown: string): Checked {
  const position = wholeOf(claim.position, 'position', LONGEST_CHAIN);
  const replay = tableReplays[claim.game];
  if (!replay) throw new WrongInput('game');
  const { draws, numbers, blocks } = traced(bytesOfRound(seed, claim.salt));
  const outcome = replay(draws, drawsOfRound(seedBefore(seed), claim.salt), {
    bets: listOf(claim.bet, 'bet'),
    mostWin: mostOf(claim),
  });
  const isPromised = shown === '' ? null : isOfChain(seed, position, shown);
  return { isPromised, hash: hashBack(seed, position), numbers, blocks, outcome };
}

function hashBack(seed: Uint8Array, position: number): string {
  let link = seed;
  for (let taken = 1; taken < position; taken += 1) link = seedBefore(link);
  return seedHash(link);
}

function replayOf(game: string): OwnReplay {
  const model = SLOT_MODELS.find((one) => SLOT + one === game);
  const replay = model ? slotReplay(model) : ownReplays[game];
  if (!replay) throw new WrongInput('game');
  return replay;
}

const mostOf = ({ most }: Claim) => paise(wholeOf(most, 'most', Number.MAX_SAFE_INTEGER));

function wholeOf(text: string, field: string, most: number): number {
  const typed = plainText(text);
  const number = /^\d{1,16}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number <= most)) throw new WrongInput(field);
  return number;
}

function jsonOf(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongInput(field);
  }
}

function listOf(text: string, field: string): readonly unknown[] {
  const list = jsonOf(text, field);
  if (!Array.isArray(list)) throw new WrongInput(field);
  return list;
}
