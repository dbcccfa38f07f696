import {
  bestGain,
  commissionOn,
  exposure,
  gain,
  gainsOf,
  isBorneOut,
  type Kind,
  type OpenBet,
  type Stake,
} from './oracle-sums.ts';

/** The states of a bet that the oracle knows. */
type State = 'matched' | 'partial' | 'unmatched' | 'cancelled' | 'lapsed' | 'won' | 'lost' | 'void';

/** A bet as its player sees it. */
export interface OracleBet extends OpenBet {
  /** Its name on the wire, `BT-7F4291`. */
  readonly id: string;
  readonly stake: bigint;
  readonly price: bigint;
  readonly state: State;
  /** Null until it is settled. */
  readonly profit: bigint | null;
  /** By which of its market's results it was settled; 0 until it is. */
  readonly version: number;
}

export interface OracleMarket {
  readonly id: string;
  readonly match: string;
  readonly kind: Kind;
  readonly runners: readonly string[];
  /** Hundredths of a percent. */
  readonly commission: bigint;
}

/** What a market came to: whose word that is, the oracle does not ask. */
export interface Decision {
  readonly market: string;
  /** The id of the runner that won, a fancy's figure, or `void`. */
  readonly outcome: string;
  readonly version: number;
}

/** What one reference moves of a player's; cash before the house lays out what they have not got. */
export interface Line {
  readonly cash: bigint | null;
  readonly held: bigint | null;
}

/** A player's part of a market. */
interface Part {
  bets: OracleBet[];
  /** What the latest settlement came to. */
  settled: { readonly net: bigint; readonly commission: bigint } | null;
}

interface Player {
  cash: bigint;
  held: bigint;
  owed: bigint;
  readonly parts: Map<string, Part>;
  readonly lines: Map<string, Line>;
}

const WAITING: readonly State[] = ['partial', 'unmatched'];
const OPEN: readonly State[] = ['matched', ...WAITING];
const PLAYED: readonly State[] = ['won', 'lost', 'void'];

/** The oracle's own books: what every player has, holds and has bet, kept by betting.md and by nothing of the operator's. */
export class OracleBooks {
  readonly #players = new Map<number, Player>();
  readonly #markets = new Map<string, OracleMarket>();
  readonly #decisions = new Map<string, Decision>();
  readonly #pending = new Map<string, Set<number>>();

  open(player: number, cash: bigint): void {
    this.#players.set(player, { cash, held: 0n, owed: 0n, parts: new Map(), lines: new Map() });
  }

  players(): readonly number[] {
    return [...this.#players.keys()];
  }

  /** What a player has, how much of it is held, and what they owe for results that were corrected. */
  funds(player: number): { readonly cash: bigint; readonly held: bigint; readonly owed: bigint } {
    const { cash, held, owed } = this.#player(player);
    return { cash, held, owed };
  }

  /** What every reference moved, the ones of holds and of settlements. */
  lines(player: number): ReadonlyMap<string, Line> {
    return this.#player(player).lines;
  }

  decisionOf(market: string): Decision | undefined {
    return this.#decisions.get(market);
  }

  knows(market: string): boolean {
    return this.#markets.has(market);
  }

  marketOf(id: string): OracleMarket {
    const market = this.#markets.get(id);
    if (!market) throw new Error(`The oracle knows no market ${id}`);
    return market;
  }

  /** Every bet of a player's with its market, the oldest first within each. */
  betsOf(player: number): { readonly market: OracleMarket; readonly bet: OracleBet }[] {
    const parts = [...this.#player(player).parts];
    return parts.flatMap(([id, { bets }]) => bets.map((bet) => ({ market: this.marketOf(id), bet })));
  }

  /** What a player's open bets hold, match by match, as figures of 0 or below, and how many there are. */
  exposures(player: number): Map<string, { readonly amount: bigint; readonly bets: number }> {
    const matches = new Map<string, { amount: bigint; bets: number }>();
    for (const [id, { bets }] of this.#player(player).parts) {
      const market = this.marketOf(id);
      const open = bets.filter(({ state }) => OPEN.includes(state));
      if (open.length === 0) continue;
      const known = matches.get(market.match) ?? { amount: 0n, bets: 0 };
      matches.set(market.match, { amount: known.amount + exposure(market, open), bets: known.bets + open.length });
    }
    return matches;
  }

  /** What further bets would hold more than is held now: below 0 where they spare something. */
  growth(player: number, market: OracleMarket, bets: readonly OpenBet[]): bigint {
    const open = this.#open(player, market);
    return exposure(market, open) - exposure(market, [...open, ...bets]);
  }

  /** What a market may bring a player at most, now and with a further bet. */
  best(player: number, market: OracleMarket, bet: OpenBet): { readonly now: bigint; readonly after: bigint } {
    const open = this.#open(player, market);
    return { now: bestGain(market, open), after: bestGain(market, [...open, bet]) };
  }

  /** Whether a player can hold so much more. */
  affords(player: number, more: bigint): boolean {
    const { cash, held } = this.#player(player);
    return more <= 0n || held + more <= cash;
  }

  /** What each runner of a market brings a player, in its order. */
  gains(player: number, market: OracleMarket): bigint[] {
    return gainsOf(market, this.#open(player, market));
  }

  /** A player's bets on a market of which something waits. */
  waiting(player: number, market: OracleMarket): OracleBet[] {
    return this.#open(player, market).filter(({ rest }) => rest !== null);
  }

  /** Takes bets in that came together; `reference` is what their hold is called, where they change what is held. */
  place(player: number, market: OracleMarket, bets: readonly OracleBet[], reference: string): void {
    const mine = this.#player(player);
    const more = this.growth(player, market, bets);
    this.#markets.set(market.id, market);
    const part = mine.parts.get(market.id) ?? { bets: [], settled: null };
    mine.parts.set(market.id, part);
    part.bets.push(...bets);
    this.#hold(mine, more, reference);
  }

  /** A bet's new face, when more of it was matched or its rest taken back. Returns what is held more now. */
  change(player: number, market: string, bet: OracleBet, reference: string): bigint {
    const mine = this.#player(player);
    const part = this.#part(mine, market);
    const rules = this.marketOf(market);
    const held = (bets: readonly OracleBet[]) =>
      -exposure(
        rules,
        bets.filter(({ state }) => OPEN.includes(state)),
      );
    const before = held(part.bets);
    part.bets = part.bets.map((one) => (one.id === bet.id ? bet : one));
    const more = held(part.bets) - before;
    this.#hold(mine, more, reference);
    return more;
  }

  /** A market is decided, or decided otherwise than before. */
  decide(decision: Decision): void {
    if (this.#decisions.get(decision.market)?.version === decision.version) return;
    this.#decisions.set(decision.market, decision);
    const having = [...this.#players].filter(([, { parts }]) => parts.has(decision.market)).map(([id]) => id);
    this.#pending.set(decision.market, new Set(having));
  }

  /** Settles what is decided, and lets everybody pay what they owe out of what they have free. */
  settle(): void {
    for (const [market, players] of this.#pending) for (const player of players) this.#settlePart(player, market);
    this.#pending.clear();
    for (const mine of this.#players.values()) {
      const free = mine.cash - mine.held;
      const isEnough = free >= mine.owed;
      mine.cash -= isEnough ? mine.owed : free;
      mine.owed -= isEnough ? mine.owed : free;
    }
  }

  /** Whose bets a decision changes that is not settled yet: players by markets. */
  pending(): ReadonlyMap<string, ReadonlySet<number>> {
    return this.#pending;
  }

  #settlePart(id: number, market: string): void {
    const mine = this.#player(id);
    const part = this.#part(mine, market);
    const rules = this.marketOf(market);
    const decision = this.#decided(market);
    const bets = part.bets.map((bet) => settled(rules.kind, bet, decision));
    const net = bets.reduce((sum, { profit }) => sum + (profit ?? 0n), 0n);
    const commission = decision.outcome === 'void' ? 0n : commissionOn(net, rules.commission);
    const moved = net - commission - ((part.settled?.net ?? 0n) - (part.settled?.commission ?? 0n));
    const released = -exposure(
      rules,
      part.bets.filter(({ state }) => OPEN.includes(state)),
    );
    part.bets = bets;
    part.settled = { net, commission };
    mine.cash += moved;
    mine.held -= released;
    // What a correction takes back and they have not got, they owe.
    if (mine.cash < mine.held) {
      mine.owed += mine.held - mine.cash;
      mine.cash = mine.held;
    }
    const isPlayed = bets.some(({ state }) => PLAYED.includes(state));
    const line: Line = { cash: isPlayed ? moved : null, held: released === 0n ? null : -released };
    if (line.cash !== null || line.held !== null) {
      mine.lines.set(`settle:${market}:${id}:${decision.version}`, line);
    }
  }

  #open(player: number, { id }: OracleMarket): OracleBet[] {
    return (this.#player(player).parts.get(id)?.bets ?? []).filter(({ state }) => OPEN.includes(state));
  }

  #hold(mine: Player, more: bigint, reference: string): void {
    mine.held += more;
    if (more !== 0n) mine.lines.set(reference, { cash: null, held: more });
  }

  #decided(market: string): Decision {
    const decision = this.#decisions.get(market);
    if (!decision) throw new Error(`${market} is not decided`);
    return decision;
  }

  #player(id: number): Player {
    const player = this.#players.get(id);
    if (!player) throw new Error(`The oracle knows no player ${id}`);
    return player;
  }

  #part(player: Player, market: string): Part {
    const part = player.parts.get(market);
    if (!part) throw new Error(`There are no bets on ${market}`);
    return part;
  }
}

/** A bet under its market's result: what was matched wins or loses, where nothing was it lapses. */
function settled(kind: Kind, bet: OracleBet, { outcome, version }: Decision): OracleBet {
  if (bet.fills.length === 0) return { ...bet, rest: null, state: closed(bet.state), version };
  if (outcome === 'void') return { ...bet, rest: null, state: 'void', profit: 0n, version };
  const result = kind === 'fancy' ? BigInt(outcome) : outcome;
  const profit = bet.fills.reduce((sum: bigint, fill: Stake) => sum + gain(kind, bet, fill, result), 0n);
  const isWon = isBorneOut(bet, result) === (bet.side === 'back');
  return { ...bet, rest: null, state: isWon ? 'won' : 'lost', profit, version };
}

const closed = (state: State): State => (OPEN.includes(state) ? 'lapsed' : state);
