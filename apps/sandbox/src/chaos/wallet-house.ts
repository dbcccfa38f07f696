import type { Gateway } from '@pavilion/api-client/wire';
import { paise, rupeesOf } from '@pavilion/money';
import { addCampaigns, addGateway, bonusesOf, countWager, doneOf, expireDeposits } from '../money/index.ts';
import { createSessions } from '../players/index.ts';
import { changeSetting, onlyRow, walletOf } from '../store/index.ts';
import { signedInDesk } from '../testing/desk.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { type Life, OPERATORS, type OperatorName, RULES, type Verdict, type WalletCommand } from './wallet-life.ts';

const DESK = '/sandbox/desk';
const GATEWAY = 'chaos';

/** What a player's wallet stands at, as the database has it. */
export type Snapshot = Pick<Life, 'cash'> & {
  readonly deposits: Readonly<Record<number, string>>;
  readonly withdrawals: Readonly<Record<number, string>>;
  readonly corrections: Readonly<Record<number, string>>;
  readonly bonuses: readonly {
    readonly amount: number;
    readonly state: string;
    readonly done: number;
    readonly claims: readonly number[];
  }[];
};

/** What came of a command: what its sender heard, with the answer, unless it was lost. */
export interface Outcome {
  readonly verdict: Verdict | 'lost';
  readonly body: unknown;
}

/** What the desk's forms of an operator are sent with. */
interface Operator {
  readonly cookie: string;
  readonly csrf: string;
}

/** The player whose wallet is at stake: one account on two devices. */
export interface WalletPlayer {
  readonly id: number;
  readonly tokens: readonly [string, string];
}

/** An operator in one process, whose rules are those of the model, and two people at its desk. */
export class WalletHouse {
  readonly sandbox: TestSandbox;
  readonly #operators: ReadonlyMap<OperatorName, Operator>;
  /** What the server calls each deposit, withdrawal, correction and bonus of the player who is on. */
  #names = new Map<string, string>();
  #bonuses: readonly string[] = [];

  private constructor(sandbox: TestSandbox, operators: ReadonlyMap<OperatorName, Operator>) {
    this.sandbox = sandbox;
    this.#operators = operators;
  }

  static async open(): Promise<WalletHouse> {
    const sandbox = await testSandbox();
    const { database } = sandbox;
    await database.transaction(async (tx) => {
      await tx.query('update bonus_campaign set is_open = false');
      await addCampaigns(tx, RULES.campaigns.map(campaignOf), { match_odds: 100 });
      await addGateway(tx, gateway(), 99);
      await changeSetting(tx, 'second-eyes', {
        ...{ corrections: RULES.corrections, withdrawals: RULES.withdrawals },
        // Its deposits and bonuses are one operator's, however large, and of however many players.
        ...{ deposits: 10 ** 12, bonuses: 10 ** 12, operator: 10 ** 15 },
      });
      await changeSetting(tx, 'withdrawals', { kycAbove: 10 ** 12, canCancel: true });
    });
    const operators = new Map<OperatorName, Operator>();
    for (const name of OPERATORS) {
      const desk = await signedInDesk(sandbox, name);
      const csrf = /name="csrf" value="([^"]+)"/.exec((await desk.open('/operators')).body)?.[1] ?? '';
      operators.set(name, { cookie: desk.cookies(), csrf });
    }
    // Weeks go by, and nobody signs in again.
    await database.query(`update desk_session set expires_at = '2200-01-01'`);
    return new WalletHouse(sandbox, operators);
  }

  async newPlayer(cash: number): Promise<WalletPlayer> {
    const player: SignedIn = await newPlayer(this.sandbox, paise(cash));
    const { database, now } = this.sandbox;
    const other = await database.transaction((tx) => createSessions(database, now).begin(tx, player.id, true));
    this.#names = new Map();
    this.#bonuses = [];
    return { id: player.id, tokens: [player.token, other] };
  }

  /** Does a command, as its sender does. Throws where the answer is a failure of the operator's. */
  async do(player: WalletPlayer, command: WalletCommand): Promise<Outcome> {
    if ('ref' in command) {
      const outcome = await this.#call(player, command);
      return command.isLost ? { verdict: 'lost', body: null } : outcome;
    }
    if ('by' in command) return this.#atDesk(player, command);
    const { database } = this.sandbox;
    const at = this.sandbox.now();
    if (command.do === 'sweep') await database.transaction((tx) => expireDeposits(tx, at));
    else {
      const stake = paise(command.stake);
      const wager = { player: player.id, product: 'match_odds', stake, atRisk: stake, result: paise(0) } as const;
      await database.transaction((tx) => countWager(tx, { ...wager, reference: command.wager, at }));
    }
    return { verdict: 'granted', body: null };
  }

  /** Lets time pass, and ends what ran out. */
  async pass(ms: number): Promise<void> {
    this.sandbox.pass(ms);
    await this.sandbox.database.transaction((tx) => expireDeposits(tx, this.sandbox.now()));
  }

  /** What the player has now; from here on commands know what the server calls each of it. */
  async look({ id: player }: WalletPlayer): Promise<Snapshot> {
    const { database } = this.sandbox;
    const [{ cash }, rows, bonuses] = await Promise.all([
      walletOf(database, player),
      database.query(
        `select 'deposits' as room, 'DP-' || id as name, amount, state from deposit where player_id = $1
         union all select 'withdrawals', 'WD-' || id, amount, state from withdrawal where player_id = $1
         union all select 'corrections', 'CR-' || id, amount, state from desk_request where player_id = $1 and kind = 'correction'`,
        [player],
      ),
      bonusesOf(database, player, this.sandbox.now()),
    ]);
    const inOrder = bonuses.toReversed();
    this.#bonuses = inOrder.map(({ id }) => String(id));
    this.#names = new Map(rows.map(({ room, name, amount }) => [`${room} ${amount}`, String(name)]));
    const statesOf = (room: string) =>
      Object.fromEntries(
        rows.filter((row) => row.room === room).map(({ amount, state }) => [Number(amount), String(state)]),
      );
    return {
      cash,
      ...{ deposits: statesOf('deposits'), withdrawals: statesOf('withdrawals'), corrections: statesOf('corrections') },
      bonuses: inOrder.map((one) => ({
        ...{ amount: one.amount, state: one.state, done: doneOf(one) },
        claims: one.claims.map(({ part }) => part),
      })),
    };
  }

  /** What moved the player's cash, entry by entry, in paise. */
  async entriesOf({ id }: WalletPlayer): Promise<number[]> {
    const rows = await this.sandbox.database.query(
      `select amount from ledger_entry where player_id = $1 and name = 'cash' order by id`,
      [id],
    );
    return rows.map(({ amount }) => amount);
  }

  async #call(player: WalletPlayer, command: Extract<WalletCommand, { readonly ref: string }>): Promise<Outcome> {
    const [path, body] = this.#bodyOf(player, command);
    const token = player.tokens[command.device];
    const answer = await this.sandbox.post(`/api${path}`, { ...body, clientRef: command.ref }, { token });
    return { verdict: verdictOf(answer.status, [200], answer.body), body: answer.body };
  }

  #bodyOf(
    { id }: WalletPlayer,
    command: Extract<WalletCommand, { readonly ref: string }>,
  ): readonly [path: string, body: object] {
    switch (command.do) {
      case 'deposit': {
        const fields = { reference: command.reference };
        return ['/deposit/create', { gateway: GATEWAY, amount: rupeesOf(paise(command.amount)), fields }];
      }
      case 'withdraw': {
        const amount = rupeesOf(paise(command.amount));
        return [
          '/withdrawRequest/create',
          { amount, method: 'upi', upi: `life.${id}@okaxis`, password: PASSWORD, again: true },
        ];
      }
      case 'cancel':
        return ['/withdrawRequest/cancel', { id: this.#named('withdrawals', command.of) }];
      case 'take up':
        return ['/bonus/claims', { bonusId: this.#bonus(command.bonus) }];
      case 'claim':
        return ['/bonus/claims/parts', { bonusId: this.#bonus(command.bonus), part: command.part }];
      case 'give up':
        return ['/bonus/claims/cancel', { bonusId: this.#bonus(command.bonus) }];
    }
  }

  async #atDesk(player: WalletPlayer, command: Extract<WalletCommand, { readonly by: string }>): Promise<Outcome> {
    const [path, fields] = this.#formOf(player, command);
    const { cookie, csrf } = this.#operators.get(command.by) ?? { cookie: '', csrf: '' };
    const { statusCode, headers, body } = await this.sandbox.app.inject({
      method: 'POST',
      url: DESK + path,
      headers: { host: 'localhost:3000', cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ ...fields, csrf })),
    });
    const verdict = verdictOf(statusCode, [303], body);
    if (verdict === 'refused') return { verdict, body: null };
    const done = /done=(\d+)$/.exec(String(headers.location))?.[1];
    const rows = await this.sandbox.database.query('select what, after from desk_action where id = $1', [Number(done)]);
    const { what, after } = onlyRow(rows, 'what was done at the desk');
    if (what.endsWith('as the first of two')) return { verdict: 'first', body: null };
    return { verdict: after === 'waiting' ? 'waiting' : 'granted', body: null };
  }

  #formOf(
    player: WalletPlayer,
    command: Extract<WalletCommand, { readonly by: string }>,
  ): readonly [path: string, fields: Record<string, string>] {
    const why = { reason: 'As the campaign has it.' };
    switch (command.do) {
      case 'take':
        return [`/${command.room}/${this.#named(command.room, command.of)}/take`, {}];
      case 'decide deposit':
        return [`/deposits/${this.#named('deposits', command.of)}/${command.end}`, why];
      case 'decide withdrawal': {
        const fields = command.end === 'pay' ? { utr: `N${command.of}00` } : why;
        return [`/withdrawals/${this.#named('withdrawals', command.of)}/${command.end}`, fields];
      }
      case 'decide correction':
        return [`/corrections/${this.#named('corrections', command.of)}/${command.end}`, why];
      case 'correct': {
        const amount = String(rupeesOf(paise(Math.abs(command.amount))));
        const way = command.amount > 0 ? 'add' : 'take';
        return [`/players/${player.id}/correction`, { account: 'cash', way, amount, once: command.once, ...why }];
      }
    }
  }

  #named = (room: string, amount: number): string => this.#names.get(`${room} ${amount}`) ?? `${room}-none`;
  #bonus = (index: number): string => this.#bonuses[index] ?? '0';
}

/** What a status means; what is neither granted nor refused is a failure of ours. */
function verdictOf(status: number, granted: readonly number[], body: unknown): 'granted' | 'refused' {
  if (granted.includes(status)) return 'granted';
  if ([403, 404, 409, 422].includes(status)) return 'refused';
  throw new Error(`The operator answered ${status}: ${JSON.stringify(body)}`);
}

const campaignOf = (terms: (typeof RULES.campaigns)[number]) => ({
  ...{ code: terms.code, title: terms.code, text: '', base: 'bonus' as const, is_open: true },
  ...{ multiplier: terms.multiplier, parts: terms.parts, offer_days: terms.offerDays, days: terms.days },
  ...{ deposit_percent: terms.percent, deposit_min: terms.min, amount_max: terms.max },
});

/** A way to deposit that asks for nothing but a reference. */
const gateway = (): Gateway => ({
  ...{ code: GATEWAY, name: 'Chaos', mode: 'upi', kind: 'manual', min: paise(1), max: paise(10_000_000) },
  ...{ fee: 'none', usualMinutes: 1, expiresIn: 1800, accounts: [] },
  fields: [{ name: 'reference', label: 'Reference', type: 'text', isRequired: true }],
});
