import { firstCalls } from '@pavilion/remote-kit/testing';
import { remote } from '../remote.ts';
import { operator } from '../testing/operator.ts';

test.each([
  '/slots',
  '/slots?provider=red-tiger',
  '/slots?provider=nobody',
  '/games-all',
  '/aura-games',
  '/casino/netent',
  '/casino/aura-baccarat',
  '/casino/nobody',
  '/casino/aura/baccarat',
])('%s asks ahead for exactly what the page shows first', async (address) => {
  const { byData, byPage } = await firstCalls(remote, address, operator);
  // A game's page opens the game too, which is no data and never happens ahead.
  expect(byData).toEqual(byPage.filter((call) => !call.startsWith('openLobby')));
  expect(byData).not.toEqual([]);
});
