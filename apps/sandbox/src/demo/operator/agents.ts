import { addAgent } from '../../money/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';

const VERSION = '1';

/** Agents and, by the code of the one above, their sub-agents. */
const AGENTS = [
  ['AGNORTH', 'North', null],
  ['AGDELHI', 'Delhi', 'AGNORTH'],
  ['AGJAIPUR', 'Jaipur', 'AGNORTH'],
  ['AGSOUTH', 'South', null],
  ['AGKOCHI', 'Kochi', 'AGSOUTH'],
] as const;

/** The agents that a new house begins with. */
export async function seedAgents(database: Database): Promise<void> {
  if (await isSeeded(database, 'agents', VERSION)) return;
  await database.transaction(async (tx) => {
    for (const [code, name, parent] of AGENTS) {
      await addAgent(tx, code, name, parent);
    }
    await markSeeded(tx, 'agents', VERSION);
  });
}
