import { liveWorld } from '../../testing/live-world.ts';

test('a score board is told whole where it is asked for: at once, then whenever it is another one, and not once it is left', () => {
  const { tick, follow, cricket } = liveWorld();
  const [playing] = cricket().filter(({ play }) => play);
  const upcoming = cricket().find(({ play }) => !play);
  if (!playing || !upcoming) throw new Error('Nothing is in play, or everything');
  const truth = () => {
    const now = cricket().find(({ id }) => id === playing.id);
    return now?.play && now.competition.rules.board(now.play, now.setup);
  };
  const { subscribe, unsubscribe, heard } = follow();
  const first = subscribe({ boards: [playing.id, playing.id, upcoming.id, 'nothing'] });
  expect(first?.boards).toEqual([
    { refMatchId: playing.id, board: truth() },
    { refMatchId: upcoming.id, board: null },
  ]);
  expect(first?.gone).toEqual(['nothing']);
  let shown: unknown = first?.boards?.[0]?.board;
  for (let turn = 0; turn < 300; turn += 1) {
    tick();
    for (const { boards = [] } of heard.splice(0))
      shown = boards.find((each) => each.refMatchId === playing.id)?.board ?? shown;
    expect(shown).toEqual(truth());
  }
  expect(shown).not.toEqual(first?.boards?.[0]?.board);
  unsubscribe({ reader: 'r', markets: [], scores: [], boards: [playing.id], lists: [] });
  for (let turn = 0; turn < 300; turn += 1) tick();
  expect(heard.flatMap(({ boards = [] }) => boards)).toEqual([]);
});
