import { deliverDue } from '../wallet/orders.ts';
import { hexOf } from './chains.ts';
import { type Crowd, crowdOf } from './crowd.ts';
import type { Dealt, TableEngine } from './engines.ts';
import { countViewers, takeLead } from './lead.ts';
import { settleTickets } from './payments.ts';
import {
  beginTableRound,
  closesAt,
  endTableRound,
  holdRound,
  latestRound,
  momentsOf,
  nextAt,
  numberOf,
  roadsOf,
  type Stage,
  stageOf,
  type TableRound,
} from './rounds.ts';
import type { RoundSeen, TableSeen, Viewer } from './seen.ts';
import { type TicketView, ticketsOn } from './ticket-rows.ts';
import type { TicketServices } from './tickets.ts';

/** How often players and bets are counted, ms. */
const COUNTED = 1000;
/** How soon a table is looked at again that waits for another process, and at the latest. */
const SOON = 100;
const LATEST = 1000;
/** How long before its end a lead is taken anew, ms. */
const RENEWED = 2000;

/** What this process knows of the newest round. */
interface Known {
  readonly round: TableRound;
  /** The latest results, the newest first. */
  readonly road: readonly unknown[];
  readonly opening: unknown;
  /** How it is decided; null as long as bets are taken. */
  readonly dealt: Dealt | null;
}

/** What of a table has been shown. */
interface Shown {
  readonly round: number;
  readonly name: Stage['name'];
  readonly steps: number;
  readonly isOver: boolean;
}

interface TableOptions {
  readonly game: string;
  readonly engine: TableEngine;
  /** This process' own name. */
  readonly process: string;
}

/** One table at this process: what is shown of it, and while this process leads, its rounds. */
export class Table {
  readonly viewers = new Set<Viewer>();
  readonly #services: TicketServices;
  readonly #game: string;
  readonly #engine: TableEngine;
  readonly #process: string;
  #leadsUntil = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #players = 0;
  #crowd: Crowd | null = null;
  #known: Known | null = null;
  #shown: Shown | null = null;
  #delivering: Promise<void> | undefined;
  #wantedUntil = 0;

  constructor(services: TicketServices, { game, engine, process }: TableOptions) {
    this.#services = services;
    this.#game = game;
    this.#engine = engine;
    this.#process = process;
  }

  /** Whether there is anything left to do: somebody looks, or a round is not over. */
  get isBusy(): boolean {
    return this.viewers.size > 0 || this.#isLookedAt || this.#known?.round.state === 'going';
  }

  /** Has rounds run until then (ms since 1970): it stands in a lobby that somebody looks at. */
  wantUntil(until: number): void {
    this.#wantedUntil = Math.max(this.#wantedUntil, until);
  }

  get #isLookedAt(): boolean {
    return this.#now() < this.#wantedUntil;
  }

  /** Shows a table to somebody who came just now, with their own bets, and from then on what changes. */
  async show(viewer: Viewer): Promise<void> {
    await this.#look();
    const tickets = await this.#ticketsOf([viewer.player]);
    const message = { type: 'table', now: this.#now(), table: this.seen(), tickets: tickets.get(viewer.player) ?? [] };
    viewer.send(JSON.stringify(message));
    // In the same moment: nothing comes before it, and nothing is left out.
    this.viewers.add(viewer);
  }

  /** What anybody may see of it now. */
  seen(): TableSeen {
    const known = this.#known;
    return {
      game: this.#game,
      round: known && this.#roundSeen(known),
      stage: known
        ? stageOf(known.round, this.#engine, known.dealt, this.#now())
        : { name: 'closed', steps: [], mark: null, nextAt: null },
      ...{ road: known?.road ?? [], players: this.#players, crowd: this.#crowd },
    };
  }

  /** Does what is due and shows what has become others'. Returns in how many ms it is to be called again. */
  async turn(): Promise<number> {
    await this.#count();
    await this.#look();
    if (this.#isDue() && (await this.#leads())) {
      await this.#goOn();
      await this.#look();
    }
    await this.#showAll();
    const known = this.#known;
    const now = this.#now();
    if (!known || this.#isDue()) return SOON;
    const coming = momentsOf(known.round, this.#engine, known.dealt).filter((moment) => moment > now);
    return Math.max(1, Math.min(...coming.map((moment) => moment - now), LATEST));
  }

  #now(): number {
    return this.#services.clock().getTime();
  }

  /** Reads the newest round, with what of it may be known by now. */
  async #look(): Promise<void> {
    const { database, chains } = this.#services;
    const before = this.#known;
    const round = await latestRound(database, this.#game);
    if (!round) return;
    const isSame = round.id === before?.round.id;
    const isKnown = isSame && round.state === before.round.state;
    const road = isKnown ? before.road : ((await roadsOf(database, [this.#game])).get(this.#game) ?? []);
    const opening = isSame ? before.opening : this.#engine.opening(await chains.earlier(database, round));
    let dealt = isSame ? before.dealt : null;
    if (dealt === null && this.#now() >= closesAt(round, this.#engine)) {
      const { draws, earlier } = await chains.seedsOf(database, round);
      dealt = this.#engine.deal(draws, earlier);
    }
    const newest = this.#known?.round;
    // Somebody who came just now may have looked meanwhile, and seen more.
    const isBehind = newest?.id === round.id && newest.state === 'over' && round.state === 'going';
    if (isBehind || (newest && newest.id > round.id)) return;
    if (!isSame) this.#crowd = null;
    this.#known = { round, road, opening, dealt };
  }

  /** Whether the one who leads has something to do: begin a round, settle one, or pay what has left a flight by itself. */
  #isDue(): boolean {
    const isWanted = this.viewers.size > 0 || this.#players > 0 || this.#isLookedAt;
    if (!this.#known) return isWanted;
    const { round, dealt } = this.#known;
    if (!dealt) return false;
    if (round.state === 'over') return isWanted && this.#now() >= nextAt(round, this.#engine, dealt);
    return this.#now() >= closesAt(round, this.#engine) + dealt.settlesAt;
  }

  async #leads(): Promise<boolean> {
    const now = this.#services.clock();
    if (now.getTime() < this.#leadsUntil - RENEWED) return true;
    this.#leadsUntil = (await takeLead(this.#services.database, this.#game, this.#process, now)) ?? 0;
    return this.#leadsUntil > 0;
  }

  async #goOn(): Promise<void> {
    const { database, clock } = this.#services;
    const round = this.#known?.round;
    if (round?.state === 'going') await this.#settle(round);
    else await database.transaction((tx) => beginTableRound(tx, this.#game, clock()));
  }

  /** Ends a round: what everybody's bets bring, and that it is over, in one transaction. */
  async #settle(round: TableRound): Promise<void> {
    const { database, clock, chains } = this.#services;
    await database.transaction(async (tx) => {
      if (!(await holdRound(tx, round.id))) return;
      const { seed, draws, earlier } = await chains.seedsOf(tx, round);
      const dealt = this.#engine.deal(draws, earlier);
      await settleTickets(tx, round, dealt, { at: Number.POSITIVE_INFINITY, now: clock() });
      await endTableRound(tx, round.id, seed, dealt.mark);
    });
    this.#deliver();
  }

  /** Has wins go out at once. The table goes on meanwhile, and what fails here is told, and goes out by the sweep. */
  #deliver(): void {
    this.#delivering ??= deliverDue(this.#services, this.#services.clock())
      .catch(this.#services.onTrouble)
      .finally(() => {
        this.#delivering = undefined;
      });
  }

  /** Once what was begun beside the turns has ended. */
  async rest(): Promise<void> {
    await this.#delivering;
  }

  async #count(): Promise<void> {
    const { database, clock } = this.#services;
    const now = clock();
    if (now.getTime() - this.#countedAt < COUNTED) return;
    this.#countedAt = now.getTime();
    const viewers = this.viewers.size;
    this.#players = await countViewers(database, { game: this.#game, process: this.#process, viewers, now });
    const round = this.#known?.round;
    if (round?.state === 'going') {
      await this.#payLeavers(round);
      this.#crowd = await crowdOf(database, round.id, this.#engine.isFlight);
    }
    this.#sendAll({ type: 'crowd', now: now.getTime(), players: this.#players, crowd: this.#crowd });
  }

  /** Pays who has left a flight by itself while it goes on: it may last for minutes. */
  async #payLeavers(round: TableRound): Promise<void> {
    const dealt = this.#known?.dealt;
    const at = this.#now() - closesAt(round, this.#engine);
    if (!this.#engine.isFlight || !dealt || at >= dealt.endsAt || !(await this.#leads())) return;
    const { database, clock } = this.#services;
    const paid = await database.transaction(async (tx) =>
      (await holdRound(tx, round.id)) ? settleTickets(tx, round, dealt, { at, now: clock() }) : 0,
    );
    if (paid === 0) return;
    this.#deliver();
    await this.#showTickets();
  }

  /** Shows what has become another since it was shown last. */
  async #showAll(): Promise<void> {
    if (!this.#known) return;
    const { round } = this.#known;
    const table = this.seen();
    const { name, steps, mark, nextAt: next } = table.stage;
    const before = this.#shown;
    this.#shown = { round: round.id, name, steps: steps.length, isOver: round.state === 'over' };
    const now = this.#now();
    if (before?.round !== round.id) return this.#sendAll({ type: 'round', now, table });
    if (name !== before.name && before.name === 'betting') this.#sendAll({ type: 'closed', now, round: round.id });
    for (const [at, step] of [...steps.entries()].slice(before.steps)) {
      this.#sendAll({ type: 'step', now, round: round.id, at, step });
    }
    if (name !== before.name && name === 'shown') {
      this.#sendAll({ type: 'result', now, round: round.id, mark, nextAt: next });
    }
    if (round.state === 'over' && !before.isOver) {
      this.#sendAll({ type: 'over', now, round: round.id, seed: table.round?.seed, road: table.road });
      await this.#showTickets();
    }
  }

  /** Shows everybody who looks their own bets on this round. */
  async #showTickets(): Promise<void> {
    const viewers = [...this.viewers];
    const tickets = await this.#ticketsOf(viewers.map(({ player }) => player));
    for (const viewer of viewers) {
      const own = tickets.get(viewer.player);
      if (own)
        viewer.send(JSON.stringify({ type: 'tickets', now: this.#now(), round: this.#known?.round.id, tickets: own }));
    }
  }

  async #ticketsOf(players: readonly string[]): Promise<ReadonlyMap<string, readonly TicketView[]>> {
    const round = this.#known?.round;
    const tickets = round ? await ticketsOn(this.#services.database, [round.id], players) : [];
    return Map.groupBy(tickets, ({ player }) => player);
  }

  #sendAll(message: object): void {
    const text = JSON.stringify(message);
    for (const viewer of this.viewers) viewer.send(text);
  }

  #roundSeen({ round, opening }: Known): RoundSeen {
    const { id, position, hash, salt, seed, beganAt } = round;
    return {
      ...{ id, number: numberOf(round), position, hash, salt, seed: seed && hexOf(seed), opening },
      ...{ beganAt: beganAt.getTime(), closesAt: closesAt(round, this.#engine) },
    };
  }
}
