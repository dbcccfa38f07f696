import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const texts = { label: 'Search games', placeholder: 'Search', clearLabel: 'Clear search' };

/** A page whose address follows the field. */
function Page({ initial = '', onChange }: { readonly initial?: string; readonly onChange: (text: string) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <SearchField
      {...texts}
      value={value}
      onChange={(text) => {
        onChange(text);
        setValue(text);
      }}
    />
  );
}

test('what is typed into a search field is told at each key', async () => {
  const onChange = jest.fn();
  render(<Page onChange={onChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'ab');
  expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
});

test('while the player types, the field leads over a value that follows late', async () => {
  const onChange = jest.fn();
  render(<SearchField {...texts} value="" onChange={onChange} />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'ab');
  expect(field).toHaveValue('ab');
  await userEvent.tab();
  await userEvent.tab();
  expect(field).toHaveValue('');
});

test('Escape empties a search field, and the next one is left to the dialog around it', async () => {
  const onChange = jest.fn();
  const onKeyDown = jest.fn((event: React.KeyboardEvent) => event.isDefaultPrevented());
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog
    <div onKeyDown={onKeyDown}>
      <Page initial="dragon" onChange={onChange} />
    </div>,
  );
  const field = screen.getByRole('searchbox');
  field.focus();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(onChange.mock.calls).toEqual([['']]);
  expect(onKeyDown.mock.results.map(({ value }) => value)).toEqual([true, false]);
});

test('the cross of a search field empties it and gives the focus back to it', async () => {
  const onChange = jest.fn();
  render(<Page initial="dragon" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange.mock.calls).toEqual([['']]);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
