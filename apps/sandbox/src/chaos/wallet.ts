import { isDeepStrictEqual } from 'node:util';
import { createRandom, DAY, HOUR } from '../base/index.ts';
import type { Campaign } from './campaign.ts';
import { auditOf } from './ledger-sequences.ts';
import { WalletScript } from './wallet-commands.ts';
import { type Outcome, type Snapshot, WalletHouse, type WalletPlayer } from './wallet-house.ts';
import { type Life, newLife, type Verdict, type WalletCommand } from './wallet-life.ts';
import { applied, effectsOf, expire } from './wallet-model.ts';

/** How many interleavings one database sees. */
const ROUND = 2500;
/** What a player begins with, paise. */
const START = 500_000;

/** What a campaign has done, by what became of it; `met` are the moments at which several things were done at once. */
export type WalletTally = Record<Verdict | 'lost' | 'repeated' | 'met' | 'lives', number>;

/**
 * `count` interleavings of what is done to wallets: what a player sends from two devices, what two operators decide, what is sent twice,
 * whose answer is lost and what runs out, at the same moment, and alone between those. After each moment some order of what happened
 * explains all that was answered and all that stands then, by a model that shares no code with the operator; in the end of each player's
 * life the ledger has each effect once.
 */
export const walletCampaign: Campaign = async ({ count, seed, print }) => {
  for (let done = 0; done < count; done += ROUND) {
    const tally = await runWallets({ count: Math.min(ROUND, count - done), seed: seed + done });
    const counts = Object.entries(tally).map(([name, times]) => `${times} ${name}`);
    print(`${Math.min(count, done + ROUND)} interleavings: ${counts.join(', ')}`);
  }
};

/** Lives on a database of their own, until so many interleavings are seen; throws at the first thing that is not explained, with its life. */
export async function runWallets({
  count,
  seed,
}: {
  readonly count: number;
  readonly seed: number;
}): Promise<WalletTally> {
  const house = await WalletHouse.open();
  const tally: WalletTally = { lives: 0, met: 0, granted: 0, first: 0, waiting: 0, refused: 0, lost: 0, repeated: 0 };
  try {
    for (; tally.met < count; tally.lives += 1) await live(house, seed + tally.lives, tally);
    const audit = await auditOf(house.sandbox.database);
    if (Object.values(audit ?? { missing: 1 }).some((wrong) => wrong !== 0)) {
      throw new Error(`The ledger is not in order: ${JSON.stringify(audit)}`);
    }
    return tally;
  } finally {
    await house.sandbox.close();
  }
}

/** One player from the first moment to the last. */
async function live(house: WalletHouse, seed: number, tally: WalletTally): Promise<void> {
  const random = createRandom(seed);
  const script = new WalletScript(random, `wallet-${seed}`);
  const player = await house.newPlayer(START);
  const answers = new Map<string, unknown>();
  const story: unknown[] = [];
  // What an order leaves unseen differs (what a payment left when it went, say): each life that explains all so far goes on.
  let lives: readonly [Life, ...Life[]] = [newLife(START)];
  try {
    for (let moment = random.int(6, 14); moment > 0; moment -= 1) {
      if (random.next() < 0.15) {
        await house.pass(random.pick([1, HOUR, 25 * HOUR, 3 * DAY]));
        for (const life of lives) expire(life, house.sandbox.now().getTime());
        await house.look(player);
      }
      const [known] = lives;
      const commands = script.round(known);
      const outcomes = await Promise.all(commands.map((command) => house.do(player, command)));
      const snapshot = await house.look(player);
      story.push({ commands, verdicts: outcomes.map(({ verdict }) => verdict), snapshot });
      countIn(tally, known, commands, outcomes);
      lives = explained(lives, { commands, outcomes, snapshot, now: house.sandbox.now().getTime() });
      sameAnswers(answers, commands, outcomes);
    }
    await checkLedger(house, player, lives[0]);
  } catch (error) {
    // What is wrong comes first: whoever prints this may cut a long story short.
    const wrong = error instanceof Error ? error.message : String(error);
    throw new Error(`The life with the seed ${seed} went wrong. ${wrong} It came after ${JSON.stringify(story)}`, {
      cause: error,
    });
  }
}

function countIn(
  tally: WalletTally,
  life: Life,
  commands: readonly WalletCommand[],
  outcomes: readonly Outcome[],
): void {
  for (const { verdict } of outcomes) tally[verdict] += 1;
  tally.repeated += commands.filter((one) => 'ref' in one && life.refs[one.ref] !== undefined).length;
  if (commands.length > 1) tally.met += 1;
}

/** What was done at one moment, what its senders heard, and what stands after it. */
interface Moment {
  readonly commands: readonly WalletCommand[];
  readonly outcomes: readonly Outcome[];
  readonly snapshot: Snapshot;
  readonly now: number;
}

/** The lives after a moment: in some order of what happened then, each sender hears what they heard, and all stands as it does. */
function explained(before: readonly Life[], moment: Moment): [Life, ...Life[]] {
  const { commands, snapshot, now } = moment;
  const found: Life[] = [];
  for (const order of ordersOf(commands.length)) {
    for (const life of before.flatMap((one) => inOrder(one, order, moment) ?? [])) {
      const isNew = !found.some((one) => isDeepStrictEqual(one, life));
      if (isNew && isDeepStrictEqual(seen(life, now), snapshot)) found.push(life);
    }
  }
  const [first, ...others] = found;
  if (first) return [first, ...others];
  throw new Error(
    `No order of ${JSON.stringify(moment)} explains it. Before it: ${JSON.stringify(before.map((life) => seen(life, now)))}`,
  );
}

/** What a life becomes if a moment's commands are done in an order; null where somebody heard something else. */
function inOrder(before: Life, order: readonly number[], { commands, outcomes, now }: Moment): Life | null {
  let life = before;
  for (const index of order) {
    const [command, outcome] = [commands[index], outcomes[index]];
    if (!(command && outcome)) return null;
    const next: ReturnType<typeof applied> = applied(life, command, now);
    if (outcome.verdict !== 'lost' && outcome.verdict !== next.verdict) return null;
    life = next.life;
  }
  return life;
}

/** Every order of so many. */
function ordersOf(length: number): number[][] {
  if (length === 0) return [[]];
  return ordersOf(length - 1).flatMap((order) =>
    Array.from({ length }, (_, place) => [...order.slice(0, place), length - 1, ...order.slice(place)]),
  );
}

/** A life as the database would have it. */
function seen({ cash, deposits, withdrawals, corrections, bonuses }: Life, now: number): Snapshot {
  const statesOf = (all: Readonly<Record<number, { readonly state: string }>>) =>
    Object.fromEntries(Object.entries(all).map(([amount, { state }]) => [Number(amount), state]));
  return {
    cash,
    ...{ deposits: statesOf(deposits), withdrawals: statesOf(withdrawals), corrections: statesOf(corrections) },
    bonuses: bonuses.map(({ amount, state, expiresAt, done, claims }) => ({
      ...{ amount, done, claims },
      state: (state === 'available' || state === 'active') && expiresAt <= now ? 'expired' : state,
    })),
  };
}

/** Whoever sends a reference again hears what was answered first. */
function sameAnswers(
  answers: Map<string, unknown>,
  commands: readonly WalletCommand[],
  outcomes: readonly Outcome[],
): void {
  for (const [index, command] of commands.entries()) {
    const outcome = outcomes[index];
    if (!('ref' in command) || outcome?.verdict !== 'granted') continue;
    const first = answers.get(command.ref);
    if (first === undefined) answers.set(command.ref, outcome.body);
    else if (!isDeepStrictEqual(first, outcome.body)) {
      throw new Error(`${command.ref} was answered ${JSON.stringify(first)}, and then ${JSON.stringify(outcome.body)}`);
    }
  }
}

/** Each effect is in the ledger once, and nothing else is. */
async function checkLedger(house: WalletHouse, player: WalletPlayer, life: Life): Promise<void> {
  const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);
  const [written, expected] = [sorted(await house.entriesOf(player)), sorted(effectsOf(life, START))];
  if (!isDeepStrictEqual(written, expected)) {
    throw new Error(`The ledger has ${JSON.stringify(written)} and should have ${JSON.stringify(expected)}`);
  }
}
