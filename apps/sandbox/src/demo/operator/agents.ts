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
      await tx.query(
        `insert into agent (code, name, parent_id) values ($1, $2, (select id from agent where code = $3))
         on conflict (code) do nothing`,
        [code, name, parent],
      );
    }
    await markSeeded(tx, 'agents', VERSION);
  });
}

/** An agent as the desk sees them. */
export interface Agent {
  readonly code: string;
  readonly name: string;
  /** The code of the agent above; null at the top. */
  readonly parent: string | null;
  /** Players right under the agent, and under all below as well. */
  readonly players: number;
  readonly playersInAll: number;
}

/** The tree of agents, each after the one above. */
export async function agentTree(database: Database): Promise<Agent[]> {
  return database.query<Agent>(
    `with recursive tree as (
       select id, array[code] as path from agent where parent_id is null
       union all
       select a.id, path || a.code from tree join agent a on a.parent_id = tree.id
     ), below as (
       select id as root, id from agent
       union all
       select below.root, a.id from below join agent a on a.parent_id = below.id
     )
     select a.code, a.name, parent.code as parent,
       (select count(*) from player where agent_id = a.id) as players,
       (select count(*) from below join player p on p.agent_id = below.id where below.root = a.id) as "playersInAll"
     from tree join agent a on a.id = tree.id left join agent parent on parent.id = a.parent_id order by path`,
  );
}
