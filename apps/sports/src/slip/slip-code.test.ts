import { SlipView, warmSlip } from './slip-code.ts';

let idle = new Map<number, () => void>();
const preload = jest.spyOn(SlipView, 'preload');
const onWarm = jest.fn();
beforeEach(() => {
  idle = new Map();
  Object.assign(globalThis, {
    requestIdleCallback: (task: () => void) => {
      const id = Math.max(0, ...idle.keys()) + 1;
      idle.set(id, task);
      return id;
    },
    cancelIdleCallback: (id: number) => idle.delete(id),
  });
  preload.mockReset().mockResolvedValue(() => null);
  onWarm.mockReset();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

/** The browser has nothing to do: what waits for that is done, and what follows from it. */
async function beIdle() {
  const tasks = [...idle.values()];
  idle.clear();
  for (const task of tasks) task();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

test('the slip’s code is not loaded ahead where data is saved, nor where the browser can’t say that it is idle', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  warmSlip(onWarm)();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  warmSlip(onWarm)();
  expect([idle.size, onWarm.mock.calls.length]).toEqual([0, 0]);
});

test('it is loaded once the browser is idle, and may be drawn when it is so again', async () => {
  warmSlip(onWarm);
  expect(preload).not.toHaveBeenCalled();
  await beIdle();
  expect([preload.mock.calls.length, onWarm.mock.calls.length]).toEqual([1, 0]);
  await beIdle();
  expect([preload.mock.calls.length, onWarm.mock.calls.length]).toEqual([1, 1]);
});

test('where its code does not come nothing is drawn ahead: the press loads it', async () => {
  preload.mockRejectedValueOnce(new Error('offline'));
  warmSlip(onWarm);
  await beIdle();
  await beIdle();
  expect([idle.size, onWarm.mock.calls.length]).toEqual([0, 0]);
});

test.each([0, 1])('ended after %i of its two steps, nothing is drawn ahead', async (steps) => {
  const end = warmSlip(onWarm);
  for (let step = 0; step < steps; step += 1) await beIdle();
  end();
  await beIdle();
  await beIdle();
  expect([preload.mock.calls.length, onWarm.mock.calls.length]).toEqual([steps, 0]);
});
