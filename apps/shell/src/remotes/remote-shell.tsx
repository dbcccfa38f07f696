import { ShellContext } from '@pavilion/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useHost } from '../services/host.ts';

/** Gives a part of a remote the shell and the query client that are made for it. What the part still holds when it is left ends with it. */
export function RemoteShell({ name, version, children }: { name: string; version: string; children: ReactNode }) {
  const { shellFor, holds, containment } = useHost();
  const owner = useMemo(() => ({ remote: name, version }), [name, version]);
  useEffect(() => () => holds.endOf(owner), [holds, owner]);
  return (
    <QueryClientProvider client={containment.queriesOf(name)}>
      <ShellContext value={shellFor({ name, version }, owner)}>{children}</ShellContext>
    </QueryClientProvider>
  );
}
