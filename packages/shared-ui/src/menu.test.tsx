import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { MenuLink } from './menu.tsx';

test('a menu marks the page that the player is on, and no link that opens a dialog over it', () => {
  render(
    <MemoryRouter initialEntries={['/terms']}>
      <MenuLink to="/terms">Terms</MenuLink>
      <MenuLink to="/privacypolicy">Privacy</MenuLink>
      <MenuLink to="/terms?dialog=login" opensDialog>
        Slots
      </MenuLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Privacy' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Slots' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-haspopup', 'dialog');
});
