import type { Device } from '@pavilion/api-client/wire';
import type { Clock } from '../../base/index.ts';
import type { RateLimiter } from '../../server/index.ts';
import type { Database, Transaction } from '../../store/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import type { Fingerprints, Referrals } from './referrals.ts';
import type { Sessions } from './sessions.ts';

/** What the calls of accounts work with. */
export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly vault: Fingerprints;
  readonly referrals: Referrals;
  /** Notices lie above accounts, so these are handed down. */
  readonly tellPasswordChanged: (tx: Transaction, player: number, at: Date) => Promise<void>;
  readonly tellNewDevice: (tx: Transaction, player: number, device: Device, at: Date) => Promise<void>;
}
