import { randomBytes } from 'node:crypto';
import { seedDemoPlayer } from './accounts/demo-player.ts';
import type { Passwords } from './accounts/passwords.ts';
import { seedDemoBank } from './bank/seed.ts';
import type { Vault } from './bank/vault.ts';
import { seedDemoBets } from './bets/demo.ts';
import { seedBonuses } from './bonus/seed.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { settingOf } from './database/settings.ts';
import { seedDemoDeposits } from './deposits/demo.ts';
import { seedGateways } from './deposits/seed.ts';
import { seedDemoKyc } from './kyc/demo.ts';
import { seedKycSchema } from './kyc/seed.ts';
import { seedDemoNotifications } from './notifications/demo.ts';
import { seedOrganisation } from './organisation/seed.ts';
import { seedAgents } from './referral/agents.ts';
import { seedDemoReferrals } from './referral/seed.ts';
import { seedDemoWithdrawals } from './withdrawals/seed.ts';

/** Everything a new operator begins with. Sowing again changes nothing. */
export async function seed(database: Database, clock: Clock, passwords: Passwords, vault: Vault): Promise<void> {
  await seedOrganisation(database);
  await seedCatalogue(database);
  await seedGateways(database);
  await seedKycSchema(database);
  await seedAgents(database);
  await seedDemoPlayer(database, clock, passwords);
  await seedDemoBets(database);
  await seedDemoDeposits(database, clock);
  await seedDemoNotifications(database);
  await seedDemoKyc(database, clock);
  await seedDemoBank(database, clock, vault);
  await seedDemoWithdrawals(database, vault);
  await seedBonuses(database, clock);
  await seedDemoReferrals(database, clock, passwords);
}

/** The key that one-time codes are hashed with; made once. */
export async function codeKeyOf(database: Database): Promise<Buffer> {
  return Buffer.from(await settingOf(database, 'code-key', () => randomBytes(32).toString('base64url')), 'base64url');
}

/** The key that account numbers and UPI addresses are kept sealed with; made once. */
export async function vaultKeyOf(database: Database): Promise<Buffer> {
  return Buffer.from(await settingOf(database, 'vault-key', () => randomBytes(32).toString('base64url')), 'base64url');
}

/** The operator's own name, made once with his database: what he shares with his other processes goes by it. */
export function operatorOf(database: Database): Promise<string> {
  return settingOf(database, 'operator', () => randomBytes(9).toString('base64url'));
}
