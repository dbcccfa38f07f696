import { renderHook } from '@testing-library/react';
import { useWhenFound } from './use-when-found.ts';

const setUp = (typed: string, shown: string) => {
  const act = jest.fn();
  const { result, rerender } = renderHook(({ typed, shown }) => useWhenFound(typed, shown), {
    initialProps: { typed, shown },
  });
  const when = () => result.current(act);
  return {
    act,
    when,
    rerender: (nextTyped: string, nextShown: string) => rerender({ typed: nextTyped, shown: nextShown }),
  };
};

test('acts at once on the results of what was typed', () => {
  const { act, when } = setUp('ace', 'ace');
  when();
  expect(act).toHaveBeenCalledTimes(1);
});

test('waits for the results of what was typed, and acts once', () => {
  const { act, when, rerender } = setUp('ace', 'a');
  when();
  rerender('ace', 'ac');
  expect(act).not.toHaveBeenCalled();
  rerender('ace', 'ace');
  rerender('aces', 'ace');
  rerender('aces', 'aces');
  expect(act).toHaveBeenCalledTimes(1);
});

test('does not act if the player types on before the results are there', () => {
  const { act, when, rerender } = setUp('ace', 'a');
  when();
  rerender('aces', 'a');
  rerender('aces', 'aces');
  expect(act).not.toHaveBeenCalled();
});
