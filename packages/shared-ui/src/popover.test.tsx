import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover.tsx';

async function openPopover() {
  const user = userEvent.setup();
  render(
    <>
      <Popover label="Notifications" trigger="3">
        {(close) => (
          <>
            <a href="#bets">Bets</a>
            <a href="#exposure" aria-haspopup="dialog">
              Exposure
            </a>
            <button type="button" onClick={close}>
              Mark all read
            </button>
          </>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Notifications' });
  await user.click(button);
  return { user, button };
}

test('the button opens and closes the panel and says which', async () => {
  const { user, button } = await openPopover();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('group', { name: 'Notifications' })).toHaveAttribute(
    'id',
    button.getAttribute('aria-controls') ?? '',
  );
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('Escape closes it and the focus goes back to the button', async () => {
  const { user, button } = await openPopover();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Bets' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  const { user } = await openPopover();
  await user.click(document.body);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('the focus leaving it closes it', async () => {
  const { user } = await openPopover();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Mark all read' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('following a link in it closes it', async () => {
  const { user } = await openPopover();
  await user.click(screen.getByRole('link', { name: 'Bets' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('its content can close it', async () => {
  const { user, button } = await openPopover();
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a link in it that opens a dialog leaves the focus to its button, to which the dialog gives it back', async () => {
  const { user, button } = await openPopover();
  await user.click(screen.getByRole('link', { name: 'Exposure' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('takes its name from the text that its button shows', () => {
  render(
    <Popover label="Balance" isNamedByText trigger="Balance ₹98,210.00">
      Card
    </Popover>,
  );
  expect(screen.getByRole('button', { name: 'Balance ₹98,210.00' })).not.toHaveAttribute('aria-label');
});
