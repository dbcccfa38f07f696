import { isPinned, leagueKey, openPins, type Pin, toggleFollowed, togglePin } from './pins.ts';

const pin = (refMatchId: string, kind: Pin['kind'] = 'match_odds'): Pin => ({ refMatchId, sportId: '4', kind });
/** What a browser that starts again reads of a player. */
function reread(player: string) {
  openPins('somebody else');
  return openPins(player);
}

beforeEach(() => {
  localStorage.clear();
  openPins('nobody');
});

test('what is pinned and followed outlives the page, each player’s own', () => {
  openPins('RK1');
  togglePin(pin('m1'));
  togglePin(pin('m1', 'bookmaker'));
  toggleFollowed('4/T20');
  expect(reread('RK1')).toEqual({ markets: [pin('m1'), pin('m1', 'bookmaker')], followed: ['4/T20'] });
  expect(openPins('RK2')).toEqual({ markets: [], followed: [] });
});

test('a second press unpins, and leaves the other markets of the match pinned', () => {
  openPins('RK1');
  togglePin(pin('m1'));
  togglePin(pin('m1', 'fancy'));
  togglePin(pin('m1'));
  const pins = reread('RK1');
  expect([isPinned(pins, pin('m1')), isPinned(pins, pin('m1', 'fancy'))]).toEqual([false, true]);
});

test('the oldest pin goes for one more than a screen can carry', () => {
  openPins('RK1');
  for (let match = 0; match <= 40; match += 1) togglePin(pin(`m${match}`));
  const { markets } = reread('RK1');
  expect([markets.length, markets[0]?.refMatchId, markets.at(-1)?.refMatchId]).toEqual([40, 'm1', 'm40']);
});

test.each(['not json', '[]', '{"markets":[{"refMatchId":1}],"followed":[]}'])(
  'stored nonsense (%s) counts as nothing pinned',
  (nonsense) => {
    localStorage.setItem('pavilion.pins.RK3', nonsense);
    expect(reread('RK3')).toEqual({ markets: [], followed: [] });
  },
);

test('leagues of two sports that are called alike are two', () => {
  expect(leagueKey({ sportId: '4', competition: 'Cup' })).not.toBe(leagueKey({ sportId: '1', competition: 'Cup' }));
});
