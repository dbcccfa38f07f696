import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, Segmented } from './choice.tsx';

test('one of a few is pressed, and pressing another says which', async () => {
  const onChange = jest.fn();
  render(
    <Segmented
      label="Language"
      options={[
        { value: 'en', label: 'EN', accessibleLabel: 'English' },
        { value: 'hi', label: 'हिं', accessibleLabel: 'हिन्दी' },
      ]}
      value="en"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(onChange).toHaveBeenCalledWith('hi');
});

test('a chip says whether it is on, and how many it leaves', () => {
  render(
    <Chip pressed count={12}>
      In play
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'In play 12' })).toHaveAttribute('aria-pressed', 'true');
});
