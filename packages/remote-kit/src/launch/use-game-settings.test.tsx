import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useGameSettings } from './use-game-settings.ts';

function setup(url: string | null = 'https://games.test/play') {
  const sent: unknown[] = [];
  const frame = { contentWindow: { postMessage: (message: unknown) => sent.push(message) } };
  const current = frame as unknown as HTMLIFrameElement;
  const shell = createTestShell();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShellContext value={shell}>{children}</ShellContext>
  );
  const hook = renderHook((address: string | null) => useGameSettings({ current }, address), {
    wrapper,
    initialProps: url,
  });
  return { sent, shell, ...hook };
}
beforeEach(() => localStorage.clear());

describe('useGameSettings', () => {
  it('sends the language once the game is ready, and each change of it', async () => {
    const { sent, shell, rerender } = setup(null);
    expect(sent).toEqual([]);
    rerender('https://games.test/play');
    expect(sent).toEqual(['pavilion:language=en']);
    await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
    expect(sent).toEqual(['pavilion:language=en', 'pavilion:language=hi']);
  });

  it('keeps the language that the game shows', () => {
    const { result } = setup();
    expect(result.current.language).toBeNull();
    act(() => expect(result.current.take('pavilion:language=hi')).toBe(true));
    expect(result.current.language).toBe('hi');
  });

  it('sends the sound of an origin’s last game to its next one only', () => {
    const { result } = setup();
    act(() => expect(result.current.take('pavilion:sound=on')).toBe(true));
    expect(setup().sent).toEqual(['pavilion:language=en', 'pavilion:sound=on']);
    expect(setup('https://other.test/play').sent).toEqual(['pavilion:language=en']);
  });

  it('leaves every other message to its caller', () => {
    const { result } = setup();
    expect(result.current.take('pavilion:round-began')).toBe(false);
  });
});
