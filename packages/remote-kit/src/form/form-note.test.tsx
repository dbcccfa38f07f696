import { render, screen } from '@testing-library/react';
import { FormNote } from './form-note.tsx';

const watchScrolling = () => jest.spyOn(Element.prototype, 'scrollIntoView');
afterEach(() => jest.restoreAllMocks());

const form = (note: boolean) => (
  <form>
    {note && <FormNote tone="bad" title="It was not sent" />}
    <input aria-label="Name" />
    <button type="submit">Send</button>
  </form>
);

test('a failure is brought into view, each time it comes, and takes the focus from the button', () => {
  const scrolled = watchScrolling();
  const { rerender } = render(form(false));
  for (const round of [1, 2]) {
    screen.getByRole('button').focus();
    rerender(form(true));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(scrolled.mock.contexts).toHaveLength(round);
    rerender(form(false));
  }
});

test('whoever types goes on typing', () => {
  const scrolled = watchScrolling();
  const { rerender } = render(form(false));
  screen.getByLabelText('Name').focus();
  rerender(form(true));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
});

test('what is done is told where it stands', () => {
  const scrolled = watchScrolling();
  render(<FormNote tone="good" title="It was sent" />);
  expect(screen.getByRole('status')).not.toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});
