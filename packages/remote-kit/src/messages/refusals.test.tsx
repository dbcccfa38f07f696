import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { setIcuReader } from '@pavilion/shared-ui/messages';
import { renderHook } from '@testing-library/react';
import { act, type ReactNode, Suspense } from 'react';

test('no translator is given what has no message: the name of a refusal in English, or one that nobody here knows', async () => {
  // As the build leaves them, the messages are read already: whatever comes to the reader beside them is no message.
  const read: string[] = [];
  setIcuReader((text) => {
    read.push(text);
    return [text];
  });
  const { useMessages } = await import('./index.ts');
  const kitIn = async (locale: 'en' | 'hi') => {
    const shell = createTestShell();
    shell.stores.preferences.setState({ locale });
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <ShellContext value={shell}>
        <Suspense>{children}</Suspense>
      </ShellContext>
    );
    return (await act(async () => renderHook(() => useMessages(), { wrapper }))).result.current;
  };
  const cashedOut = { code: 'cashed-out', values: {} };
  const hindi = await kitIn('hi');
  expect(hindi.refusal(cashedOut)).toBe('आपने अपनी पूरी स्थिति का कैश आउट किया।');
  expect(hindi.refusal({ code: 'of-tomorrow', values: {} })).toBeNull();
  expect((await kitIn('en')).refusal(cashedOut)).toBeNull();
  expect(read).toEqual(['आपने अपनी पूरी स्थिति का कैश आउट किया।']);
});
