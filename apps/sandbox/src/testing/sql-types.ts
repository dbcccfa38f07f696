/** What a type of Postgres is here: as a row brings it, within json, and as a parameter. */
interface Type {
  readonly row: string;
  readonly json: string;
  readonly parameter: string;
  readonly group: Group;
}

/** Types that an amount, or one of some texts, may be cast between and stay what it is. */
export type Group = 'number' | 'text' | 'json' | 'other';

const number: Type = { row: 'number', json: 'number', parameter: 'number', group: 'number' };
const text: Type = { row: 'string', json: 'string', parameter: 'string', group: 'text' };
const json: Type = { row: 'unknown', json: 'unknown', parameter: 'string', group: 'json' };
const moment: Type = {
  row: 'Date',
  json: 'string',
  parameter: "Date | 'infinity' | '-infinity'",
  group: 'other',
};
/** Both drivers return these as lists of their own type; a list that goes in may hold nulls. */
const list = (item: string, row = `${item}[]`): Type => ({
  row,
  json: 'unknown',
  parameter: `readonly (${item} | null)[]`,
  group: 'other',
});

/** By Postgres' own numbers (pg_type.dat). */
const types: Readonly<Record<number, Type>> = {
  16: { row: 'boolean', json: 'boolean', parameter: 'boolean', group: 'other' },
  17: { row: 'Uint8Array', json: 'string', parameter: 'Uint8Array', group: 'other' },
  // int8 comes as a number: `store/database`.
  20: number,
  21: number,
  23: number,
  26: number,
  700: number,
  701: number,
  19: text,
  25: text,
  1042: text,
  1043: text,
  705: text,
  114: json,
  3802: json,
  // Its day is the server's: what is read of it is cast to a text.
  1082: { row: 'unknown', json: 'string', parameter: 'string', group: 'other' },
  1114: moment,
  1184: moment,
  1186: { row: 'unknown', json: 'string', parameter: 'string', group: 'other' },
  // As a text: it may be larger than a number holds.
  1700: { row: 'string', json: 'number', parameter: 'number', group: 'number' },
  2205: { row: 'unknown', json: 'string', parameter: 'string', group: 'other' },
  2206: { row: 'unknown', json: 'string', parameter: 'string', group: 'other' },
  2278: { row: 'unknown', json: 'unknown', parameter: 'never', group: 'other' },
  2249: { row: 'unknown', json: 'unknown', parameter: 'never', group: 'other' },
  5069: { row: 'string', json: 'string', parameter: 'string', group: 'other' },
  1000: list('boolean', 'boolean[]'),
  1001: list('Uint8Array'),
  1005: list('number'),
  1007: list('number'),
  1009: list('string'),
  1015: list('string'),
  // The drivers differ in what they make of its items.
  1016: list('number', 'unknown'),
  1022: list('number'),
  1115: list('Date'),
  1182: list('string', 'unknown'),
  1185: list('Date'),
};

/** The type of a number of Postgres'; undefined for one that nothing here has been said of. */
export const typeOf = (oid: number): Type | undefined => types[oid];
export const groupOf = (oid: number): Group => types[oid]?.group ?? 'other';
export const jsonTypeOf = (oid: number): string => types[oid]?.json ?? 'unknown';
