import { fireEvent, render, screen } from '@testing-library/react';
import { isComposing } from './composing.ts';

describe('isComposing', () => {
  it.each([
    [{ isComposing: true }, true],
    [{ keyCode: 229 }, true],
    [{ keyCode: 13 }, false],
  ])('tells the Enter of a composition, %j', (init, expected) => {
    const seen: boolean[] = [];
    render(<input onKeyDown={(event) => seen.push(isComposing(event))} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...init });
    expect(seen).toEqual([expected]);
  });
});
