import type { LoadedRemote } from '@pavilion/contract';
import { createTestShell, signedIn, type TestAnswers, type TestShell } from '@pavilion/contract/testing';
import { act, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router';
import { createQueryClient } from '../query-client.ts';
import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from './render-remote.tsx';

/**
 * What a page's data asks the operator for ahead of the page, and what the page, opened at the same address without it, has
 * asked for once it rests. Where a page and its data have drifted apart the two differ.
 */
export async function firstCalls(
  remote: LoadedRemote,
  address: string,
  answers: TestAnswers,
  options: RenderRemoteOptions = {},
) {
  const { pathname, search } = new URL(address, 'http://player.test');
  const route = remote.definition.routes.find(({ path }) => matchPath(path, pathname));
  const data = await remote.data?.[route?.page ?? '']?.();
  const shell = createTestShell({ session: signedIn, answers });
  const params = route ? (matchPath(route.path, pathname)?.params ?? {}) : {};
  const place = { params, search: new URLSearchParams(search) };
  await act(async () => data?.(shell, place, createQueryClient(shell.telemetry)));
  const page = await renderRemote(remote, address, answers, options);
  await atRest(page);
  return { byData: callsOf(shell), byPage: callsOf(page.shell) };
}

/** Waits until every part of the page is loaded and an answer leads to no further call. */
async function atRest({ client, shell }: RenderedRemote): Promise<void> {
  let before: number;
  do {
    before = shell.calls.length;
    await waitFor(() => {
      expect(client.isFetching()).toBe(0);
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
  } while (shell.calls.length > before);
}

const callsOf = ({ calls }: TestShell) => calls.map(({ call, input }) => `${call} ${JSON.stringify(input)}`).toSorted();
