import { type Paise, paise } from '@pavilion/money';
import type { Random } from '../base/index.ts';
import { createSessions } from '../players/index.ts';
import { type Database, openDatabase } from '../store/index.ts';
import { formsOf } from '../testing/desk.ts';
import { newPlayer } from '../testing/players.ts';
import { startSandboxProcess } from '../testing/sandbox-process.ts';
import { startPostgres, startRedis } from '../testing/servers.ts';

/** A player with two sessions. */
export interface Victim {
  readonly id: number;
  readonly cash: Paise;
  readonly tokens: readonly string[];
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly [key: string]: unknown };
}

/** The calls that move money, and how each is told whose it is. */
const CALLS = {
  createWithdrawal: ['/api/withdrawRequest/create', 'token'],
  cancelWithdrawal: ['/api/withdrawRequest/cancel', 'token'],
  createDeposit: ['/api/deposit/create', 'token'],
  reclaimPayment: ['/api/deposit/reclaim', 'token'],
  fastpayme: ['/api/deposit/fastpayme', 'token'],
  activateBonus: ['/api/bonus/claims', 'token'],
  claimBonusPart: ['/api/bonus/claims/parts', 'token'],
  cancelBonus: ['/api/bonus/claims/cancel', 'token'],
  placeBet: ['/sports-api/bets', 'xu-auth'],
} as const;
export type CallName = keyof typeof CALLS;

const DESK = '/sandbox/desk';
const FORM = 'application/x-www-form-urlencoded';
/** Of how many victims one has never withdrawn before: their passwords are checked, which takes as long as fifty other commands. */
const NEWCOMERS = 12;
const now = () => new Date();
let victims = 0;

/** Where an operator is attacked: the addresses of its processes, and the database behind them. */
export interface Site {
  readonly urls: readonly string[];
  readonly database: Database;
  close(): Promise<void>;
}

/** An operator of two processes on one Postgres and one Redis, told `env` besides. */
export async function startSite(env: Readonly<Record<string, string>>): Promise<Site> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  // Nobody pulls the plug here, so nobody waits for the disk.
  const url = `${postgres.url}?options=-c%20synchronous_commit%3Doff`;
  const settings = { DATABASE_URL: url, REDIS_URL: redis.url, ...env };
  const processes = await Promise.all([startSandboxProcess(settings), startSandboxProcess(settings)]);
  const database = await openDatabase({ url });
  return {
    urls: processes.map((one) => one.url),
    database,
    async close() {
      await database.close();
      await Promise.all(processes.map((one) => one.stop()));
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}

/** An operator as it is attacked: from outside, through any of its processes, and looked at from behind. */
export class AttackHouse {
  readonly database: Database;
  readonly #urls: readonly string[];
  readonly #random: Random;
  #desk = { cookie: '', csrf: '' };
  /** How many requests were sent, and how many of them were told to come again: too busy, or too often. */
  readonly counts = { sent: 0, busy: 0, limited: 0 };

  private constructor({ database, urls }: Site, random: Random) {
    this.database = database;
    this.#urls = urls;
    this.#random = random;
  }

  static async open(site: Site, random: Random): Promise<AttackHouse> {
    const house = new AttackHouse(site, random);
    await house.#signInAtTheDesk();
    return house;
  }

  async newVictim(rupees: number): Promise<Victim> {
    victims += 1;
    const cash = paise(rupees * 100);
    const { id, token } = await newPlayer({ database: this.database, now }, cash);
    const other = await this.database.transaction((tx) => createSessions(this.database, now).begin(tx, id, true));
    if (this.#random.int(1, NEWCOMERS) > 1) await this.#hasWithdrawn(id);
    return { id, cash, tokens: [token, other] };
  }

  /** Lets a player have withdrawn to where the first of all withdrawals went, and taken it back. */
  async #hasWithdrawn(player: number): Promise<void> {
    await this.database.query(
      `insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at, decided_at)
       select $1, 'upi', w.destination, w.sealed, w.fingerprint, w.amount, 'cancelled', false, $2, $2
       from withdrawal w where w.method = 'upi' and w.fingerprint is not null and w.destination = 'someb•••@upi' limit 1`,
      [player, now()],
    );
  }

  /** A reference that nobody has used. */
  newRef(): string {
    return `attack-${victims}-${crypto.randomUUID()}`;
  }

  /** Sends a call that moves money to either process, by any of the player's sessions. `body` may be text that is no JSON. */
  async send(name: CallName, victim: Victim, body: object | string): Promise<Answer> {
    const [path, header] = CALLS[name];
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: this.#random.pick(victim.tokens) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async get(path: string, victim: Victim): Promise<Answer> {
    const [token = ''] = victim.tokens;
    return this.request(path, { headers: { token, 'xu-auth': token } });
  }

  /** Sends a form of the desk's. Returns its status: 303 where it was done. */
  async decide(path: string, fields: Readonly<Record<string, string>> = {}): Promise<number> {
    const { cookie, csrf } = this.#desk;
    const { status } = await this.request(DESK + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': FORM, cookie },
      body: String(new URLSearchParams({ ...fields, csrf })),
    });
    return status;
  }

  /** A form without anything in it, to an address that somebody gave. */
  async post(path: string): Promise<number> {
    const { status } = await this.request(path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': FORM },
      body: '',
    });
    return status;
  }

  /** Throws at an answer of 5xx, unless it is a 503 that says when to come again. */
  async request(path: string, init: RequestInit): Promise<Answer> {
    const url = this.#random.pick(this.#urls);
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    const { status, headers } = answer;
    this.counts.sent += 1;
    if (status === 429) this.counts.limited += 1;
    if (status === 503 && headers.get('retry-after') !== null) this.counts.busy += 1;
    else if (status >= 500) {
      throw new Error(
        `${init.method ?? 'GET'} ${path} ${String(init.body).slice(0, 500)} was answered ${status} ${text}`,
      );
    }
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status, body: isJson ? (JSON.parse(text) as Answer['body']) : {} };
  }

  async #signInAtTheDesk(): Promise<void> {
    const url = this.#random.pick(this.#urls);
    const cookies = (answer: Response) => answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    const door = await fetch(url + DESK);
    const [form] = formsOf(await door.text());
    const signedIn = await fetch(`${url}${DESK}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': FORM, cookie: cookies(door).join('; ') },
      body: String(new URLSearchParams({ ...form?.hidden, password: 'Pavilion-desk' })),
    });
    const cookie = cookies(signedIn).join('; ');
    const page = await (await fetch(`${url}${DESK}/house`, { headers: { cookie } })).text();
    const csrf = formsOf(page).find(({ hidden }) => hidden.csrf !== undefined)?.hidden.csrf;
    if (csrf === undefined) throw new Error('Nobody could sign in at the desk');
    this.#desk = { cookie, csrf };
  }
}
