import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../base/index.ts';

/**
 * Refuses, by its field, text that no database keeps: with a NUL in it, or with half of a character. In the path it names what
 * can't be there.
 */
export async function refuseOddText({ params, query, body }: FastifyRequest): Promise<void> {
  if (oddFieldOf(params) !== undefined) throw new Refusal(404, 'There is nothing here.');
  for (const part of [query, body]) {
    const field = oddFieldOf(part);
    if (field === '') throw new Refusal(422, 'The request is not valid.');
    if (field !== undefined) throw new Refusal(422, `The field ${field} is not valid.`, field);
  }
}

const isOdd = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * The field that holds odd text, down to the second level (`fields.payer`); empty where the outermost name is odd itself. Walked
 * without recursion: it may be nested however deep.
 */
export function oddFieldOf(value: unknown): string | undefined {
  const left: (readonly [field: string, level: number, value: unknown])[] = [['', 0, value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, level, found] = next;
    if (typeof found === 'string' && isOdd(found)) return field;
    if (typeof found !== 'object' || found === null || Buffer.isBuffer(found)) continue;
    for (const [name, inner] of Object.entries(found)) {
      if (isOdd(name)) return field;
      left.push([level === 0 ? name : level === 1 ? `${field}.${name}` : field, level + 1, inner]);
    }
  }
  return undefined;
}
