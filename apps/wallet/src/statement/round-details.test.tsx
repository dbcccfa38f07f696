import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { act, render, screen } from '@testing-library/react';
import { RoundDetails } from './round-details.tsx';

const AT = new Date('2026-11-24T10:00:00Z');
const details = {
  text: { en: 'The roll: 72.73', hi: 'रोल: 72.73' },
  picture: [['≥ 51.50', '72.73', '2×']],
  seed: 'hidden' as const,
  verify: 'https://games.example/play/verify#game=dice&nonce=7',
};
const round = {
  round: 'r1',
  game: 'Dice',
  maker: 'Spribe',
  bets: 1,
  staked: paise(1000),
  won: paise(2000),
  openedAt: AT,
};

function show(more: object) {
  const shell = createTestShell();
  render(
    <ShellContext value={shell}>
      <RoundDetails round={{ ...round, ...more }} />
    </ShellContext>,
  );
  return shell;
}

test('a round says what it came to, as its provider has it, and where it is verified, in both languages', async () => {
  const shell = show({ closedAt: AT, details });
  expect(screen.getByRole('img', { name: 'The roll: 72.73' })).toHaveTextContent('≥ 51.5072.732×');
  expect(screen.getByText('The seed of this round is revealed when you change seeds in the game.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Verify this round' });
  expect(link).toHaveAttribute('href', 'https://games.example/play/verify#lang=en&game=dice&nonce=7');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByRole('link', { name: 'यह राउंड जाँचें' })).toHaveAttribute(
    'href',
    expect.stringContaining('#lang=hi&'),
  );
  expect(screen.getByText('रोल: 72.73')).toBeVisible();
});

test('an address that is none of the web is no link', () => {
  show({ closedAt: AT, details: { ...details, verify: 'javascript:alert(1)' } });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a round that nobody has described says so, and one that goes on that it does', () => {
  show({ closedAt: AT });
  expect(screen.getByText(/provider has not sent this round’s result/)).toBeVisible();
  show({});
  expect(screen.getByText(/^This round is in progress/)).toBeVisible();
});
