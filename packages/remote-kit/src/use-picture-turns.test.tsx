import { act, renderHook } from '@testing-library/react';
import { usePictureTurns } from './use-picture-turns.ts';

/** Frames that come when the test says so. */
const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((at) => void delete frames[at - 1]);
});
afterEach(() => jest.restoreAllMocks());
const frame = () => act(() => frames.splice(0).forEach((draw) => void draw?.(0)));

const turns = (isOn: boolean) =>
  renderHook((props: { isOn: boolean }) => usePictureTurns(props.isOn, 5), { initialProps: { isOn } });

test('the first list has all its pictures', () => {
  const { result } = turns(true);
  expect(result.current.pictured).toBe(Number.POSITIVE_INFINITY);
  expect(frames).toHaveLength(0);
});

test('a list that comes to rest is given two pictures in a frame, and then whatever is scrolled to has its own at once', () => {
  const { result } = turns(true);
  act(() => result.current.begin());
  const seen = [result.current.pictured];
  for (let at = 0; at < 3; at += 1) {
    frame();
    seen.push(result.current.pictured);
  }
  expect(seen).toEqual([0, 2, 4, Number.POSITIVE_INFINITY]);
  expect(frames).toHaveLength(0);
});

test('while keys come no picture does', () => {
  const { result, rerender } = turns(true);
  act(() => result.current.begin());
  frame();
  rerender({ isOn: false });
  frame();
  expect(result.current.pictured).toBe(2);
  rerender({ isOn: true });
  frame();
  expect(result.current.pictured).toBe(4);
});
