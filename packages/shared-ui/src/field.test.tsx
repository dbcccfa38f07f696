import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Checkbox, PasswordField, TextField } from './field.tsx';

test('a label names its field and a hint describes it', () => {
  render(<TextField label="Mobile Number" hint="Ten digits" />);
  const field = screen.getByRole('textbox', { name: 'Mobile Number' });
  expect(field).toHaveAccessibleDescription('Ten digits');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('an error marks the field, describes it, and stands in place of the hint', () => {
  render(<TextField label="Mobile Number" hint="Ten digits" error="Mobile Number cannot be empty" />);
  const field = screen.getByRole('textbox', { name: 'Mobile Number' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Mobile Number cannot be empty');
  expect(screen.queryByText('Ten digits')).not.toBeInTheDocument();
});

test('a description from outside is kept beside the error', () => {
  render(
    <>
      <p id="rule">No spaces.</p>
      <TextField label="Username" error="Too short" aria-describedby="rule" />
    </>,
  );
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('No spaces. Too short');
});

test('what a form library needs reaches the input: ref, name, handlers', async () => {
  const ref = createRef<HTMLInputElement>();
  const onChange = jest.fn();
  render(<TextField label="Amount" ref={ref} name="amount" prefix="₹" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Amount'), '5');
  expect(ref.current).toHaveValue('5');
  expect(ref.current?.name).toBe('amount');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a password is hidden until it is asked for, and its text stays', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the label of a checkbox ticks it', async () => {
  render(<Checkbox label="Remember me" />);
  await userEvent.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});
