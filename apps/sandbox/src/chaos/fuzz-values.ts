import fc from 'fast-check';
import type { Random } from '../base/index.ts';

/** The part of JSON Schema that the wire's requests are made of. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** A text that stands in JSON as it is: what no JavaScript value becomes when it is written. */
const RAW = '@@raw:';
const raw = (text: string) => `${RAW}${text}${RAW}`;
/** A value as JSON, with numbers and keys that only a hand writes. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(new RegExp(`"${RAW}(.*?)${RAW}"`, 'g'), (_, text: string) =>
    JSON.parse(`"${text}"`),
  );

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\u0007\u001b[2J',
  '₹१२३',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(40),
  'x'.repeat(500),
  'x'.repeat(20_000),
  `'; drop table player; --`,
  '%',
  '_',
  '\\',
  '%00',
  '%zz',
  '../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  '-0',
  '0x10',
  '1e309',
  '1e3',
  '9'.repeat(15),
  '9'.repeat(30),
  '-1',
  '0',
  '1',
  '2',
  '3',
  '1.5',
  ' 1',
  '1 ',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '0001-01-01',
  '+275760-09-13',
  '2026-11-21T00:00:00Z',
  'WD-1',
  'WD-20418',
  'MTAwLjU',
  '{}',
  '[]',
  '(',
  '[a-',
  'A'.repeat(40),
  '10234',
  '81026',
  'm_paytm',
  'k_kyc',
  'passport',
];
const nested = (depth: number) => raw(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.005,
  0.1 + 0.2,
  1e21,
  2 ** 53,
  -(2 ** 53),
  5e-324,
  raw('-0'),
  raw('1e309'),
  raw('-1e309'),
  raw('1E400'),
  raw('0.1e1'),
  99_999_999_999,
  1.005,
  [],
  {},
  [[]],
  [null],
  [1, 2],
  { length: 1 },
  { toString: 1 },
  { $gt: '' },
  raw('{"__proto__":{"admin":true}}'),
  raw('{"constructor":{"prototype":{"admin":true}}}'),
  nested(50),
  nested(2000),
  nested(30_000),
  Array.from({ length: 500 }, () => 0),
];

/** Something that hardly anybody expects. */
export function hostile(random: Random): unknown {
  const chance = random.next();
  if (chance < 0.55) return random.pick(TEXTS);
  if (chance < 0.95) return random.pick(OTHERS);
  return chance < 0.975 ? [random.pick(TEXTS)] : { [random.pick(TEXTS)]: random.pick(TEXTS) };
}
export const hostileText = (random: Random) => random.pick(TEXTS);

const matching = new Map<string, readonly string[]>();
function ofPattern(pattern: string, random: Random): string {
  let texts = matching.get(pattern);
  if (!texts) {
    // Nothing is made that looks ahead: what the rest makes is looked at.
    const made = fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[!=][^)]*\)/g, '')));
    const matcher = new RegExp(pattern);
    texts = fc.sample(
      made.filter((text) => matcher.test(text)),
      { numRuns: 30, seed: random.int(0, 2 ** 30) },
    );
    matching.set(pattern, texts);
  }
  return random.pick(texts);
}

/** A value that the schema takes. Texts are `known` ones now and then: ids that somebody has. */
export function valid(schema: Schema, random: Random, known: readonly string[]): unknown {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches && !schema.type) return valid(random.pick(branches), random, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return validObject(schema, random, known);
    case 'array':
      return Array.from({ length: random.int(0, 3) }, () => valid(schema.items ?? {}, random, known));
    case 'boolean':
      return random.next() < 0.5;
    case 'integer':
      return random.int(schema.minimum ?? 0, Math.min(schema.maximum ?? 1000, 1000));
    case 'number':
      return random.pick([500, 1000, 1.5, 2, 0.5, 100_000, random.int(1, 5000)]);
    case 'string':
      return validText(schema, random, known);
    default:
      return hostile(random);
  }
}

function validObject(schema: Schema, random: Random, known: readonly string[]): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name) || random.next() < 0.6) value[name] = valid(field, random, known);
  }
  if (typeof schema.additionalProperties === 'object') {
    for (const name of ['reference', 'payer', 'screenshot', 'number', 'front']) {
      if (random.next() < 0.5) value[name] = valid(schema.additionalProperties, random, known);
    }
  }
  return value;
}

function validText(
  { pattern, minLength = 0, maxLength = 40 }: Schema,
  random: Random,
  known: readonly string[],
): string {
  if (random.next() < 0.4) return random.pick(known);
  if (pattern !== undefined) return ofPattern(pattern, random);
  const text = random.next() < 0.5 ? hostileText(random) : random.pick(known);
  return text.slice(0, maxLength).padEnd(minLength, 'x');
}
