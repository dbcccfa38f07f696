import type { Clock } from '../base/index.ts';
import type { Vault } from '../money/index.ts';
import type { Passwords } from '../players/index.ts';
import type { Database } from '../store/index.ts';
import { seedAgents } from './operator/agents.ts';
import { seedCatalogue } from './operator/catalogue.ts';
import { seedGateways } from './operator/gateways.ts';
import { seedKycSchema } from './operator/kyc-documents.ts';
import { seedOrganisation } from './operator/organisation.ts';
import { seedDemoBank } from './player/bank.ts';
import { seedDemoBets } from './player/bets.ts';
import { seedBonuses } from './player/bonuses.ts';
import { seedDemoDeposits } from './player/deposits.ts';
import { seedDemoKyc } from './player/kyc.ts';
import { seedDemoNotifications } from './player/notifications.ts';
import { seedDemoPlayer } from './player/player.ts';
import { seedDemoReferrals } from './player/referrals.ts';
import { seedDemoWithdrawals } from './player/withdrawals.ts';

/** Everything a new operator begins with. Seeding again changes nothing. */
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
