import type { Queryable } from '../store/index.ts';

/** Has everybody who is connected read again, once `tx` commits, what the house is set to. */
export const tellEverybody = (tx: Pick<Queryable, 'notify'>): void => tx.notify('organisation', '');
