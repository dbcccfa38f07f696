import { ApiError, type ApiErrorKind } from '@pavilion/api-client';
import { refusals } from '@pavilion/api-client/wire';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { renderHook } from '@testing-library/react';
import { act, type ReactNode, Suspense } from 'react';
import { hiRefusals } from './messages/hi-refusals.ts';
import { useMessages } from './messages/index.ts';
import { isOutcomeUnknown, operatorMessage, playerError, sendError } from './player-error.ts';

async function messagesIn(locale: 'en' | 'hi') {
  const shell = createTestShell();
  shell.stores.preferences.setState({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellContext value={shell}>
      <Suspense>{children}</Suspense>
    </ShellContext>
  );
  const { result } = await act(async () => renderHook(() => useMessages(), { wrapper }));
  return result.current;
}

const kinds: readonly ApiErrorKind[] = [
  'refused',
  'unauthorised',
  'limited',
  'server',
  'network',
  'timeout',
  'invalid',
  'aborted',
];

test.each(kinds)('a read that ended with %s says what did not load and what to do, in both languages', async (kind) => {
  const error = new ApiError({ kind, call: 'getGames' });
  const english = playerError(error, { what: 'Games' }, await messagesIn('en'));
  const hindi = playerError(error, { what: 'गेम' }, await messagesIn('hi'));
  expect(english.title).toBe('Games could not be loaded');
  expect(hindi.title).toBe('गेम को लोड नहीं किया जा सका');
  expect(english.text).not.toBe(english.advice);
  expect(hindi.advice).toMatch(/[\u0900-\u097f]/);
  expect(english.advice).not.toMatch(/[\u0900-\u097f]/);
  expect(hindi.text).toMatch(/[\u0900-\u097f]/);
  expect(english.text).not.toMatch(/[\u0900-\u097f]/);
});

test('the operator’s own message stands in place of ours, with the request id', async () => {
  const error = new ApiError({ kind: 'server', call: 'getGames', serverMessage: 'Games are down.', requestId: 'r-1' });
  expect(playerError(error, { what: 'Games' }, await messagesIn('en'))).toEqual({
    title: 'Games could not be loaded',
    text: 'Games are down.',
    advice: 'Your money is not affected. Try again later.',
    detail: 'Reference r-1',
  });
});

test('a sentence that the specification fixes stands in place of the title', async () => {
  const error = new ApiError({ kind: 'timeout', call: 'getNotifications' });
  const { title } = playerError(
    error,
    { what: 'Notifications', title: 'Failed to get notifications' },
    await messagesIn('en'),
  );
  expect(title).toBe('Failed to get notifications');
});

test('a fault of the page itself is told as one, and never as an answer of the operator', async () => {
  const { text } = playerError(new TypeError('x is undefined'), { what: 'Games' }, await messagesIn('en'));
  expect(text).toContain('could not be read');
});

test('what could not be sent says the operator’s message, else the fallback, else that something went wrong', async () => {
  const t = await messagesIn('en');
  const refused = new ApiError({ kind: 'refused', call: 'login', serverMessage: 'Wrong password.' });
  expect(sendError(refused, { fallback: 'Login Failed' }, t)).toEqual({ title: 'Wrong password.' });
  const silent = new ApiError({ kind: 'network', call: 'login' });
  expect(sendError(silent, { fallback: 'Login Failed' }, t)).toEqual({
    title: 'Login Failed',
    text: 'No connection. What you entered is kept: check your connection and try again.',
  });
  expect(sendError(new Error('x'), {}, t).title).toBe('Something went wrong');
  const limited = new ApiError({ kind: 'limited', call: 'login' });
  expect(sendError(limited, {}, t).text).toBe('Wait a moment and try again.');
});

test.each(['refused', 'unauthorised', 'limited'] as const)(
  'what is %s for a reason needs no reference of support',
  async (kind) => {
    const t = await messagesIn('en');
    const of = (serverMessage?: string) => new ApiError({ kind, call: 'login', serverMessage, requestId: 'r-1' });
    expect(sendError(of('Wrong password.'), {}, t).detail).toBeUndefined();
    expect(sendError(of(), {}, t).detail).toBe('Reference r-1');
  },
);

test('a failure of the operator has its reference', async () => {
  const t = await messagesIn('en');
  const failed = new ApiError({ kind: 'server', call: 'login', serverMessage: 'Down.', requestId: 'r-1' });
  expect(sendError(failed, {}, t).detail).toBe('Reference r-1');
});

test('where the operator says how long to wait after too many tries, that is the one sentence', async () => {
  const t = await messagesIn('en');
  const serverMessage = 'Too many attempts. Try again in 60 minutes.';
  const limited = new ApiError({ kind: 'limited', call: 'sendOtp', serverMessage });
  expect(sendError(limited, {}, t)).toEqual({ title: serverMessage });
  expect(playerError(limited, { what: 'Games' }, t)).toEqual({
    title: 'Games could not be loaded',
    text: serverMessage,
  });
  const again = new ApiError({ kind: 'limited', call: 'createDeposit', serverMessage, triedBefore: true });
  expect(sendError(again, { movesMoney: true }, t).text).toBe(t('outcomeUnknown'));
});

test('a money call whose outcome is unknown says so; one that was refused does not', async () => {
  const t = await messagesIn('en');
  const lost = new ApiError({ kind: 'timeout', call: 'createDeposit' });
  expect(sendError(lost, { movesMoney: true }, t).text).toContain('This may have gone through.');
  const refused = new ApiError({ kind: 'refused', call: 'createDeposit', serverMessage: 'Too little.' });
  expect(sendError(refused, { movesMoney: true }, t).text).toBeUndefined();
  const ended = (triedBefore: boolean) => new ApiError({ kind: 'unauthorised', call: 'createDeposit', triedBefore });
  expect(sendError(ended(true), { movesMoney: true }, t).text).toContain('This may have gone through');
  expect(sendError(ended(false), { movesMoney: true }, t).text).not.toContain('This may have gone through');
});

test.each(['refused', 'limited', 'unauthorised'] as const)(
  'what is %s is known not to be done; to a repetition it says nothing of the first try, which had no answer',
  (kind) => {
    const errorOf = (triedBefore: boolean) =>
      new ApiError({ kind, call: 'placeBet', serverMessage: 'No.', triedBefore });
    expect([isOutcomeUnknown(errorOf(false)), isOutcomeUnknown(errorOf(true))]).toEqual([false, true]);
  },
);

test('the likeliest reason stands where the operator gave none, and nowhere else', async () => {
  const t = await messagesIn('en');
  const options = { fallback: 'Login Failed', fallbackText: 'Check what you typed.' };
  const refusal = (serverMessage?: string) => new ApiError({ kind: 'refused', call: 'login', serverMessage });
  expect(sendError(refusal(), options, t)).toEqual({ title: 'Login Failed', text: 'Check what you typed.' });
  expect(sendError(refusal('Login Failed'), options, t)).toEqual({ title: 'Login Failed' });
});

describe('what is refused by name', () => {
  const moved = { code: 'price-moved', values: { price: '1.98' } };
  const ofRefusal = (refusal: ApiError['refusal'], serverMessage = 'The price moved to 1.98.') =>
    new ApiError({ kind: 'refused', call: 'placeBet', serverMessage, refusal });

  test('is said in Hindi with what stands in it; in English the operator’s sentence stands', async () => {
    const [english, hindi] = [await messagesIn('en'), await messagesIn('hi')];
    expect(operatorMessage(ofRefusal(moved), english)).toBe('The price moved to 1.98.');
    expect(operatorMessage(ofRefusal(moved), hindi)).toBe('भाव बदलकर 1.98 हो गया है।');
    expect(sendError(ofRefusal(moved), {}, hindi).title).toBe('भाव बदलकर 1.98 हो गया है।');
    expect(playerError(ofRefusal(moved), { what: 'गेम' }, hindi).text).toBe('भाव बदलकर 1.98 हो गया है।');
  });

  test('says until when by the player’s own clock, in either language', async () => {
    const sentence = 'You are on a break until 25 Nov 2026, 10:56 IST. You can still withdraw.';
    const at = new Date(2026, 10, 25, 0, 26).toISOString();
    const onBreak = ofRefusal({ code: 'on-break', values: { moment: '25 Nov 2026, 10:56 IST', at } }, sentence);
    expect(operatorMessage(onBreak, await messagesIn('en'))).toMatch(
      /^You are on a break until 25 Nov 2026, 12:26\sam\. You can still withdraw\.$/,
    );
    expect(operatorMessage(onBreak, await messagesIn('hi'))).toMatch(/^आप 25 नव॰ 2026, रात 12:26 तक विराम पर हैं।/);
  });

  test('stands in the operator’s sentence where nobody here knows the name, or there is none', async () => {
    const hindi = await messagesIn('hi');
    expect(operatorMessage(ofRefusal({ code: 'of-tomorrow', values: {} }, 'The moon is up.'), hindi)).toBe(
      'The moon is up.',
    );
    expect(operatorMessage(ofRefusal(undefined, 'The moon is up.'), hindi)).toBe('The moon is up.');
    expect(operatorMessage(new Error('broken'), hindi)).toBeUndefined();
  });

  test('has a Hindi sentence for each name, with the same figures in it', () => {
    const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [code, sentence] of Object.entries(refusals)) {
      const hindi = hiRefusals[code as keyof typeof hiRefusals];
      expect([code, slots(hindi)]).toEqual([code, slots(sentence)]);
      expect(hindi).toMatch(/[\u0900-\u097f]/);
    }
    expect(Object.keys(hiRefusals)).toEqual(Object.keys(refusals));
  });
});
