import { playersByAgent } from '../../players/index.ts';
import type { Queryable } from '../../store/index.ts';

/** Adds an agent under the one whose code is `parent`; one that is there already stays as it is. */
export async function addAgent(tx: Queryable, code: string, name: string, parent: string | null): Promise<void> {
  await tx.query(
    `insert into agent (code, name, parent_id) values ($1, $2, (select id from agent where code = $3))
     on conflict (code) do nothing`,
    [code, name, parent ?? ''],
  );
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
export async function agentTree(database: Queryable): Promise<Agent[]> {
  const agents = await database.query(
    `with recursive tree as (
       select id, array[code] as path from agent where parent_id is null
       union all
       select a.id, path || a.code from tree join agent a on a.parent_id = tree.id
     ), below as (
       select id as root, id from agent
       union all
       select below.root, a.id from below join agent a on a.parent_id = below.id
     )
     select a.id, a.code, a.name, parent.code as parent, (select coalesce(jsonb_agg(below.id), '[]') from below where below.root = a.id) as below
     from tree join agent a on a.id = tree.id left join agent parent on parent.id = a.parent_id order by path`,
  );
  const players = await playersByAgent(database);
  const of = (agent: number) => players.get(agent) ?? 0;
  return agents.map(({ id, below, ...agent }) => ({
    ...agent,
    players: of(id),
    playersInAll: below.reduce((sum, each) => sum + of(each), 0),
  }));
}
