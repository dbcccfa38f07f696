import { useShell } from '@pavilion/contract';
import { useEffect } from 'react';

/** Names in the browser's tab what the page has opened; undefined while that is not known, as the route is named. */
export function useTitle(name: string | undefined): void {
  const { title } = useShell();
  useEffect(() => (name ? title(name) : undefined), [title, name]);
}
