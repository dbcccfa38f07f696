import { createReadyWatch } from './ready-watch.ts';

const LONG = 60_000;
function setup() {
  const [onReady, onSilent] = [jest.fn(), jest.fn()];
  const watch = createReadyWatch({ onReady, onSilent });
  watch.opened();
  return { watch, onReady, onSilent, pass: (ms: number) => jest.advanceTimersByTime(ms) };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createReadyWatch', () => {
  it('reports a frame that never loads, as of a host that hangs', () => {
    const { onSilent, pass } = setup();
    pass(9999);
    expect(onSilent).not.toHaveBeenCalled();
    pass(1);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  it('reports a page that loads and says nothing, as a browser’s error page', () => {
    const { watch, onReady, onSilent, pass } = setup();
    watch.loaded();
    pass(4999);
    expect(onSilent).not.toHaveBeenCalled();
    pass(1);
    expect([onSilent, onReady].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it.each(['before', 'after'])('takes a page as ready that says so %s its load', (order) => {
    const { watch, onReady, onSilent, pass } = setup();
    if (order === 'before') watch.heard(true);
    watch.loaded();
    if (order === 'after') watch.heard(true);
    pass(LONG);
    expect([onReady, onSilent].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('takes no other message for ready', () => {
    const { watch, onReady, onSilent, pass } = setup();
    watch.loaded();
    watch.heard(false);
    pass(LONG);
    expect([onReady, onSilent].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('reports a later page that says nothing', () => {
    const { watch, onSilent, pass } = setup();
    watch.heard(true);
    watch.loaded();
    pass(LONG);
    watch.loaded();
    pass(LONG);
    expect(onSilent).toHaveBeenCalledTimes(1);
  });

  it('takes any message of a page after a launcher’s as a sign of life', () => {
    const { watch, onSilent, pass } = setup();
    watch.loaded();
    watch.heard(true);
    watch.loaded();
    watch.heard(false);
    pass(LONG);
    expect(onSilent).not.toHaveBeenCalled();
  });

  it('takes a page as ready that says so late', () => {
    const { watch, onReady, pass } = setup();
    pass(LONG);
    watch.heard(true);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('reports nothing once it has stopped', () => {
    const { watch, onSilent, pass } = setup();
    watch.stop();
    pass(LONG);
    expect(onSilent).not.toHaveBeenCalled();
  });
});
