import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../base/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether anything reads the query: where nothing does, anything may stand in it. Unless said, something does. */
    readsQuery?: boolean;
  }
}

/**
 * Refuses, by its field, text that no database keeps: with a NUL in it, or with half of a character; and in a `call`'s query every
 * other control character, which no call asks for. In the path it names what can't be there.
 */
export function refuseOddText({ params, query, body, routeOptions }: FastifyRequest, isCall: boolean): void {
  if (oddFieldOf(params) !== undefined) throw new Refusal(404, 'There is nothing here.');
  const inQuery =
    routeOptions.config?.readsQuery === false ? undefined : oddFieldOf(query, isCall ? hasControl : isOdd);
  for (const field of [inQuery, oddFieldOf(body)]) {
    if (field === '') throw new Refusal(422, 'The request is not valid.');
    if (field !== undefined) throw new Refusal(422, `The field ${field} is not valid.`, field);
  }
}

const isOdd = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Whether a text is odd, or has a control character in it. */
export const hasControl = (text: string) => /\p{Cc}/u.test(text) || isOdd(text);

/**
 * The field that holds odd text, down to the second level (`fields.payer`); empty where the outermost name is odd itself. Walked
 * without recursion: it may be nested however deep.
 */
export function oddFieldOf(value: unknown, isOddText: (text: string) => boolean = isOdd): string | undefined {
  const left: (readonly [field: string, level: number, value: unknown])[] = [['', 0, value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, level, found] = next;
    if (typeof found === 'string' && isOddText(found)) return field;
    if (typeof found !== 'object' || found === null || Buffer.isBuffer(found)) continue;
    for (const [name, inner] of Object.entries(found)) {
      if (isOddText(name)) return field;
      left.push([level === 0 ? name : level === 1 ? `${field}.${name}` : field, level + 1, inner]);
    }
  }
  return undefined;
}
