/** Which part of a list is wanted: how many stand before it, and how many it has at most. */
export interface Paging {
  readonly skip: number;
  readonly pagesize: number;
  /**
   * In a list that is read by key: the key of the row that the page comes right after, or right before. Then nothing is skipped, however
   * deep the page lies, and `skip` only says where it stands.
   */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** A page of a list by number, as its query reads it. */
interface NumberPage {
  /** Whether the page lies before its key: it is read from the key on against the list's order, and turned round. */
  readonly isBackwards: boolean;
  /** The key that it lies after or before; without one what every number lies after. */
  readonly bound: number;
  readonly skip: number;
}

/** What a list that is read by key has as its key. */
export type KeyKind = 'number' | 'moment and number' | 'moment and name';

const NUMBER = /^\d{1,15}$/;
const MOMENT_AND_NUMBER = /^(\d{1,15})\.(\d{1,15})$/;
/** A name is the rest: a market's, or a round's with its provider and player. */
const MOMENT_AND_NAME = /^(\d{1,15})\.([\x20-\x7e]{1,200})$/;

/** The end of the year 9999, ms. A moment after the years of four digits is none: the database can't read how it is written. */
const LAST_MOMENT = Date.UTC(10_000, 0);

const hasMoment = (key: string, shape: RegExp) => {
  const [, at] = shape.exec(key) ?? [];
  return at !== undefined && Number(at) < LAST_MOMENT;
};

const KINDS: Readonly<Record<KeyKind, (key: string) => boolean>> = {
  number: (key) => NUMBER.test(key),
  'moment and number': (key) => hasMoment(key, MOMENT_AND_NUMBER),
  'moment and name': (key) => hasMoment(key, MOMENT_AND_NAME),
};

/** Whether a key is of a kind: one of another list's kind is none of this list. */
export const isKeyOf = (kind: KeyKind, key: string): boolean => KINDS[kind](key);

/** How a page of a list by number is read, which begins with the highest or the lowest. A key that is none counts as no key. */
export function numberPage({ skip, after = '', before = '' }: Paging, first: 'highest' | 'lowest'): NumberPage {
  if (isKeyOf('number', after)) return { isBackwards: false, bound: Number(after), skip: 0 };
  if (isKeyOf('number', before)) return { isBackwards: true, bound: Number(before), skip: 0 };
  return { isBackwards: false, bound: first === 'highest' ? Number.MAX_SAFE_INTEGER : 0, skip };
}

/** A page of a list by moment and number, as its query reads it. */
interface MomentPage {
  readonly isBackwards: boolean;
  /** The key that it lies after or before; null without one. */
  readonly bound: { readonly at: Date; readonly id: number } | null;
  readonly skip: number;
}

/** The key of a row in a list by moment and number. */
export const momentKey = ({ at, id }: { readonly at: Date; readonly id: number }): string => `${at.getTime()}.${id}`;

/** How a page of a list by moment and number is read. A key that is none counts as no key. */
export function momentPage({ skip, after = '', before = '' }: Paging): MomentPage {
  for (const [key, isBackwards] of [
    [after, false],
    [before, true],
  ] as const) {
    if (!isKeyOf('moment and number', key)) continue;
    const [, at, id] = MOMENT_AND_NUMBER.exec(key) ?? [];
    return { isBackwards, bound: { at: new Date(Number(at)), id: Number(id) }, skip: 0 };
  }
  return { isBackwards: false, bound: null, skip };
}

/** A page of a list by moment and name, as its query reads it. */
interface NamePage {
  readonly isBackwards: boolean;
  readonly bound: { readonly at: Date; readonly name: string } | null;
  readonly skip: number;
}

/** The key of a row in a list by moment and name. */
export const nameKey = (at: Date, name: string): string => `${at.getTime()}.${name}`;

/** How a page of a list by moment and name is read. A key that is none counts as no key. */
export function namePage({ skip, after = '', before = '' }: Paging): NamePage {
  for (const [key, isBackwards] of [
    [after, false],
    [before, true],
  ] as const) {
    if (!isKeyOf('moment and name', key)) continue;
    const [, at, name = ''] = MOMENT_AND_NAME.exec(key) ?? [];
    return { isBackwards, bound: { at: new Date(Number(at)), name }, skip: 0 };
  }
  return { isBackwards: false, bound: null, skip };
}

/** Rows as they are listed, whichever way they were read. */
export const inOrder = <Row>(rows: readonly Row[], { isBackwards }: Pick<NumberPage, 'isBackwards'>): Row[] =>
  isBackwards ? rows.toReversed() : [...rows];
