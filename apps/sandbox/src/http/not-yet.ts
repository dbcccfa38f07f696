import type { calls } from '@pavilion/api-client/wire';
import type { Handlers } from './handler.ts';
import { Refusal } from './refusal.ts';

type Missing = Pick<typeof calls, (typeof missing)[number]>;

/** Scaffolding while the rest of the operator is built: take your calls out of this list; the file goes when it is empty. */
const missing = [] as const satisfies readonly (keyof typeof calls)[];

export const notYet = Object.fromEntries(
  missing.map((name) => [
    name,
    () => {
      throw new Refusal(501, 'Not built yet.');
    },
  ]),
) as unknown as Handlers<Missing>;
