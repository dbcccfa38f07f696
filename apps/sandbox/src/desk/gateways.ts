import type { Gateway } from '@pavilion/api-client/wire';
import { closeGateway, gatewayOf, gatewaysOf, reopenGateway } from '../money/index.ts';
import { tellEverybody } from '../organisation/index.ts';
import { html, type Markup } from '../server/index.ts';
import { closingForms, closingFrom, WAY_COLUMNS, wayCells, wayText } from './closing.ts';
import type { Desk, Show } from './desk.ts';
import { table } from './parts.ts';
import type { Visit } from './visit.ts';

/** The ways to deposit: opened and closed here, each with a reason that players read and, if it is known, until when. */
export function routeGateways(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => ({
    section: 'house',
    title: 'Deposit methods',
    body: html`<p class="soft lead">A closed method takes no new deposits. Deposits already paid continue. Players see the reason and the end time.</p>
${gatewayTable(visit, await gatewaysOf(database))}`,
  });
  desk.page('/gateways', show);
  desk.action('/gateways/:code/close', show, async (tx, { param, now }, form) => {
    const gateway = await gatewayOf(tx, param('code'));
    const closed = closingFrom(form, now);
    await closeGateway(tx, param('code'), { ...closed, now });
    tellEverybody(tx);
    const what = `Closed ${gateway?.name ?? param('code')} to deposits`;
    return { what, ...about(gateway), reason: closed.reason, after: wayText({ closed }), to: '/gateways' };
  });
  desk.action('/gateways/:code/open', show, async (tx, { param }) => {
    const gateway = await gatewayOf(tx, param('code'));
    await reopenGateway(tx, param('code'));
    tellEverybody(tx);
    const what = `Opened ${gateway?.name ?? param('code')} to deposits`;
    return { what, ...about(gateway), after: 'open', to: '/gateways' };
  });
}

const about = (gateway: Gateway | undefined) =>
  gateway ? { subject: gateway.code.toUpperCase(), before: wayText(gateway) } : {};

const gatewayTable = (visit: Visit, gateways: readonly Gateway[]): Markup =>
  table(
    [...WAY_COLUMNS, { label: 'Do', look: 'end' }],
    gateways.map((gateway) => [
      html`<b>${gateway.name}</b>`,
      ...wayCells(gateway),
      closingForms(visit, `/gateways/${gateway.code}`, gateway),
    ]),
    'No deposit methods.',
  );
