import { paths } from '@pavilion/contract';
import { dayOf } from '@pavilion/remote-kit';

/** Where a deposit or a withdrawal stands on the statement: under its name, from the day it began to the day it was decided, or today. */
export function statementLink({
  id,
  createdAt,
  decidedAt,
}: {
  readonly id: string;
  readonly createdAt: Date;
  readonly decidedAt?: Date | undefined;
}): string {
  const search = new URLSearchParams({
    from: dayOf(createdAt),
    to: dayOf(decidedAt ?? new Date()),
    reference: id,
  });
  return `${paths.statement()}?${search}`;
}
