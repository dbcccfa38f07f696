import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Refuses, by its field, text that no database keeps: with a NUL in it, or with half of a character. */
export async function refuseOddText({ params, query, body }: FastifyRequest): Promise<void> {
  for (const part of [query, body, params]) {
    const field = oddFieldOf(part);
    if (field === undefined) continue;
    if (field === '' || part === params) throw new Refusal(422, 'The request is not valid.');
    throw new Refusal(422, `The field ${field} is not valid.`, field);
  }
}

const isOdd = (text: string) => text.includes('\0') || !text.isWellFormed();

/** The outermost field that holds odd text; empty where a name is odd itself. Walked without recursion: it may be nested however deep. */
export function oddFieldOf(value: unknown): string | undefined {
  const left: (readonly [field: string, value: unknown])[] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, found] = next;
    if (typeof found === 'string' && isOdd(found)) return field;
    if (typeof found !== 'object' || found === null || Buffer.isBuffer(found)) continue;
    for (const [name, inner] of Object.entries(found)) {
      if (isOdd(name)) return field;
      left.push([field || name, inner]);
    }
  }
  return undefined;
}
