import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { EntryState, toneOf } from './entry-state.tsx';

async function show(state: string, locale: 'en' | 'hi') {
  const shell = createTestShell();
  shell.stores.preferences.setState({ locale });
  await act(async () =>
    render(
      <ShellContext value={shell}>
        <Suspense>
          <EntryState state={state} />
        </Suspense>
      </ShellContext>,
    ),
  );
}

test('an entry’s known state is shown in the player’s language, whatever its case', async () => {
  await show('WON', 'hi');
  expect(await screen.findByText('जीता')).toBeVisible();
});

test('an entry’s unknown state is shown as the operator wrote it', async () => {
  await show('Waits for the bank', 'hi');
  expect(await screen.findByText('Waits for the bank')).toBeVisible();
});

test.each([
  ['Won', 'ok'],
  ['declined', 'bad'],
  ['Pending', 'wait'],
  ['Waits for the bank', 'wait'],
  ['Void', 'off'],
  ['constructor', 'off'],
  ['something new', 'off'],
])('%s means %s', (state, tone) => {
  expect(toneOf(state)).toBe(tone);
});
