import { isDeepStrictEqual } from 'node:util';
import type { Answer, AttackHouse, CallName, Victim } from './attack-house.ts';

/** A request with what its sender heard of it. */
export interface Heard {
  readonly name: CallName;
  readonly victim: Victim;
  readonly ref: string;
  readonly body: object;
  readonly answer: Answer;
}

/** One attack: what was sent under which reference, and what was heard of it. */
export class Round {
  readonly #house: AttackHouse;
  readonly heard: Heard[] = [];

  constructor(house: AttackHouse) {
    this.#house = house;
  }

  async send(name: CallName, victim: Victim, body: object, ref = this.#house.newRef()): Promise<Answer> {
    const answer = await this.#house.send(name, victim, { ...body, clientRef: ref });
    this.heard.push({ name, victim, ref, body, answer });
    return answer;
  }

  /** What was granted, each reference once. */
  granted(): Heard[] {
    const first = new Map<string, Heard>();
    for (const one of this.heard) {
      if (one.answer.status === 200 && !first.has(one.ref)) first.set(one.ref, one);
    }
    return [...first.values()];
  }

  /**
   * Throws unless every reference that was granted is kept with its one answer, whoever asked and how often; what was only refused
   * is not kept; and nothing is kept that nobody was told of.
   */
  async examine(): Promise<void> {
    const players = [...new Set(this.heard.map(({ victim }) => victim.id))];
    const kept = await this.#house.database.query(
      `select player_id as player, client_ref as ref, answer from client_request
       where player_id = any($1::bigint[]) and client_ref = any($2::text[])`,
      [players, [...new Set(this.heard.map(({ ref }) => ref))]],
    );
    const answers = new Map(kept.map(({ player, ref, answer }) => [`${player} ${ref}`, answer]));
    const granted = new Set<string>();
    for (const { victim, ref, answer, body } of this.heard) {
      if (answer.status !== 200) continue;
      const key = `${victim.id} ${ref}`;
      granted.add(key);
      if (!isDeepStrictEqual(answers.get(key), answer.body)) {
        wrong('This was acknowledged, and another answer is kept', { ref, body, answer, kept: answers.get(key) });
      }
    }
    for (const key of answers.keys())
      if (!granted.has(key)) wrong('This was refused or never answered, and is kept', key);
  }
}

export function wrong(what: string, found: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(found)?.slice(0, 3000)}`);
}
