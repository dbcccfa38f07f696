import { type RemoteDefinition, useShell } from '@pavilion/contract';
import { defineRemote } from '@pavilion/contract/remote';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import { screen } from '@testing-library/react';
import { renderRemote } from './render-remote.tsx';

const title = { en: 'A', hi: 'A' };
const definition = {
  name: 'sample',
  routes: [
    { path: '/list', access: 'common', frame: 'full', title, page: 'list' },
    { path: '/mine', access: 'protected', frame: 'full', title, page: 'list' },
    { path: '/door', access: 'public', frame: 'bare', title, page: 'list' },
    { path: '/old/:id', access: 'common', frame: 'full', title, redirectTo: '/new/:id' },
  ],
  slots: [{ name: 'dialogs' }],
} as const satisfies RemoteDefinition;

function List() {
  const { dialogs } = useShell();
  return (
    <>
      <h1>List</h1>
      <button type="button" onClick={() => dialogs.open('login', { next: '/mine' })}>
        Log in
      </button>
    </>
  );
}
const remote = defineRemote({
  definition,
  pages: { list: async () => List },
  slots: { dialogs: async () => () => <p>Dialog</p> },
});

test('an old path leads to its new one with its parameters and its search, as in the shell', async () => {
  const { address } = await renderRemote(remote, '/old/7?provider=jili');
  expect(address()).toBe('/new/7?provider=jili');
});

test('a visitor leaves a protected page, a player a public one for where they were going', async () => {
  expect((await renderRemote(remote, '/mine', {}, { session: signedOut })).address()).toBe('/');
  expect((await renderRemote(remote, '/door', {}, { session: signedIn })).address()).toBe('/home');
  expect((await renderRemote(remote, '/door?next=/list', {}, { session: signedIn })).address()).toBe('/list');
});

test('a dialog opens over the page with what else stands in its address, and is none of a signed-in player', async () => {
  const visitor = await renderRemote(remote, '/list?q=1', {}, { session: signedOut });
  await visitor.user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(visitor.address()).toBe('/list?q=1&dialog=login&next=%2Fmine');
  expect(await screen.findByText('Dialog')).toBeVisible();
  visitor.unmount();
  await renderRemote(remote, '/list?dialog=login', {}, { session: signedIn });
  expect(screen.queryByText('Dialog')).not.toBeInTheDocument();
});

test('an address that names a dialog nobody has opens none', async () => {
  await renderRemote(remote, '/list?dialog=nonsense', {}, { session: signedOut });
  expect(screen.queryByText('Dialog')).not.toBeInTheDocument();
});
