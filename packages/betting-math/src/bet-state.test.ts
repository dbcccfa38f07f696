import { BET_STATES, type BetState, canMove } from './bet-state.ts';

/** The arrows of betting.md, "Bet slip"; `settled(won | lost)` is two states here, and `resettled` the others of the three that a result makes. */
const ARROWS: Readonly<Partial<Record<BetState, readonly BetState[]>>> = {
  draft: ['submitting'],
  submitting: ['delayed'],
  delayed: ['matched', 'partial', 'unmatched', 'rejected', 'unknown'],
  partial: ['cancelled', 'lapsed'],
  unmatched: ['cancelled', 'lapsed'],
  matched: ['won', 'lost', 'void'],
  won: ['lost', 'void'],
  lost: ['won', 'void'],
  void: ['won', 'lost'],
};

test('every arrow of betting.md is a move, and no other state is named', () => {
  const arrows = Object.entries(ARROWS).flatMap(([from, next]) => next.map((to) => [from as BetState, to] as const));
  expect(arrows.filter(([from, to]) => !canMove(from, to))).toEqual([]);
  const named = new Set<string>(arrows.flat());
  expect([...BET_STATES].toSorted()).toEqual([...named].toSorted());
});

test('a bet can’t be placed twice, and what is refused, cancelled or lapsed stays so', () => {
  const into = (state: BetState) => BET_STATES.filter((from) => canMove(from, state));
  expect(into('draft')).toEqual([]);
  expect(into('submitting')).toEqual(['draft']);
  for (const end of ['rejected', 'cancelled', 'lapsed'] as const) {
    expect(BET_STATES.filter((to) => canMove(end, to))).toEqual([]);
  }
});

test('only what waits can be cancelled or lapse, unless nobody knew what it was', () => {
  for (const end of ['cancelled', 'lapsed'] as const) {
    expect(BET_STATES.filter((from) => canMove(from, end))).toEqual(['unknown', 'unmatched', 'partial']);
  }
});

test('a bet that is unknown may turn out to be anything that the operator knows of, and is not sent again', () => {
  expect(BET_STATES.filter((to) => !canMove('unknown', to))).toEqual(['draft', 'submitting', 'unknown']);
});

test('what is refused, cancelled or lapsed is never settled, nor what nobody has answered yet; what was settled may be anew', () => {
  const settled = ['won', 'lost', 'void'] as const;
  for (const end of settled) {
    const others = settled.filter((other) => other !== end);
    expect(BET_STATES.filter((from) => canMove(from, end))).toEqual([
      ...['unknown', 'unmatched', 'partial', 'matched'],
      ...others,
    ]);
  }
});
