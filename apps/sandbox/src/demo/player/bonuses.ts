import { type Paise, paise, ZERO } from '@pavilion/money';
import { type Clock, DAY, HOUR } from '../../base/index.ts';
import {
  addCampaigns,
  grantBonus,
  type NewWager,
  onDepositApproved,
  recordActivation,
  recordClaims,
  recordStakes,
  recordWagers,
} from '../../money/index.ts';
import { demoPlayer } from '../../players/index.ts';
import {
  type CashMove,
  cashMovesOf,
  type Database,
  isSeeded,
  markSeeded,
  type Transaction,
} from '../../store/index.ts';

const VERSION = '1';

/** Percent of a settled stake that counts, by product. */
const CONTRIBUTIONS = { match_odds: 100, bookmaker: 50, fancy: 50, slots: 100, live: 10, crash: 20 };

/** In the order in which a deposit tries them. Amounts in paise. */
const CAMPAIGNS = [
  {
    code: 'welcome-2026',
    title: 'Welcome bonus 2026',
    text: '40% of your first deposit, up to ₹2,000. Wager deposit and bonus five times; a quarter of the bonus is released at each quarter.',
    base: 'deposit-and-bonus',
    ...{ multiplier: 5, parts: 4, offer_days: 30, days: 30 },
    ...{ deposit_percent: 40, deposit_min: 50_000, amount_max: 200_000, is_open: true },
  },
  {
    code: 'reload-2026',
    title: 'Diwali reload',
    text: '25% of a deposit of ₹1,000 or more, up to ₹1,000. Wager the bonus five times within 14 days.',
    base: 'bonus',
    ...{ multiplier: 5, parts: 4, offer_days: 14, days: 14 },
    ...{ deposit_percent: 25, deposit_min: 100_000, amount_max: 100_000, is_open: true },
  },
  {
    code: 'reload-autumn-2026',
    title: 'Reload bonus, autumn 2026',
    text: '30% of a deposit of ₹10,000 or more, up to ₹3,000. Wager the bonus five times within 60 days.',
    base: 'bonus',
    ...{ multiplier: 5, parts: 3, offer_days: 14, days: 60 },
    ...{ deposit_percent: 30, deposit_min: 1_000_000, amount_max: 300_000, is_open: false },
  },
  {
    code: 'free-bet',
    title: 'Free bet',
    text: 'A gift to you. Wager the amount once to keep it.',
    base: 'bonus',
    ...{ multiplier: 1, parts: 1, offer_days: 14, days: 14 },
    ...{ deposit_percent: null, deposit_min: null, amount_max: null, is_open: true },
  },
] as const;

/** The house's bonuses, and the demo player's: one active with two of four parts claimed, one available, one complete, one expired. */
export async function seedBonuses(database: Database, clock: Clock): Promise<void> {
  if (await isSeeded(database, 'bonuses', VERSION)) return;
  await database.transaction(async (tx) => {
    await addCampaigns(tx, CAMPAIGNS, CONTRIBUTIONS);
    const demo = await demoPlayer(tx);
    if (demo) await seedDemo(tx, demo.id, clock());
    await markSeeded(tx, 'bonuses', VERSION);
  });
}

/** What the demo player staked while their welcome bonus was active (the mock-ups' bonus page): ₹24,180 of it count. */
const WELCOME_STAKES = [
  ...stakes('match_odds', 8, paise(215_000)),
  ...stakes('bookmaker', 2, paise(210_000)),
  ...stakes('fancy', 2, paise(210_000)),
  ...stakes('slots', 3, paise(50_000)),
  ...stakes('live', 4, paise(220_000)),
  ...stakes('crash', 4, paise(50_000)),
];
const AUTUMN_STAKES = stakes('match_odds', 10, paise(150_000));

type Stake = readonly [product: keyof typeof CONTRIBUTIONS, staked: Paise];
function stakes(product: Stake[0], count: number, staked: Paise): Stake[] {
  return Array.from({ length: count }, (): Stake => [product, staked]);
}

async function seedDemo(tx: Transaction, player: number, now: Date): Promise<void> {
  const claims = (await cashMovesOf(tx, player, 'bonus')).filter(({ title }) => title.startsWith('Bonus part '));
  const play = async (title: string, before: number, wagered: readonly Stake[]) => {
    const made = claims.filter(({ detail }) => detail === title);
    const [first, last] = [made[0], made.at(-1)];
    if (!first || !last) return;
    const begin = new Date(first.at.getTime() - before);
    await recordActivation(tx, player, title, begin);
    await recordStakes(tx, player, title, await recordWagers(tx, player, spread(title, wagered, begin, last.at)));
    await recordClaims(tx, player, title, made.map(claimOf));
  };
  const deposited = (id: number, amount: Paise, at: number) =>
    onDepositApproved(tx, player, id, amount, new Date(now.getTime() + at));
  await grantBonus(tx, { player, campaign: 'reload-autumn-2026', amount: paise(300_000), source: 'demo', at: now });
  await play('Reload bonus, autumn 2026', 6 * DAY, AUTUMN_STAKES);
  await grantBonus(tx, {
    player,
    campaign: 'free-bet',
    amount: paise(20_000),
    source: 'demo',
    at: new Date(now.getTime() - 30 * DAY),
  });
  await deposited(-1, paise(500_000), 0);
  await play('Welcome bonus 2026', 7 * DAY, WELCOME_STAKES);
  await deposited(-2, paise(400_000), -HOUR);
}

/** The stakes, evenly from `from` to `to`. */
function spread(title: string, wagered: readonly Stake[], from: Date, to: Date): NewWager[] {
  const step = (to.getTime() - from.getTime()) / (wagered.length + 1);
  return wagered.map(([product, stake], index) => ({
    reference: `demo:${title}:${index + 1}`,
    product,
    stake,
    result: ZERO,
    at: new Date(from.getTime() + step * (index + 1)),
  }));
}

const claimOf = ({ title, amount, at }: CashMove) => ({ part: Number(/part (\d+)/.exec(title)?.[1]), amount, at });
