import { players } from './migrations/0001-players.ts';
import { ledger } from './migrations/0002-ledger.ts';
import { oneTimeCodes } from './migrations/0003-one-time-codes.ts';
import { organisation } from './migrations/0004-organisation.ts';
import { catalogue } from './migrations/0005-catalogue.ts';
import { holds } from './migrations/0006-holds.ts';
import { clientRequests } from './migrations/0007-client-requests.ts';

/** One step of the schema. A published one is never edited: the next one changes what it made. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}

/** Every step of the schema, oldest first. */
export const migrations: readonly Migration[] = [
  players,
  ledger,
  oneTimeCodes,
  organisation,
  catalogue,
  holds,
  clientRequests,
];
