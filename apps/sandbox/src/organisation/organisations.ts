import { Refusal } from '../base/index.ts';
import { type HostedOrganisation, isAmong, type Organisations } from '../server/index.ts';
import type { Database, Queryable, Transaction } from '../store/index.ts';
import { tellEverybody } from './change.ts';

/** The organisation of every host that is nobody's, and of what says no other. */
export const FIRST_ORGANISATION = 'pavilion';

/** One of the operator's organisations: the hosts that are its, and where it may operate. */
export interface Organisation {
  readonly code: string;
  /** Host names without a port, in small letters. */
  readonly hosts: readonly string[];
  /** Countries (`IN`) and parts of one (`IN-TG`), ISO 3166; none: anywhere. */
  readonly operatesIn: readonly string[];
  /** Those of them where it may not. */
  readonly notIn: readonly string[];
}

/** The organisations, the first one first. */
const organisationsOf = (database: Pick<Queryable, 'query'>): Promise<Organisation[]> =>
  database.query(
    'select code, hosts, operates_in as "operatesIn", not_in as "notIn" from organisation order by position',
  );

/** The organisation of a code. Throws a 404. */
export async function organisationBy(database: Pick<Queryable, 'query'>, code: string): Promise<Organisation> {
  const found = (await organisationsOf(database)).find((one) => one.code === code);
  if (!found) throw new Refusal(404, 'This organisation was not found.');
  return found;
}

/** Sets where an organisation may operate. */
export async function setOperatesIn(
  tx: Transaction,
  code: string,
  { operatesIn, notIn }: Pick<Organisation, 'operatesIn' | 'notIn'>,
): Promise<void> {
  await tx.query('update organisation set operates_in = $2, not_in = $3 where code = $1', [code, operatesIn, notIn]);
  tellEverybody(tx);
}

/** The organisations by their hosts, read anew whenever any of them is changed. */
export async function createOrganisations(database: Database): Promise<Organisations> {
  const read = async () => (await organisationsOf(database)).map(hosted);
  let known = read();
  const again = () => {
    const before = known;
    // While the database is away they stand as they were.
    known = read().catch(() => before);
  };
  await database.listen('organisation', again, again);
  return {
    async of(hosts) {
      const all = await known;
      const named = hosts.map((host) => host.toLowerCase());
      const own = named.map((host) => all.find((one) => one.hosts.includes(host))).find((one) => one !== undefined);
      const [first] = all;
      if (!first) throw new Error('There is no organisation');
      return own ?? first;
    },
  };
}

const hosted = ({ code, hosts, operatesIn, notIn }: Organisation): HostedOrganisation => ({
  ...{ code, hosts },
  operatesIn: (country) => (operatesIn.length === 0 || isAmong(operatesIn, country)) && !isAmong(notIn, country),
});
