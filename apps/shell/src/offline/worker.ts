import type { Telemetry } from '@pavilion/contract';
import { scriptAddress } from '@pavilion/federation/runtime';

/** What the worker keeps its page in, and the one that has been switched off still has. */
const CACHE = 'offline';

/**
 * Has the operator's worker, and the page that it keeps for a player without a network, be as they are now. Where the operator names none
 * there is none: one that was there before goes, with what it kept. Never rejects: what fails is reported, and the site is whole without it.
 */
export async function followWorker(address: string | undefined, telemetry: Telemetry): Promise<void> {
  try {
    // Not where the connection is none that nobody reads along.
    if (!('serviceWorker' in navigator)) return;
    if (address === undefined) await remove();
    else await keep(address);
  } catch (error) {
    telemetry.event('worker not kept', { reason: String(error) });
  }
}

async function keep(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(scriptAddress(address), { updateViaCache: 'none' });
  // One that is being installed fetches the page itself.
  const { active } = (await serviceWorker.getRegistration()) ?? {};
  active?.postMessage('keep');
}

async function remove(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all([...registrations.map((registration) => registration.unregister()), caches.delete(CACHE)]);
}
