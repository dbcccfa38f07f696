import { type CallInput, type calls, getMatchOdds, type MoneyCall } from '@pavilion/api-client/wire';
import { figureOf, hundredthsOf, tickBeside } from '@pavilion/betting-math';
import { paise, ZERO } from '@pavilion/money';
import * as z from 'zod/mini';
import { countWager, grantBonus } from '../money/index.ts';
import { setLimit } from '../players/index.ts';
import { PASSWORD, type SignedIn } from './players.ts';
import type { TestSandbox } from './sandbox.ts';
import { uploaded } from './uploads.ts';

export type MoneyCallName = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends MoneyCall ? Name : never;
}[keyof typeof calls];

/** What a call takes on the wire, without the reference; amounts are rupees. */
type Body<Name extends MoneyCallName> = {
  readonly [Field in Exclude<keyof CallInput<(typeof calls)[Name]>, 'clientRef'>]: unknown;
};
type Prepare<Name extends MoneyCallName> = (sandbox: TestSandbox, player: SignedIn) => Promise<Body<Name>>;

let made = 0;
/** A client reference that was never used before, of the time at which the clocks of tests begin. */
export function freshRef(): string {
  made += 1;
  return `${REF_TIME}-7000-8000-${String(made).padStart(12, '0')}`;
}
const REF_TIME = Date.parse('2026-11-21T12:00:00Z').toString(16).padStart(12, '0').replace(/^.{8}/, '$&-');
const digits = (length: number) => String(10 ** (length - 1) + ++made);

/** For every call that moves money, a request that is granted: it makes what the request is about first. */
export const moneyCalls: { readonly [Name in MoneyCallName]: Prepare<Name> } = {
  createDeposit: (sandbox, player) => newPayment(sandbox, player),
  reclaimPayment: async (sandbox, player) => {
    const payment = await newPayment(sandbox, player);
    await sandbox.database.transaction((tx) =>
      setLimit(tx, { player: player.id, name: 'deposit-month', amount: 0, at: sandbox.now() }),
    );
    return payment;
  },
  fastpayme: async () => ({ amount: 1000, returnPath: '/deposit' }),
  createWithdrawal: async (sandbox, { token }) => ({
    amount: 1000,
    method: 'bank',
    bankId: await newBank(sandbox, token),
    upi: undefined,
    password: PASSWORD,
    passkey: undefined,
    again: true,
    fee: ZERO,
  }),
  cancelWithdrawal: async (sandbox, { token }) => ({ id: await newWithdrawal(sandbox, token) }),
  activateBonus: async (sandbox, player) => ({ bonusId: await newBonus(sandbox, player) }),
  claimBonusPart: async (sandbox, player) => {
    const bonusId = await newActiveBonus(sandbox, player);
    await sandbox.database.transaction((tx) =>
      countWager(tx, {
        player: player.id,
        product: 'match_odds',
        ...{ stake: paise(10_000_000), atRisk: paise(10_000_000), result: ZERO },
        reference: `wager-${digits(9)}`,
        at: sandbox.now(),
      }),
    );
    return { bonusId, part: 1 };
  },
  cancelBonus: async (sandbox, player) => ({ bonusId: await newActiveBonus(sandbox, player), lost: 400, counted: 0 }),
  placeBet: async (sandbox, { token }) => {
    const open = sandbox.feed.matches().find(({ state, inPlay }) => state === 'open' && !inPlay);
    if (!open) throw new Error('No match is open');
    const answer = await sandbox.get(`/sports-api/bet/match/odds?refmatchid=${open.refMatchId}`, { 'xu-auth': token });
    const { market } = z.decode(getMatchOdds.response, answer.body as never).data;
    const runner = market.runners.find(({ back }) => back.length > 0);
    return {
      refMatchId: open.refMatchId,
      marketId: market.marketId,
      marketType: 'match_odds',
      runnerId: runner?.id,
      selectionType: 'back',
      odds: runner?.back[0]?.odds,
      line: undefined,
      stack: 500,
      oddsPolicy: 'none',
      rest: undefined,
    };
  },
  takeCashOut: async (sandbox, player) => ({ quote: await newCashOutQuote(sandbox, player) }),
  cancelBet: async (sandbox, player) => ({ id: await newStandingBet(sandbox, player) }),
  forgetBet: async () => ({}),
};

/** A bet of the player's that stands, a step above what is offered. */
export async function newStandingBet(sandbox: TestSandbox, player: SignedIn): Promise<string> {
  const slip = await moneyCalls.placeBet(sandbox, player);
  const odds = figureOf(tickBeside(hundredthsOf(Number(slip.odds)) ?? 0, 1) ?? 0);
  const { body } = await sandbox.post(
    '/sports-api/bets',
    { ...slip, odds, stack: 100, rest: 'stay', clientRef: freshRef() },
    { 'xu-auth': player.token },
  );
  return (body.data as { bet: { id: string } }).bet.id;
}

/** An offer to cash out what the player has just backed. */
export async function newCashOutQuote(sandbox: TestSandbox, player: SignedIn): Promise<string> {
  const slip = await moneyCalls.placeBet(sandbox, player);
  const headers = { 'xu-auth': player.token };
  await sandbox.post('/sports-api/bets', { ...slip, clientRef: freshRef() }, headers);
  const { body } = await sandbox.get(`/sports-api/bets/cash-out?refmatchid=${slip.refMatchId}`, headers);
  const { cashOuts } = body.data as { cashOuts: { quote: { id: string } | null }[] };
  return cashOuts.find(({ quote }) => quote)?.quote?.id ?? '';
}

/** A bank account of the player's, saved anew. */
/** A payment of ₹1,500 with its proof. */
const newPayment = async (sandbox: TestSandbox, { token }: SignedIn) => ({
  gateway: 'm_paytm',
  amount: 1500,
  fields: { reference: digits(12), payer: 'Asha Rao', screenshot: await uploaded(sandbox, token, 'deposit') },
  coins: undefined,
});

export async function newBank(sandbox: TestSandbox, token: string): Promise<string> {
  const { body } = await sandbox.post(
    '/api/bank',
    { type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank', accountNumber: digits(12), ifsc: 'HDFC0001234' },
    { token },
  );
  return (body.data as { bank: { id: string } }).bank.id;
}

/** A pending request of the player's for ₹1,000. */
export async function newWithdrawal(sandbox: TestSandbox, token: string): Promise<string> {
  const { body } = await sandbox.post(
    '/api/withdrawRequest/create',
    { amount: 1000, method: 'upi', upi: `asha.${digits(6)}@okaxis`, password: PASSWORD, clientRef: freshRef() },
    { token },
  );
  return (body.data as { withdrawal: { id: string } }).withdrawal.id;
}

/** A bonus that the player may take up. */
export async function newBonus(sandbox: TestSandbox, { id, token }: SignedIn): Promise<string> {
  await sandbox.database.transaction((tx) =>
    grantBonus(tx, {
      player: id,
      campaign: 'reload-2026',
      amount: paise(40_000),
      source: digits(9),
      at: sandbox.now(),
    }),
  );
  const { body } = await sandbox.get('/api/bonus/claims', { token });
  const { bonusListing } = body.data as { bonusListing: { id: string; state: string }[] };
  return bonusListing.find(({ state }) => state === 'available')?.id ?? '';
}

async function newActiveBonus(sandbox: TestSandbox, player: SignedIn): Promise<string> {
  const bonusId = await newBonus(sandbox, player);
  await sandbox.post('/api/bonus/claims', { bonusId, clientRef: freshRef() }, { token: player.token });
  return bonusId;
}
