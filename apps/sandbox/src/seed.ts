import { randomBytes } from 'node:crypto';
import { seedDemoPlayer } from './accounts/demo-player.ts';
import type { Passwords } from './accounts/passwords.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { settingOf } from './database/settings.ts';
import { seedOrganisation } from './organisation/seed.ts';

/** Everything a new operator begins with. Sowing again changes nothing. */
export async function seed(database: Database, clock: Clock, passwords: Passwords): Promise<void> {
  await seedOrganisation(database);
  await seedCatalogue(database);
  await seedDemoPlayer(database, clock, passwords);
}

/** The key that one-time codes are hashed with; made once. */
export async function codeKeyOf(database: Database): Promise<Buffer> {
  return Buffer.from(await settingOf(database, 'code-key', () => randomBytes(32).toString('base64url')), 'base64url');
}
