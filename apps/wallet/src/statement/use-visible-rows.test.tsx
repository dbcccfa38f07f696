import { renderHook, waitFor } from '@testing-library/react';
import { useVisibleRows } from './use-visible-rows.tsx';

jest.mock('./near-rows.tsx', () => {
  throw new Error('The connection is lost');
});

const rowsOf = (count: number) => renderHook(() => useVisibleRows({ current: null }, count)).result;

test('a short list is in the page as a whole', () => {
  const result = rowsOf(100);
  expect(result.current.rows).toHaveLength(100);
  expect(result.current).toMatchObject({ below: 0, isAtEnd: true });
});

test('of a long list the first rows are in the page until the code for it is there, and all if it does not come', async () => {
  const result = rowsOf(5000);
  expect(result.current.rows).toHaveLength(100);
  expect(result.current).toMatchObject({ below: 4900 * 64, isAtEnd: false });
  await waitFor(() => expect(result.current.rows).toHaveLength(5000));
  expect(result.current).toMatchObject({ below: 0, isAtEnd: false });
});
