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
  ['/cashier', 'Account'],
  ['/withdraw/upi', 'Account'],
  ['/bonus/7', 'Account'],
  ['/Deposit/m_bkash', 'Account'],
  ['/kyc', 'Account'],
  ['/profile/limits', 'Account'],
  ['/betting-settings', 'Account'],
  ['/terms', 'nothing'],
])('on %s the bottom bar marks %s as where the player is', (path, tab) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ShellContext value={createTestShell({ session: signedIn })}>
        <TabBar onAccount={() => {}} />
      </ShellContext>
    </MemoryRouter>,
  );
  const tabs = [...screen.getAllByRole('link'), screen.getByRole('button')];
  const current = tabs.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(tab === 'nothing' ? [] : [tab]);
});
