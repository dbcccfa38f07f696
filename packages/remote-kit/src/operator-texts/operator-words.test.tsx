import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren, Suspense } from 'react';
import { useOperatorWords } from './operator-text.ts';

const blurred = { name: 'reason-blurred', values: {} };
const document = { id: '7', reason: 'The picture is blurred.', named: { reason: blurred }, sent: new Date(0) };
const answer = { documents: [document, { id: '8', reason: 'Typed.' }], limits: { kycAbove: 5 } };

async function translatorIn(locale: 'en' | 'hi') {
  const shell = createTestShell();
  shell.stores.preferences.setState({ locale });
  const wrapper = ({ children }: PropsWithChildren) => (
    <ShellContext value={shell}>
      <Suspense>{children}</Suspense>
    </ShellContext>
  );
  const { result, rerender } = await act(async () => renderHook(useOperatorWords, { wrapper }));
  rerender();
  return result.current;
}

test('in Hindi every text of an answer that has a name is said by it, and what has none is the same thing as before', async () => {
  const translate = await translatorIn('hi');
  const read = translate(answer);
  expect(read.documents[0]).toEqual({ ...document, reason: 'तस्वीर धुंधली है।' });
  expect([read.documents[1] === answer.documents[1], read.limits === answer.limits]).toEqual([true, true]);
  expect(translate(answer.limits)).toBe(answer.limits);
  expect(translate(null)).toBeNull();
});

test('in English an answer is what it was', async () => {
  expect((await translatorIn('en'))(answer)).toBe(answer);
});
