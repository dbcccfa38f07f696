import { type OddsNews, oddsDeltaEvent } from '@pavilion/api-client';
import { cellKey } from './book.ts';
import { createLivePrices } from './price-store.ts';
import { createScriptedSocket, createScriptedTiming, delta, image, match, priceOf } from './testing.ts';

const key = cellKey('m1', 'm1-1', 'back');
const at = (odds: number) => delta(0, 0, { cells: [['m1', 'm1-1', 'back', priceOf(odds, 5000)]] }).markets ?? [];
const unread = oddsDeltaEvent.decode['~standard'].validate({
  ...delta(10, 11),
  markets: [{ marketId: 'm1-MO', odds: 'not a list' }],
});

/** A page that follows one match, whose channel has spoken at clock 10. */
async function open() {
  const socket = createScriptedSocket();
  const timing = createScriptedTiming();
  const store = createLivePrices({ socket, timing }).list('4');
  store.seed({ clock: 9, matches: [match('m1')] }, timing.now());
  store.watchCell(key, () => {});
  timing.pass(0);
  const answer = async (news: OddsNews | 'failed') => {
    socket.questions.shift()?.answer(news);
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    timing.paint();
  };
  await answer(image(10, [match('m1')]));
  let clock = 10;
  /** What changes next; without markets, a change that is not understood. */
  const change = (markets?: ReturnType<typeof at>) => {
    if (!('value' in unread)) throw new Error('The change was not read');
    clock += 1;
    const { reader } = delta(0, 0);
    socket.send({ ...unread.value, reader, from: clock - 1, clock, ...(markets && { markets }) });
    timing.paint();
  };
  const market = () => ({ state: store.match('m1')?.state, odds: store.price(key)?.odds });
  return { socket, timing, answer, change, market };
}

describe('a market of which a change was not understood', () => {
  it('is suspended, requested whole, and open again by its image', async () => {
    const { socket, timing, answer, change, market } = await open();
    change();
    expect(market()).toEqual({ state: 'suspended', odds: undefined });
    timing.pass(300);
    expect(socket.subscribed.at(-1)).toMatchObject({ only: false, markets: ['m1-MO'] });
    await answer(image(11, [match('m1')]));
    expect(market()).toEqual({ state: 'open', odds: 2 });
  });

  it('takes an image that is as new as a change after that', async () => {
    const { timing, answer, change, market } = await open();
    change();
    timing.pass(300);
    change(at(3));
    await answer(image(11, [match('m1')]));
    expect(market()).toEqual({ state: 'open', odds: 3 });
    change(at(4));
    expect(market().odds).toBe(4);
  });

  it('is requested whole on the next connection', async () => {
    const { socket, answer, change, market } = await open();
    change();
    socket.become('connecting');
    socket.become('open');
    expect(socket.subscribed.at(-1)).toMatchObject({ only: true, markets: ['m1-MO'] });
    await answer(image(11, [match('m1')]));
    expect(market()).toEqual({ state: 'open', odds: 2 });
  });

  it('is requested once where its image is not understood', async () => {
    const { socket, timing, answer, change, market } = await open();
    change();
    timing.pass(300);
    const requests = socket.subscribed.length;
    await answer(image(11, []));
    timing.pass(900);
    expect(socket.subscribed).toHaveLength(requests);
    expect(market().state).toBe('suspended');
  });

  it('is requested once in five seconds while no change is understood', async () => {
    const { socket, timing, answer, change } = await open();
    const before = socket.subscribed.length;
    for (let changes = 0; changes < 20; changes += 1) {
      change();
      timing.pass(300);
      await answer(image(11 + changes, [match('m1')]));
    }
    expect(socket.subscribed.length - before).toBe(2);
  });
});
