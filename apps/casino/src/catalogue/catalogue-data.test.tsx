import { firstCalls } from '@pavilion/remote-kit/testing';
import { remote } from '../remote.ts';
import { operator, withTables } from '../testing/operator.ts';

test.each([
  '/slots',
  '/slots?provider=red-tiger',
  '/slots?provider=nobody',
  '/games-all',
  '/aura-games',
  '/casino/netent',
  '/casino/aura-baccarat',
  '/casino/nobody',
  '/casino/viking-runes',
  '/kingmaker',
  '/spmgames',
  '/casino/aura/baccarat',
])('%s asks ahead for exactly what the page shows first', async (address) => {
  const { byData, byPage } = await firstCalls(remote, address, operator, withTables([]));
  // A game's page opens the game too, which is no data and never happens ahead: the player's own games, and what came of the session, follow it.
  expect(byData).toEqual([...new Set(byPage)].filter((call) => !/^(openLobby|getPlaySession) /.test(call)));
  expect(byData).not.toEqual([]);
});
