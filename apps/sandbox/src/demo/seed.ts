import type { Clock } from '../base/index.ts';
import type { Passwords } from '../players/index.ts';
import type { Database, Vault } from '../store/index.ts';
import { seedAgents } from './operator/agents.ts';
import { seedCatalogue } from './operator/catalogue.ts';
import { seedGateways } from './operator/gateways.ts';
import { seedKycSchema } from './operator/kyc-documents.ts';
import { seedOrganisation } from './operator/organisation.ts';
import { seedOwnTexts } from './operator/own-texts.ts';
import { seedTitles } from './operator/titles.ts';
import { seedDemoBank } from './player/bank.ts';
import { seedDemoBets } from './player/bets.ts';
import { seedBonuses } from './player/bonuses.ts';
import { seedDemoDeposits } from './player/deposits.ts';
import { seedDemoGames } from './player/games.ts';
import { seedDemoKyc } from './player/kyc.ts';
import { seedDemoLimits } from './player/limits.ts';
import { seedDemoNotifications } from './player/notifications.ts';
import { seedDemoPlayer, seedGuest } from './player/player.ts';
import { seedDemoReferrals } from './player/referrals.ts';
import { seedDemoWithdrawals } from './player/withdrawals.ts';

/** Everything a new operator begins with; with `games` so many of them, for measuring. Seeding again changes nothing. */
export async function seed(
  database: Database,
  clock: Clock,
  passwords: Passwords,
  vault: Vault,
  { games }: { readonly games?: number } = {},
): Promise<void> {
  await seedOrganisation(database);
  await seedCatalogue(database, games);
  await seedTitles(database, clock, vault);
  await seedGateways(database);
  await seedKycSchema(database);
  await seedOwnTexts(database);
  await seedAgents(database);
  await seedDemoPlayer(database, clock, passwords);
  await seedDemoBets(database);
  await seedDemoDeposits(database, clock, vault);
  await seedDemoKyc(database, clock, vault);
  await seedDemoBank(database, clock, vault);
  await seedDemoWithdrawals(database, vault);
  await seedBonuses(database, clock);
  await seedDemoReferrals(database, clock, passwords);
  await seedDemoLimits(database, clock);
  await seedDemoNotifications(database, clock);
  await seedDemoGames(database, clock);
  await seedGuest(database, clock, passwords);
}
