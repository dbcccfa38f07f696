import type { ReactNode } from 'react';
import { mountLive } from '../mount.tsx';
import { readersOf, type TableKind, type TableSeat } from './play.ts';

/** Opens a table's page. */
export const mountTable = <Spot extends string, Round, Step, Mark, Opening>(
  kind: TableKind<Spot, Round, Step, Mark, Opening>,
  page: (seat: TableSeat<Spot, Step, Mark, Opening>) => ReactNode,
): void => mountLive({ readers: readersOf(kind), page });
