import { type Call, calls } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { countWager, payReferrals } from '../../money/index.ts';
import { playerById } from '../../players/accounts/lookup.ts';
import { notify } from '../../players/index.ts';
import { keepPasskey, passkeysOf } from '../../players/passkeys/passkeys.ts';
import {
  freshRef,
  moneyCalls,
  newBank,
  newBonus,
  newCashOutQuote,
  newStandingBet,
  newWithdrawal,
} from '../../testing/money-calls.ts';
import { playerRows } from '../../testing/player-rows.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uploaded } from '../../testing/uploads.ts';
import { BASES } from './calls.ts';

/** A player with one of everything, each thing bearing their mark. */
interface Owner extends SignedIn {
  readonly mark: string;
  readonly bank: string;
  readonly withdrawal: string;
  readonly deposit: string;
  readonly bonus: string;
  readonly proof: string;
  /** A second one, for a payment that is asked back. */
  readonly paid: string;
  readonly document: string;
  readonly child: string;
  readonly payment: string;
  readonly betRef: string;
  readonly standingBet: string;
  readonly cashOutQuote: string;
  readonly notification: string;
  /** Another one than theirs here. */
  readonly session: string;
  readonly passkey: string;
  readonly cursor: string;
  readonly reference: string;
}

let sandbox: TestSandbox;
const owners: Owner[] = [];
beforeAll(async () => {
  sandbox = await testSandbox();
  for (let number = 0; number < 3; number += 1) owners.push(await newOwner());
});
afterAll(() => sandbox.close());

/** Every text that a request may carry and that names a thing of a player's: a request of `me`'s that names another's. */
const named: Readonly<Record<string, (me: Owner, other: Owner) => object>> = {
  'cancelBet.id': (_, { standingBet }) => ({ id: standingBet }),
  'takeCashOut.quote': (_, { cashOutQuote }) => ({ quote: cashOutQuote }),
  'cancelWithdrawal.id': (_, { withdrawal }) => ({ id: withdrawal }),
  'getWithdrawals.id': (_, { withdrawal }) => ({ id: withdrawal }),
  'createWithdrawal.bankId': (_, { bank }) => ({ amount: 1000, method: 'bank', bankId: bank, password: PASSWORD }),
  'setDefaultBank.id': (_, { bank }) => ({ id: bank }),
  'removeBank.id': (_, { bank }) => ({ id: bank }),
  'createDeposit.fields': (me, { proof }) => ({
    gateway: 'm_paytm',
    amount: 1500,
    fields: { reference: String(600_000_000_000 + me.id), payer: 'Asha Rao', screenshot: proof },
  }),
  'reclaimPayment.fields': (me, { paid }) => ({
    gateway: 'm_paytm',
    amount: 20_000,
    fields: { reference: String(700_000_000_000 + me.id), payer: 'Asha Rao', screenshot: paid },
  }),
  'getDeposits.id': (_, { deposit }) => ({ id: deposit }),
  'submitKyc.fields': (_, { document }) => ({
    type: 'passport',
    fields: { number: 'A1234567', fullName: 'Asha Rao', birth: '1990-01-01', expiry: '2036-01-01', front: document },
  }),
  'activateBonus.bonusId': (_, { bonus }) => ({ bonusId: bonus }),
  'claimBonusPart.bonusId': (_, { bonus }) => ({ bonusId: bonus, part: 1 }),
  'cancelBonus.bonusId': (_, { bonus }) => ({ bonusId: bonus }),
  'getBonusParts.bonusId': (_, { bonus }) => ({ bonusId: bonus }),
  'getReferralChildren.parent': (_, { child }) => ({ parent: child }),
  'getReferralLines.period': (_, { payment }) => ({ period: payment }),
  'getBets.clientref': (_, { betRef }) => ({ clientref: betRef }),
  'readNotifications.upTo': (_, { notification }) => ({ upTo: notification }),
  'readNotifications.id': (_, { notification }) => ({ id: notification }),
  'endSession.id': (_, { session }) => ({ id: session }),
  'removePasskey.id': (_, { passkey }) => ({ id: passkey, password: PASSWORD }),
  'getStatementSubject.reference': (_, { reference }) => ({ reference }),
  'getAccountStatement.cursor': (_, { cursor }) => ({ from: '2026-11-01', to: '2026-11-30', cursor }),
  'getAccountStatement.reference': (_, { reference }) => ({ from: '2026-11-01', to: '2026-11-30', reference }),
};

/** Texts that name nothing of a player's, or what everybody may name. */
const harmless = [
  'addBank.accountNumber',
  'addBank.bankName',
  'addBank.cardNumber',
  'addBank.expires',
  'addBank.holder',
  'addBank.ifsc',
  'addBank.passkey',
  'addPasskey.credential',
  'beginPasskey.password',
  'createDeposit.coins',
  'createDeposit.gateway',
  'reclaimPayment.coins',
  'reclaimPayment.gateway',
  'createWithdrawal.passkey',
  'createWithdrawal.password',
  'createWithdrawal.upi',
  'fastpayme.returnPath',
  'generateReferral.campaign',
  'getBets.marketid',
  'getBets.refmatchid',
  'getBookmakerOdds.refmatchid',
  'getCashOut.refmatchid',
  'getFancyOdds.refmatchid',
  'getMatchOdds.refmatchid',
  'getMatchSettings.refmatchid',
  // A number that a page of one's own begins below, whoever's it is.
  'getNotifications.before',
  'getPlaySession.code',
  'getPlaySession.provider',
  'getPriceHistory.refmatchid',
  'openLobby.gameCode',
  'placeBet.marketId',
  'placeBet.refMatchId',
  'placeBet.runnerId',
  'selfExclude.password',
  'removePasskey.password',
  'sendContactMessage.message',
  'sendContactMessage.reach',
  'setDefaultBank.passkey',
  'setDefaultBank.password',
  'setRealityCheck.every',
  'setSessionLimit.minutes',
  'submitKyc.type',
  'takeBreak.password',
  'updatePassword.current',
  'updatePassword.password',
];

const signedIn = (Object.entries(calls) as [keyof typeof calls, Call][]).filter(([, { auth }]) => auth !== 'none');

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Days, whose format a check beside it hides. */
const DAYS = ['from', 'to', 'startdate', 'enddate'];

/** The fields of a request that take whatever text, or texts by whatever name. A client reference is its player's own (`once`). */
function freeTexts({ properties = {}, anyOf = [], oneOf = [] }: Schema): string[] {
  const here = Object.entries(properties).filter(
    ([name, { type, enum: values, const: word, format }]) =>
      name !== 'clientRef' &&
      !DAYS.includes(name) &&
      (type === 'string' || type === 'object' || type === undefined) &&
      values === undefined &&
      word === undefined &&
      format === undefined,
  );
  return [...here.map(([name]) => name), ...[...anyOf, ...oneOf].flatMap(freeTexts)];
}

test('every text in a request is known to name somebody’s thing or nobody’s', () => {
  const fields = signedIn.flatMap(([name, call]) =>
    freeTexts(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema).map(
      (field) => `${name}.${field}`,
    ),
  );
  expect([...new Set(fields)].toSorted()).toEqual([...Object.keys(named), ...harmless].toSorted());
});

const pairs = [0, 1, 2].flatMap((me) => [0, 1, 2].filter((other) => other !== me).map((other) => [me, other] as const));

test.each(Object.keys(named))(
  '%s of another player is as if it were not there, and nothing of theirs is shown or changed',
  async (field) => {
    const [name = '', key = ''] = field.split('.');
    const call = (calls as Record<string, Call>)[name];
    const request = named[field];
    if (!call || !request) throw new Error(`There is no call ${name}`);
    for (const [i, j] of pairs) {
      const [me, other] = [owners[i], owners[j]];
      if (!me || !other) throw new Error('An owner is missing');
      const before = [await playerRows(sandbox.database, me.id), await playerRows(sandbox.database, other.id)];
      const answer = await send(call, { ...request(me, other), ...(call.once ? { clientRef: freshRef() } : {}) }, me);
      expect([await playerRows(sandbox.database, me.id), await playerRows(sandbox.database, other.id)]).toEqual(before);
      const text = JSON.stringify(answer.body);
      const { id: _, token: __, ...things } = other;
      for (const thing of Object.values(things).filter((one) => !Number.isInteger(Number(one)))) {
        expect(text).not.toContain(thing);
      }
      if (answer.status === 200) expect(isEmpty(answer.body.data) || key === 'cursor').toBe(true);
      else
        expect([field, [404, 422].includes(answer.status), String(answer.body.field).split('.')[0]]).toEqual([
          field,
          true,
          key,
        ]);
    }
    // About one's own thing the same request is another matter: what was refused is whose it is.
    const [owner] = owners;
    if (!owner) throw new Error('An owner is missing');
    const own = await send(call, { ...request(owner, owner), ...(call.once ? { clientRef: freshRef() } : {}) }, owner);
    expect([field, own.status]).toEqual([field, field === 'claimBonusPart.bonusId' ? 403 : 200]);
    if (call.method === 'GET' && key !== 'cursor') expect(isEmpty(own.body.data)).toBe(false);
  },
);

/** Whether every list of an answer is empty, and says so; what a line is about is then nothing. */
const isEmpty = (data: unknown) =>
  Object.entries(data as object).every(([name, part]) => {
    if (Array.isArray(part)) return part.length === 0;
    if (name === 'about') return part === null;
    return !['count', 'total'].includes(name) || part === 0;
  });

async function send(call: Call, input: object, { token }: SignedIn): Promise<Answer> {
  const path = BASES[call.host] + call.path;
  if (call.method === 'POST') return sandbox.post(path, input, { [call.auth]: token });
  return sandbox.get(`${path}?${new URLSearchParams(input as Record<string, string>)}`, { [call.auth]: token });
}

/** Signs a player in on another device; returns what that session is called. */
async function newSession({ id, token }: SignedIn): Promise<string> {
  const { username } = (await playerById(sandbox.database, id)) ?? {};
  await sandbox.post('/api/login', { username, password: PASSWORD });
  const { body } = await sandbox.get('/api/sessions', { token });
  const { sessions } = body.data as { sessions: readonly { id: string; isThis: boolean }[] };
  return sessions.find(({ isThis }) => !isThis)?.id ?? '';
}

async function newPasskey({ id }: SignedIn): Promise<string> {
  await keepPasskey(sandbox.database, {
    ...{
      player: id,
      credentialId: Buffer.from(`key of ${id}`),
      publicKey: Buffer.alloc(0),
      counter: 0,
      transports: [],
    },
    ...{ rpId: 'localhost', keeper: null, device: { kind: 'other' }, at: sandbox.now() },
  });
  // Their own account is withdrawn to without it.
  await sandbox.database.query('update bank_detail set confirmed_at = $2 where player_id = $1', [id, sandbox.now()]);
  const [passkey] = await passkeysOf(sandbox.database, id);
  return passkey?.id ?? '';
}

async function newOwner(): Promise<Owner> {
  const player = await newPlayer(sandbox);
  const { token } = player;
  const mark = `Mark${player.id}`;
  const dataOf = async <T>(answer: Promise<Answer>) => (await answer).body.data as T;
  const deposit = await moneyCalls.createDeposit(sandbox, player);
  const kept = await dataOf<{ deposit: { id: string } }>(
    sandbox.post('/api/deposit/create', { ...deposit, clientRef: freshRef() }, { token }),
  );
  const betRef = freshRef();
  await sandbox.post(
    '/sports-api/bets',
    { ...(await moneyCalls.placeBet(sandbox, player)), clientRef: betRef },
    { 'xu-auth': token },
  );
  const withdrawal = await newWithdrawal(sandbox, token);
  // More than that is asked back, and added to nobody.
  await sandbox.post('/api/limits/set', { name: 'deposit-month', amount: 19_000 }, { token });
  await sandbox.database.transaction((tx) =>
    notify(tx, player.id, { title: mark, message: mark, status: 'info', at: sandbox.now() }),
  );
  const child = await newPlayer(sandbox, paise(100));
  await bring(player, child, mark);
  await bring(child, await newPlayer(sandbox, paise(100)), mark);
  const statement = await dataOf<{ next: string }>(
    sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2026-11-30&limit=1', { token }),
  );
  const children = await dataOf<{ children: { id: string }[] }>(sandbox.get('/api/ref/children', { token }));
  await sandbox.database.transaction(async (tx) => {
    await countWager(tx, {
      ...{ player: child.id, product: 'fancy' as const, stake: paise(100_000), atRisk: paise(100_000) },
      ...{ result: paise(-100_000), reference: `${mark}-lost`, at: sandbox.now() },
    });
    await payReferrals(tx, new Date(sandbox.now().getTime() + 1), sandbox.now());
  });
  const commission = await dataOf<{ payments: { id: string }[] }>(sandbox.get('/api/ref/commission', { token }));
  const notifications = await dataOf<{ notifications: { id: string }[] }>(sandbox.get('/api/notifications', { token }));
  return {
    ...player,
    mark,
    bank: await newBank(sandbox, token),
    withdrawal,
    deposit: kept.deposit.id,
    bonus: await newBonus(sandbox, player),
    proof: await uploaded(sandbox, token, 'deposit'),
    paid: await uploaded(sandbox, token, 'deposit'),
    document: await uploaded(sandbox, token, 'kyc'),
    child: children.children[0]?.id ?? '',
    payment: commission.payments[0]?.id ?? '',
    betRef,
    standingBet: await newStandingBet(sandbox, player),
    cashOutQuote: await newCashOutQuote(sandbox, player),
    notification: notifications.notifications[0]?.id ?? '',
    session: await newSession(player),
    passkey: await newPasskey(player),
    cursor: statement.next,
    reference: withdrawal,
  };
}

/** Puts `child` under a player who brought them. */
async function bring({ id, token }: SignedIn, child: SignedIn, name: string): Promise<void> {
  await sandbox.post('/api/ref/generate', {}, { token });
  await sandbox.database.query('update player set name = $2 where id = $1', [child.id, name]);
  await sandbox.database.query(
    `insert into referral (player_id, referrer_id, code_id, at)
     select $1, player_id, id, $3 from referral_code where player_id = $2`,
    [child.id, id, sandbox.now()],
  );
}
