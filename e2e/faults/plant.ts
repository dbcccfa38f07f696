import type { Page, Request } from '@playwright/test';
import { comeBack } from '../navigate.ts';
import { type Behaviour, behaviours } from './behaviours.ts';
import type { FaultCase } from './cases.ts';
import { type Delivery, deliveries } from './deliveries.ts';
import { remotes } from './remotes.ts';
import { replaceRemote, restoreRemote } from './stand-in.ts';
import { filesOf } from './targets.ts';

/** A fault in its place. */
export interface Planted {
  /** How it is named where the page stood; null where the page itself stays. */
  readonly failure: RegExp | null;
  /** The page comes back by itself once the cause is gone. */
  readonly healsAlone: boolean;
  /** Resolves when the page has first asked for what is spoiled. */
  readonly met: Promise<unknown>;
  /** Takes the cause away. */
  lift(): Promise<void>;
}

/** Plants a case's fault for this page, before the page is opened. */
export async function plant(page: Page, one: FaultCase): Promise<Planted> {
  return 'behaviour' in one ? plantBehaviour(page, one) : plantDelivery(page, one);
}

async function plantDelivery(page: Page, one: Extract<FaultCase, { delivery: string }>): Promise<Planted> {
  const { answer, failure, healsAlone = false }: Delivery = deliveries[one.delivery];
  const files = await filesOf(page, one.remote, remotes[one.remote].page, one.target);
  if (files.length === 0) throw new Error(`${one.title}: the build made no such file`);
  const spoiled = new RegExp(`/releases/${one.remote}/[^/]+/(${files.join('|').replaceAll('.', '\\.')})(\\?|$)`);
  const { promise: lifted, resolve: lift } = Promise.withResolvers<void>();
  let isLifted = false;
  const met = page.waitForEvent('request', {
    predicate: (request: Request) => spoiled.test(request.url()),
    timeout: 0,
  });
  met.catch(() => undefined);
  // What hangs goes on hanging when the cause is gone: new requests alone are answered as they should be.
  await page.route(spoiled, async (route) => {
    if (isLifted) return route.continue().catch(() => undefined);
    return answer(route, { lifted, original: async () => (await route.fetch()).body() }).catch(() => undefined);
  });
  return {
    failure,
    healsAlone,
    met,
    async lift() {
      isLifted = true;
      lift();
    },
  };
}

async function plantBehaviour(page: Page, one: Extract<FaultCase, { behaviour: string }>): Promise<Planted> {
  const { failure = null, contract, ...script } = { ...behaviours[one.behaviour] } as Behaviour;
  await page.addInitScript('globalThis.planted = true');
  await replaceRemote(page, one.remote, { ...script, ...(contract ? { contract } : {}) });
  const met = page.waitForEvent('request', {
    predicate: (request: Request) => request.url().includes(`/releases/${one.remote}/`),
    timeout: 0,
  });
  met.catch(() => undefined);
  return {
    failure,
    // Nothing that the player does would help: the page opens when the tab reads that a release is live which fits.
    healsAlone: contract !== undefined,
    met,
    async lift() {
      await page.evaluate('globalThis.planted = false');
      if (!contract) return;
      await restoreRemote(page, one.remote);
      await comeBack(page);
    },
  };
}
