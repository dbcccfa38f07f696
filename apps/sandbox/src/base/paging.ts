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

/** A page of a list by number, the highest first, as its query reads it. */
export interface NumberPage {
  /** Whether the page lies before its key: it is read from the key upwards, and turned round. */
  readonly isUpwards: boolean;
  /** Numbers below this one, or above it. */
  readonly bound: number;
  readonly skip: number;
}

const NUMBER = /^\d{1,15}$/;

/** How a page of a list by number is read. A key that is none counts as no key. */
export function numberPage({ skip, after = '', before = '' }: Paging): NumberPage {
  if (NUMBER.test(after)) return { isUpwards: false, bound: Number(after), skip: 0 };
  if (NUMBER.test(before)) return { isUpwards: true, bound: Number(before), skip: 0 };
  return { isUpwards: false, bound: Number.MAX_SAFE_INTEGER, skip };
}

/** A page of a list by moment and number, the latest first, as its query reads it. */
export interface MomentPage {
  readonly isUpwards: boolean;
  /** What lies before this moment and number, or after it; null without a key: everything. */
  readonly bound: { readonly at: Date; readonly id: number } | null;
  readonly skip: number;
}

const MOMENT_AND_NUMBER = /^(\d{1,15})\.(\d{1,15})$/;

/** The key of a row in a list by moment and number. */
export const momentKey = ({ at, id }: { readonly at: Date; readonly id: number }): string => `${at.getTime()}.${id}`;

/** How a page of a list by moment and number is read. A key that is none counts as no key. */
export function momentPage({ skip, after = '', before = '' }: Paging): MomentPage {
  for (const [key, isUpwards] of [
    [after, false],
    [before, true],
  ] as const) {
    const [, at, id] = MOMENT_AND_NUMBER.exec(key) ?? [];
    // A moment that no date has counts as none.
    if (Number(at) <= 8.64e15) return { isUpwards, bound: { at: new Date(Number(at)), id: Number(id) }, skip: 0 };
  }
  return { isUpwards: false, bound: null, skip };
}

/** Rows as they are listed, whichever way they were read. */
export const inOrder = <Row>(rows: readonly Row[], { isUpwards }: Pick<NumberPage, 'isUpwards'>): Row[] =>
  isUpwards ? rows.toReversed() : [...rows];
