import * as z from 'zod/mini';
import { decoderOf } from './direction.ts';
import { type Call, calls, clientEvents, oddsDeltaEvent, serverEvents } from './index.ts';
import { validate } from './standard.ts';
import { type ListIn, listsIn, sampleOf } from './testing.ts';

const answers: readonly (readonly [string, z.ZodMiniType])[] = [
  ...Object.values<Call>(calls).map(({ name, response }) => [name, response] as const),
  ...Object.entries(clientEvents).map(([name, { reply }]) => [name, reply.def.options[0]] as const),
  ...Object.entries(serverEvents),
];
const lists = answers.flatMap(([source, schema]) =>
  listsIn(schema).map((list) => ({ name: `${source} ${list.path}`, schema, list })),
);

/** Lists whose figures are right only together: what they belong to is left out as a whole. */
const TOGETHER =
  /\.(fills|outcomes|legs|waiting|innings|runs|wickets|sets|fields|accounts|odds|rates|picture|picture\[\])$/;
/** Lists whose items are known by their places: a gap keeps the place of one that is not understood. */
const PLACES =
  /^(getGameIndex data\.(providers|kinds|kind|code|name|slug|rtp|added)|odds:\w+ images\[\]\.market\.runners)$/;

const read = (schema: z.ZodMiniType, list: ListIn, items: readonly unknown[]) =>
  validate(decoderOf(schema), sampleOf(schema, { ...list, items }));
const strictly = (schema: z.ZodMiniType, list: ListIn, items: readonly unknown[]) =>
  z.decode(schema, sampleOf(schema, { ...list, items }) as never);
const elementOf = ({ list }: ListIn) => (list as z.core.$ZodArray)._zod.def.element;
const nine = (list: ListIn) => Array.from({ length: 9 }, () => sampleOf(elementOf(list)));

/** Items that are not understood: nothing at all, and for objects each with one field that makes them so. */
function brokenOf(list: ListIn): readonly unknown[] {
  const item = sampleOf(elementOf(list));
  const decoder = decoderOf(elementOf(list) as z.ZodMiniType);
  const spoilt =
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.keys(item).map((key) => ({ ...item, [key]: { odd: true } }))
      : [];
  return [null, ...spoilt.filter((each) => validate(decoder, each).issues)];
}

describe('a list of the wire', () => {
  it('has its kind for every list of every answer and event', () => {
    expect(lists.length).toBeGreaterThan(100);
    for (const pattern of [TOGETHER, PLACES]) expect(lists.filter(({ name }) => pattern.test(name))).not.toEqual([]);
  });

  it.each(lists.filter(({ name }) => !TOGETHER.test(name) && !PLACES.test(name)))(
    'leaves out one broken item of ten: $name',
    ({ schema, list }) => {
      const expected = strictly(schema, list, nine(list));
      for (const broken of brokenOf(list)) {
        const answer = read(schema, list, nine(list).toSpliced(4, 0, broken));
        expect(answer).toEqual({ value: expected, leftOut: expect.arrayContaining([expect.any(String)]) });
      }
      expect(read(schema, list, nine(list))).toEqual({ value: expected });
    },
  );

  it.each(lists.filter(({ name }) => PLACES.test(name)))(
    'keeps the places of nine items beside a broken one: $name',
    ({ schema, list }) => {
      const { value, leftOut } = read(schema, list, nine(list).toSpliced(4, 0, { odd: true })) as Read;
      const items = at(value, list.path);
      expect(items.map((item) => JSON.stringify(item) === JSON.stringify(items[0]))).toEqual(
        Array.from({ length: 10 }, (_, place) => place !== 4),
      );
      expect(leftOut).toContainEqual(expect.any(String));
    },
  );

  it.each(lists)('refuses a broken item of what is sent: $name', ({ schema, list }) => {
    const sent = sampleOf(schema, { ...list, items: [{ odd: true }, ...nine(list)] });
    expect(z.safeDecode(schema, sent as never).success).toBe(false);
  });
  it('leaves out a bet with one fill that is not understood', () => {
    const list = listIn(calls.getBets.response, 'data.bets');
    const bet = sampleOf(elementOf(list)) as { readonly fills: readonly object[] };
    const broken = { ...bet, fills: [...bet.fills, { stack: 1 }] };
    const { value } = read(calls.getBets.response, list, [...nine(list), broken]) as Read;
    expect(value).toEqual(strictly(calls.getBets.response, list, nine(list)));
  });
});

describe('an enumeration that an operator may extend', () => {
  it.each([
    ['getAccountStatement', 'data.entries', { kind: 'cashback' }, { kind: 'other' }],
    ['getAccountStatement', 'data.summary.byKind', { kind: 'cashback' }, { kind: 'other' }],
    ['getNotifications', 'data.notifications', { status: 'promo' }, { status: 'info' }],
    ['getNotifications', 'data.notifications', { about: { kind: 'quest' } }, { about: undefined }],
    ['getBets', 'data.bets', { status: 'cashed-out' }, { status: 'other' }],
    ['getDeposits', 'data.deposits', { state: 'on-hold' }, { state: 'other' }],
    ['getWithdrawals', 'data.withdrawList', { state: 'on-hold' }, { state: 'other' }],
    ['getBonusClaims', 'data.bonusListing', { state: 'paused' }, { state: 'other' }],
    ['getKyc', 'data.documents', { status: 'in-review' }, { status: 'pending' }],
    ['getSessions', 'data.sessions', { device: { kind: 'fridge' } }, { device: { kind: 'other' } }],
    ['getCashOut', 'data.cashOuts', { problem: 'weather' }, { problem: 'other' }],
    ['getGameIndex', 'data.kinds', { category: 'crash-game' }, { category: 'table' }],
    ['getGames', 'data.games', { badge: 'hot' }, { badge: undefined }],
    ['getMatches', 'data.matches', { state: 'paused' }, { state: 'suspended' }],
    ['getMatches', 'data.matches', { matched: 12.345 }, { matched: 0 }],
    ['getFancyOdds', 'data.markets', { state: 'paused' }, { state: 'suspended' }],
  ] as const)('falls back in %s %s: %j', (name, path, odd, shown) => {
    const { response } = calls[name];
    const list = listIn(response, path);
    const item = sampleOf(elementOf(list)) as object;
    const { value, leftOut } = read(response, list, [item, { ...item, ...odd }]) as Read;
    expect(at(value, path)[1]).toMatchObject(shown);
    expect(leftOut).toHaveLength(1);
  });
});

describe('the prices of the wire', () => {
  const price = { odds: 1.5, size: 10 };

  it.each([{ odds: 1000.5, size: 10 }, { odds: 2, size: 12.345 }, 'soon'])('are none where %j is not one', (odd) => {
    const { response } = calls.getMatches;
    const list = listIn(response, 'data.matches');
    const match = sampleOf(elementOf(list)) as { readonly runners: readonly object[] };
    const runners = match.runners.map((runner) => ({ ...runner, back: odd, lay: price }));
    const { value } = read(response, list, [match, { ...match, runners }]) as Read;
    expect(at(value, 'data.matches')[1]).toMatchObject({ runners: [{ back: null, lay: { odds: 1.5, size: 1000 } }] });
  });

  it('leave out the side of a runner that has no column', () => {
    const { response } = calls.getMatches;
    const list = listIn(response, 'data.matches[].runners');
    const runner = sampleOf(elementOf(list)) as object;
    const { value } = read(response, list, [runner, { ...runner, column: '4' }]) as Read;
    expect(at(at(value, 'data.matches'), 'runners')).toHaveLength(1);
  });

  it.each([
    ['odds', [4, 1.5, 10, 1000.5, 10, 1.4, 12.345, 1.3, 5], [{ odds: 1.5 }, { odds: 1.3 }]],
    ['odds', [4, '1.5', 10], []],
  ])('leave an odd price out of a change: %s %j', (key, side, prices) => {
    expect(change({ marketId: 'm', [key]: [side] })).toEqual([
      {
        marketId: 'm',
        odds: [{ runner: 2, side: 'back', prices: prices.map((each) => expect.objectContaining(each)) }],
      },
    ]);
  });

  it('take a rate that is not one for none', () => {
    expect(change({ marketId: 'm', rates: [[1, -4, 10]] })).toEqual([
      { marketId: 'm', rates: [{ runner: 0, side: 'lay', rate: null }] },
    ]);
  });

  it.each([[{ odds: [[]] }], [{ odds: [[-1, 1.5, 10]] }], [{ rates: 'many' }]])(
    'suspend a market whose change is not understood: %j',
    (odd) => {
      expect(change({ marketId: 'm', ...odd }, { marketId: 'n', matched: 1 })).toEqual([
        { marketId: 'm', state: 'suspended', no: null, yes: null, isUnread: true },
        { marketId: 'n', matched: 100 },
      ]);
    },
  );

  const change = (...markets: readonly object[]) => {
    const delta = { reader: 'r', epoch: 'e', from: 1, clock: 2, markets };
    const answer = validate(oddsDeltaEvent.decode, delta);
    return answer.issues ?? answer.value.markets;
  };
});

const listIn = (schema: z.ZodMiniType, path: string): ListIn => {
  const found = listsIn(schema).find((each) => each.path === path);
  if (!found) throw new Error(`There is no list at ${path}`);
  return found;
};
const at = (value: unknown, path: string): readonly unknown[] =>
  path.split(/\[?\]?\./).reduce((within: unknown, key) => partOf(within, key), value) as readonly unknown[];

interface Read {
  readonly value: unknown;
  readonly leftOut?: readonly string[];
}
const partOf = (value: unknown, key: string): unknown => {
  const within = Array.isArray(value) ? value[0] : value;
  return (within as Readonly<Record<string, unknown>>)[key];
};
