import { SlipView, warmSlip } from './slip-code.ts';

let idle: (() => void)[] = [];
const preload = jest.spyOn(SlipView, 'preload');
beforeEach(() => {
  idle = [];
  Object.assign(globalThis, { requestIdleCallback: (task: () => void) => idle.push(task) });
  preload.mockReset();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});
const settled = () => Promise.resolve().then(() => {});

test('the slip’s code is not loaded ahead where data is saved, nor where the browser can’t say that it is idle', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  warmSlip();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  warmSlip();
  expect(idle).toEqual([]);
});

test('it is loaded once the browser is idle, once for all prices; after a failure the next price tries again', async () => {
  preload.mockRejectedValueOnce(new Error('offline'));
  warmSlip();
  warmSlip();
  expect([idle.length, preload.mock.calls.length]).toEqual([1, 0]);
  idle[0]?.();
  await settled();
  await settled();
  preload.mockResolvedValue(() => null);
  warmSlip();
  idle[1]?.();
  await settled();
  warmSlip();
  expect([idle.length, preload.mock.calls.length]).toEqual([2, 2]);
});
