import { screen, waitFor } from '@testing-library/react';

/** The names of the games that are listed, in their order. */
export function listed(label: string): readonly string[] {
  const list = screen.queryByRole('list', { name: label });
  return [...(list?.querySelectorAll('li > a') ?? [])].map(
    (link) => (link.getAttribute('aria-label') ?? '').split(', ')[0] ?? '',
  );
}

/** Waits until a list has exactly these games. */
export function expectListed(label: string, names: readonly string[]): Promise<void> {
  return waitFor(() => expect(listed(label)).toEqual(names));
}
