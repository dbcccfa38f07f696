import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { TabBar } from './tab-bar.tsx';

test.each([
  ['/home', 'Home'],
  ['/exchange/Soccer', 'Sports'],
  ['/slots', 'Casino'],
  ['/games-all', 'Casino'],
  ['/Casino', 'Casino'],
  ['/casino/spribe/aviator', 'Casino'],
  ['/mybets', 'Bets'],
  ['/cashier', 'nothing'],
])('on %s the bottom bar marks %s as where the player is', (path, tab) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ShellContext value={createTestShell({ session: signedIn })}>
        <TabBar onAccount={() => {}} />
      </ShellContext>
    </MemoryRouter>,
  );
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(tab === 'nothing' ? [] : [tab]);
});
