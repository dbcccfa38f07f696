import { ApiError } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { clearDrafts } from './form/drafts.ts';
import { createQueryClient } from './query-client.ts';
import { useMoneySend, useSend } from './use-send.ts';

function mount<Hook>(hook: () => Hook) {
  const shell = createTestShell();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient(shell.telemetry)}>
      <ShellContext value={shell}>{children}</ShellContext>
    </QueryClientProvider>
  );
  return { shell, ...renderHook(hook, { wrapper }) };
}

const refused = (properties: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ kind: 'refused', call: 'any', serverMessage: 'No.', ...properties });

test('a second tap while the first is on its way sends nothing', async () => {
  const calls: string[] = [];
  let answer: (value: string) => void = () => {};
  const mutationFn = (input: string) => {
    calls.push(input);
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  };
  const { result } = mount(() => useSend({ mutationFn }, { success: 'Saved' }));
  let first: Promise<string | undefined> = Promise.resolve(undefined);
  await act(async () => {
    first = result.current.send('one');
    expect(await result.current.send('two')).toBeUndefined();
  });
  await waitFor(() => expect(result.current.busy).toBe(true));
  await act(async () => answer('done'));
  expect(await first).toBe('done');
  expect(calls).toEqual(['one']);
});

test('success is told in a toast; a failure in a toast and to the form, which can forget it', async () => {
  const mutationFn = async (input: string) => {
    if (input === 'bad') throw refused();
    return input;
  };
  const { result, shell } = mount(() => useSend({ mutationFn }, { success: 'Saved' }));
  await act(async () => void (await result.current.send('good')));
  await act(async () => void (await result.current.send('bad')));
  expect(shell.toasts).toEqual([
    { type: 'success', message: 'Saved' },
    { type: 'error', message: 'No.' },
  ]);
  await waitFor(() => expect(result.current.failure).toEqual({ title: 'No.' }));
  act(() => result.current.clear());
  await waitFor(() => expect(result.current.failure).toBeNull());
});

test('a failure that the operator blames on a field goes to that field, and the form shows no other', async () => {
  const mutationFn = async (_: string): Promise<string> => {
    throw refused({ field: 'amount', serverMessage: 'Too little.' });
  };
  const { result } = mount(() => useSend({ mutationFn }));
  const atField = jest.fn(() => true);
  await act(async () => void (await result.current.send('x', atField)));
  expect(atField).toHaveBeenCalledWith('amount', 'Too little.');
  await waitFor(() => expect(result.current.failure).toBeNull());
});

test('a field that the form does not have leaves the failure with the form', async () => {
  const mutationFn = async (_: string): Promise<string> => {
    throw refused({ field: 'typeId' });
  };
  const { result } = mount(() => useSend({ mutationFn }));
  await act(async () => void (await result.current.send('x', () => false)));
  await waitFor(() => expect(result.current.failure).toEqual({ title: 'No.' }));
});

test('who has left is told nothing of the call that was dropped', async () => {
  const mutationFn = async (_: string): Promise<string> => {
    throw new ApiError({ kind: 'aborted', call: 'any' });
  };
  const { result, shell } = mount(() => useSend({ mutationFn }));
  await act(async () => void (await result.current.send('x')));
  expect(shell.toasts).toEqual([]);
});

test('a fault of our own is reported once', async () => {
  const mutationFn = async (_: string): Promise<string> => {
    throw new TypeError('bug');
  };
  const { result, shell } = mount(() => useSend({ mutationFn }));
  const errors = jest.spyOn(shell.telemetry, 'error');
  await act(async () => void (await result.current.send('x')));
  expect(errors).toHaveBeenCalledTimes(1);
});

describe('a call that moves money', () => {
  beforeEach(() => sessionStorage.clear());
  const lost = () => new ApiError({ kind: 'timeout', call: 'createDeposit' });
  interface Deposit {
    readonly amount: number;
    readonly proof?: File;
    readonly password?: string;
    readonly fee?: number;
    readonly clientRef: string;
  }
  const deposit = (outcomes: readonly (ApiError | 'done')[]) => {
    const refs: string[] = [];
    const left = [...outcomes];
    const mutationFn = async ({ clientRef }: Deposit) => {
      refs.push(clientRef);
      const outcome = left.shift() ?? 'done';
      if (outcome !== 'done') throw outcome;
      return outcome;
    };
    const form = () => useMoneySend({ mutationFn }, { name: 'createDeposit' });
    // Two forms at once: the second one stands for the same form, closed and opened again.
    const { result } = mount(() => [form(), form()] as const);
    const send = (input: Omit<Deposit, 'clientRef'>, index: 0 | 1 = 0) =>
      act(async () => void (await result.current[index].send(input)));
    return { refs, send, result };
  };

  test('is held while it is on its way, whatever becomes of it; a call that moves no money is not', async () => {
    const calls: ((outcome: 'done' | 'lost') => void)[] = [];
    const mutationFn = () =>
      new Promise<string>((resolve, reject) => {
        calls.push((outcome) => (outcome === 'done' ? resolve('done') : reject(refused())));
      });
    const { shell, result } = mount(() => ({
      money: useMoneySend({ mutationFn }, { name: 'createDeposit' }),
      other: useSend({ mutationFn }),
    }));
    const seen: string[][] = [];
    for (const [form, outcome] of [
      ['money', 'done'],
      ['money', 'lost'],
      ['other', 'done'],
    ] as const) {
      let sent: Promise<unknown> | undefined;
      await act(async () => {
        sent = form === 'money' ? result.current.money.send({}) : result.current.other.send();
      });
      seen.push([...shell.holds]);
      calls.at(-1)?.(outcome);
      await act(async () => void (await sent));
      expect(shell.holds).toEqual([]);
    }
    expect(seen).toEqual([['createDeposit'], ['createDeposit'], []]);
  });

  test('goes out again by the same name while it is not known what became of it', async () => {
    const { refs, send, result } = deposit([lost(), 'done', 'done']);
    await send({ amount: 500 });
    await waitFor(() => expect(result.current[0].failure?.text).toContain('This may have gone through.'));
    await send({ amount: 500 });
    await send({ amount: 500 });
    expect(refs[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(refs[1]).toBe(refs[0]);
    expect(refs[2]).not.toBe(refs[0]);
  });

  test('keeps its name through another request in between, and in the form that is opened anew', async () => {
    const { refs, send } = deposit([lost(), 'done', lost(), 'done']);
    await send({ amount: 500 });
    await send({ amount: 700 });
    await send({ amount: 500 });
    await send({ amount: 500 }, 1);
    expect(refs[1]).not.toBe(refs[0]);
    expect(refs[2]).toBe(refs[0]);
    expect(refs[3]).toBe(refs[0]);
  });

  test('keeps its name when the session ends or too many tries are told in between, and whether a password goes with it, or which fee was shown', async () => {
    const { refs, send } = deposit([
      lost(),
      new ApiError({ kind: 'unauthorised', call: 'createDeposit' }),
      new ApiError({ kind: 'limited', call: 'createDeposit' }),
      'done',
    ]);
    await send({ amount: 500, password: 'Nightgame7' });
    await send({ amount: 500, password: 'Nightgame7' });
    await send({ amount: 500, fee: 15 });
    await send({ amount: 500, fee: 45 });
    expect(new Set(refs).size).toBe(1);
  });

  test('keeps its name where it is refused after a try without an answer, in this call or before: that one may still arrive', async () => {
    const refused = (triedBefore: boolean) => new ApiError({ kind: 'refused', call: 'createDeposit', triedBefore });
    const { refs, send, result } = deposit([refused(true), refused(false), 'done', 'done']);
    await send({ amount: 500 });
    await send({ amount: 500 });
    await waitFor(() =>
      expect(result.current[0].failure?.text).toBe(
        'This may have gone through. You can send it again: it is not done twice.',
      ),
    );
    await send({ amount: 500 });
    await send({ amount: 500 });
    expect(new Set(refs.slice(0, 3)).size).toBe(1);
    expect(refs[3]).not.toBe(refs[2]);
  });

  test('has a new name once the operator has refused it, for another amount, and for another file', async () => {
    const { refs, send } = deposit([
      new ApiError({ kind: 'refused', call: 'createDeposit', serverMessage: 'No.' }),
      lost(),
      lost(),
      lost(),
    ]);
    await send({ amount: 500 });
    await send({ amount: 500 });
    await send({ amount: 500, proof: new File(['a'], 'a.png') });
    await send({ amount: 500, proof: new File(['a'], 'b.png') });
    expect(new Set(refs).size).toBe(4);
  });

  test('keeps its name over a reload, and what is told then says nothing of the try before it', async () => {
    const before = deposit([lost()]);
    await before.send({ amount: 500, password: 'Nightgame7' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Nightgame7');
    // A page that is loaded anew has a client of its own.
    const after = deposit([
      new ApiError({ kind: 'refused', call: 'createDeposit', serverMessage: 'No.' }),
      'done',
      'done',
    ]);
    await after.send({ amount: 500 });
    await waitFor(() => expect(after.result.current[0].failure?.text).toContain('This may have gone through.'));
    await after.send({ amount: 500 });
    expect(new Set([...before.refs, ...after.refs]).size).toBe(1);
    await after.send({ amount: 500 });
    expect(after.refs[2]).not.toBe(before.refs[0]);
  });

  test('has a new name a day after it was asked for, and where what is kept makes no sense', async () => {
    const before = deposit([lost(), lost()]);
    await before.send({ amount: 500 });
    await before.send({ amount: 700 });
    const [dayOld = '', odd = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(dayOld, JSON.stringify({ clientRef: before.refs[0], at: Date.now() - 86_400_001 }));
    sessionStorage.setItem(odd, '{"clientRef":');
    const after = deposit([]);
    await after.send({ amount: 500 });
    await after.send({ amount: 700 });
    expect(new Set([...before.refs, ...after.refs]).size).toBe(4);
  });

  test('a browser that keeps nothing keeps its name until the page is left', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { refs, send } = deposit([lost(), 'done']);
    await send({ amount: 500 });
    await send({ amount: 500 });
    setItem.mockRestore();
    expect(refs[1]).toBe(refs[0]);
  });

  test('goes with the drafts of whoever signs out', async () => {
    const { send } = deposit([lost()]);
    await send({ amount: 500 });
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    clearDrafts();
    expect(Object.keys(sessionStorage)).toHaveLength(0);
  });
});
