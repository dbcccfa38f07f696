import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../../base/index.ts';
import { hostOf } from './site.ts';

/** The organisation that a request was sent to. */
export interface HostedOrganisation {
  readonly code: string;
  /** Host names without a port, in small letters. */
  readonly hosts: readonly string[];
  /** Whether it may operate at a place (`countryOf`). */
  operatesIn(country: string): boolean;
}

/** What a server has to know of the operator's organisations. */
export interface Organisations {
  /** The organisation of the first of these host names that is one's; where none is, the first organisation. */
  of(hosts: readonly string[]): Promise<HostedOrganisation>;
}

/**
 * The organisation whose site a request comes from: of the page that sends it, where this server has another host than the pages, else
 * of the host that it was sent to. Neither is a secret or a right: a token counts with its own organisation alone.
 */
export const organisationOf = (
  organisations: Organisations,
  headers: IncomingHttpHeaders,
): Promise<HostedOrganisation> => {
  const { origin } = headers;
  const page = origin !== undefined && URL.canParse(origin) ? [new URL(origin).hostname] : [];
  const host = hostOf(headers);
  return organisations.of([...page, ...(host === null ? [] : [new URL(`http://${host}`).hostname])]);
};

/** Why nothing is answered where an organisation does not operate (RFC 7725). */
export const notHere = () => new Refusal(451, 'This site is not available in your location.');
