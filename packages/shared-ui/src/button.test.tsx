import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Button, ButtonLink, IconButton } from './button.tsx';

test('a button does not submit the form around it unless it is told to', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Resend</Button>
      <Button type="submit">Submit</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button says so, keeps the focus, and takes no press, nor Enter in a field', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Username" />
      <Button type="submit" busy={busy} busyLabel="Submitting..." onClick={onClick}>
        Submit
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Submit' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveTextContent('Submitting...');
  await user.click(button);
  await user.type(screen.getByLabelText('Username'), 'a{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('without a label of its own a busy button keeps its name', () => {
  render(<Button busy>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
});

test('an icon button is named by its label', () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('a link that looks like a button is a link', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/gatewaylist">Deposit</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/gatewaylist');
});
