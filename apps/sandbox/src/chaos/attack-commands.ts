import { getMatches, type Match } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { Random } from '../base/index.ts';
import { PASSWORD } from '../testing/players.ts';
import type { Answer, AttackHouse, CallName, Victim } from './attack-house.ts';
import { hostileBodies } from './attack-numbers.ts';
import { type Heard, Round, wrong } from './attack-round.ts';

/** One way to take what is not one's own. It throws where that succeeds. */
type Attack = (scene: Scene) => Promise<void>;

interface Scene {
  readonly house: AttackHouse;
  readonly round: Round;
  readonly random: Random;
  /** Matches that took bets a moment ago, at the prices of then. */
  readonly matches: readonly Match[];
  /** Requests that were granted long ago. */
  readonly old: readonly Heard[];
}

/** How many requests go off at the same time. */
const AT_ONCE = 12;
const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

const withdrawal = (rupees: number) => ({
  ...{ amount: rupees, method: 'upi', upi: 'somebody@upi', password: PASSWORD },
  again: true,
});

/** A back on a match's first runner that has a price, as it was seen. */
function bet({ random, matches }: Scene, rupees: number, oddsPolicy = 'any', better = 0): object | null {
  const open = matches.filter(({ runners }) => runners.some(({ back }) => back !== null));
  if (open.length === 0) return null;
  const match = random.pick(open);
  const runner = match.runners.find(({ back }) => back !== null);
  return {
    refMatchId: match.refMatchId,
    marketId: `${match.refMatchId}-MO`,
    marketType: 'match_odds',
    runnerId: runner?.id,
    selectionType: 'back',
    odds: better > 0 ? better : runner?.back?.odds,
    stack: rupees,
    oddsPolicy,
  };
}

/** Twelve times two thirds of what there is, by withdrawals and bets, each under its own reference: one of them is granted. */
const doubleSpend: Attack = async (scene) => {
  const { house, round, random } = scene;
  const victim = await house.newVictim(1500);
  await atOnce(async () => {
    const slip = random.next() < 0.5 ? bet(scene, 1000) : null;
    await (slip ? round.send('placeBet', victim, slip) : round.send('createWithdrawal', victim, withdrawal(1000)));
  });
  if (round.granted().length > 1) wrong('More was granted than there was', round.granted());
};

/** One request twelve times at once, some of them altered: one content is granted, and all who sent it hear the same. */
const sameReference: Attack = async (scene) => {
  const { house, round, random } = scene;
  const victim = await house.newVictim(50_000);
  const ref = house.newRef();
  const isAltered = random.next() < 0.5;
  const name: CallName = random.next() < 0.5 ? 'createWithdrawal' : 'placeBet';
  const slip = name === 'placeBet' ? bet(scene, 1000) : withdrawal(1000);
  if (!slip) return;
  const altered = name === 'placeBet' ? { ...slip, stack: 1001 } : { ...slip, amount: 1001 };
  await atOnce((index) => round.send(name, victim, isAltered && index % 2 === 1 ? altered : slip, ref));
  const bodies = new Set(
    round.heard.filter(({ answer }) => answer.status === 200).map(({ body }) => JSON.stringify(body)),
  );
  if (bodies.size > 1) wrong('Two requests were granted under one reference', [...bodies]);
  await countOf(house, victim, bodies.size);
};

/** Throws unless the player has so many bets and withdrawals that they did not take back. */
async function countOf({ database }: AttackHouse, { id }: Victim, expected: number): Promise<void> {
  const [found] = await database.query(
    `select (select count(*) from bet where player_id = $1) + (select count(*) from withdrawal where player_id = $1 and state <> 'cancelled') as count`,
    [id],
  );
  if (found?.count !== expected) wrong(`It happened ${found?.count} times instead of ${expected}`, id);
}

/** Amounts that are none: below zero, nothing, not numbers, finer than a paisa, too large. Each is refused and leaves nothing. */
const badNumbers: Attack = async ({ house, random }) => {
  const victim = await house.newVictim(50_000);
  const bodies = hostileBodies(random, () => house.newRef(), AT_ONCE);
  await Promise.all(
    bodies.map(async ({ name, json }) => {
      const { status } = await house.send(name, victim, json);
      if (status < 400) wrong(`${name} was granted`, json);
    }),
  );
  await countOf(house, victim, 0);
};

/** Bets at prices of a while ago, or better than anybody offers: whatever is taken is what its policy allows. */
const stalePrices: Attack = async (scene) => {
  const { house, round, random } = scene;
  const victim = await house.newVictim(500_000);
  await atOnce(async () => {
    const slip = bet(
      scene,
      100,
      random.pick(['none', 'better']),
      random.next() < 0.5 ? random.pick([1000, 1.01, 50]) : 0,
    );
    if (slip) await round.send('placeBet', victim, slip);
  });
  for (const { body, answer } of round.granted()) {
    const { odds, oddsPolicy } = body as { odds: number; oddsPolicy: string };
    const { matchedOdds } = (answer.body.data as { bet: { matchedOdds: number } }).bet;
    if (oddsPolicy === 'none' ? matchedOdds !== odds : matchedOdds < odds)
      wrong('A bet was taken at a worse price', answer);
  }
};

/** What was granted long ago, sent again: the first answer, whatever has become of it; and altered: refused. */
const replay: Attack = async ({ house, old, random }) => {
  if (old.length === 0) return;
  await atOnce(async () => {
    const { name, victim, ref, body, answer } = random.pick(old);
    const isAltered = random.next() < 0.4;
    const again = await house.send(name, victim, { ...(isAltered ? altered(body) : body), clientRef: ref });
    if ([429, 503].includes(again.status)) return;
    const isRight = isAltered
      ? again.status === 409
      : again.status === 200 && JSON.stringify(sorted(again.body)) === JSON.stringify(sorted(answer.body));
    if (!isRight) wrong(`A replay of ${name} (${isAltered ? 'altered' : 'as it was'})`, { first: answer, again });
  });
};

/** The same request about something else. */
function altered(body: object): object {
  if ('stack' in body) return { ...body, stack: 777 };
  if ('amount' in body) return { ...body, amount: 777 };
  return 'bonusId' in body ? { ...body, bonusId: '1' } : { ...body, id: 'WD-1' };
}

/** Keys in one order: an answer that was kept comes back in the database's. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

/** A request to withdraw, taken back from all sides while the desk decides it: its money comes back once, or not at all. */
const cancelRace: Attack = async ({ house, round, random }) => {
  const [victim, stranger] = [await house.newVictim(3000), await house.newVictim(100)];
  const id = idIn(await round.send('createWithdrawal', victim, withdrawal(1000)), 'withdrawal');
  if (id === null) return;
  const desk = random.pick(['decline', 'approve'] as const);
  const [stolen] = await Promise.all([
    round.send('cancelWithdrawal', stranger, { id }),
    ...Array.from({ length: AT_ONCE - 4 }, () => round.send('cancelWithdrawal', victim, { id })),
    house.decide(`/withdrawals/${id}/${desk}`, { reason: 'An attack' }),
    house.decide(`/withdrawals/${id}/decline`, { reason: 'An attack' }),
  ]);
  if (stolen.status < 400) wrong('Somebody took back what is not theirs', stolen);
  if ((await stateOf(house, 'withdrawal', id)) === 'approved') {
    await Promise.all([
      house.decide(`/withdrawals/${id}/pay`, { utr: 'N326264410' }),
      house.decide(`/withdrawals/${id}/fail`, { reason: 'An attack' }),
      house.decide(`/withdrawals/${id}/pay`, { utr: 'N326264411' }),
    ]);
  }
  const state = await stateOf(house, 'withdrawal', id);
  const isOut = ['pending', 'approved', 'paid'].includes(String(state));
  await cashIs(house, victim, isOut ? 200_000 : 300_000, `a withdrawal that is ${state}`);
};

/** What ₹2,000 are of a coin, by the rate that the house begins with. */
const COINS = { count: '22.624435', rate: 88.4 };

/** One payment told of twice, approved and declined from all sides: its money comes once, or not at all. */
const depositRace: Attack = async ({ house, round, random }) => {
  const victim = await house.newVictim(100);
  const hash = `0x${Array.from({ length: 64 }, () => random.int(0, 15).toString(16)).join('')}`;
  const body = { gateway: 'm_binance_bsc', amount: 2000, coins: COINS, fields: { reference: hash } };
  const answers = await Promise.all([1, 2, 3].map(() => round.send('createDeposit', victim, body)));
  const ids = answers.flatMap((answer) => idIn(answer, 'deposit') ?? []);
  if (ids.length > 1) wrong('One payment was taken for several deposits', answers);
  const [id] = ids;
  if (id === undefined) return;
  await Promise.all(
    Array.from({ length: AT_ONCE - 4 }, (_, index) =>
      house.decide(`/deposits/${id}/${index % 3 === 2 ? 'decline' : 'approve'}`, { reason: 'An attack' }),
    ),
  );
  const state = await stateOf(house, 'deposit', id);
  if (state === 'approved') await bonusRace(house, round, victim);
  await cashIs(house, victim, state === 'approved' ? 210_000 : 10_000, `a deposit that is ${state}`);
};

/** What came with a deposit, taken up, claimed and given back at once: nothing of it is won yet, so nothing is paid. */
async function bonusRace(house: AttackHouse, round: Round, victim: Victim): Promise<void> {
  const { body } = await house.get('/api/bonus/claims', victim);
  const { bonusListing } = body.data as { bonusListing: readonly { id: string; state: string }[] };
  const available = bonusListing.filter(({ state }) => state === 'available').map(({ id }) => id);
  await Promise.all(
    available.flatMap((bonusId) => [
      ...[1, 2].map(() => round.send('activateBonus', victim, { bonusId })),
      ...[1, 2].map(() => round.send('claimBonusPart', victim, { bonusId, part: 1 })),
      round.send('cancelBonus', victim, { bonusId }),
    ]),
  );
}

/** A gateway's page, paid, declined and left at once, several times: the gateway takes the money at most once. */
const gatewayRace: Attack = async ({ house, round, random }) => {
  const victim = await house.newVictim(100);
  const { body, status } = await round.send('fastpayme', victim, { amount: 500, returnPath: '/deposit' });
  if (status !== 200) return;
  const { pathname } = new URL(String((body.data as { redirectUrl: string }).redirectUrl), 'http://localhost');
  await house.request(pathname, {});
  await atOnce(() => house.post(`${pathname}/${random.pick(['pay', 'pay', 'decline', 'leave'])}`));
};

async function stateOf(
  { database }: AttackHouse,
  table: 'withdrawal' | 'deposit',
  id: string,
): Promise<string | undefined> {
  const [row] = await database.query(
    table === 'deposit' ? 'select state from deposit where id = $1' : 'select state from withdrawal where id = $1',
    [Number(id.slice(3))],
  );
  return row?.state;
}

async function cashIs({ database }: AttackHouse, { id }: Victim, paise: number, why: string): Promise<void> {
  const [row] = await database.query(`select balance as cash from account where player_id = $1 and name = 'cash'`, [
    id,
  ]);
  if (row?.cash !== paise) wrong(`With ${why} there should be ${paise}, and there is`, { player: id, ...row });
}

function idIn({ status, body }: Answer, what: 'withdrawal' | 'deposit'): string | null {
  return status === 200 ? ((body.data as Record<string, { id: string }>)[what]?.id ?? null) : null;
}

/** Every attack, by its name. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  doubleSpend,
  sameReference,
  badNumbers,
  stalePrices,
  replay,
  cancelRace,
  depositRace,
  gatewayRace,
};
const NAMES = Object.keys(ATTACKS);

/** How many of those that were granted are remembered, to be sent again. */
const MEMORY = 400;

/** Attacks until so many requests were sent, several players at a time. Returns how often each attack was tried, and how much was granted. */
export async function attackWithCommands(
  house: AttackHouse,
  { count, random, sideBySide }: { readonly count: number; readonly random: Random; readonly sideBySide: number },
  onProgress: () => Promise<void>,
): Promise<{ readonly tried: ReadonlyMap<string, number>; readonly granted: number }> {
  const tried = new Map<string, number>();
  const old: Heard[] = [];
  let granted = 0;
  let matches: readonly Match[] = [];
  const until = house.counts.sent + count;
  while (house.counts.sent < until) {
    if (random.next() < 0.1 || matches.length === 0) matches = await openMatches(house);
    const prices = matches;
    await Promise.all(
      Array.from({ length: sideBySide }, async () => {
        const name = random.pick(NAMES);
        tried.set(name, (tried.get(name) ?? 0) + 1);
        const round = new Round(house);
        await ATTACKS[name]?.({ house, round, random, matches: prices, old });
        await round.examine();
        old.push(...round.granted());
        granted += round.granted().length;
        old.splice(0, old.length - MEMORY);
      }),
    );
    await onProgress();
  }
  return { tried, granted };
}

async function openMatches(house: AttackHouse): Promise<Match[]> {
  const { body } = await house.request('/sports-api/bet/matches', {});
  return z.decode(getMatches.response, body as never).data.matches.filter(({ state }) => state === 'open');
}
