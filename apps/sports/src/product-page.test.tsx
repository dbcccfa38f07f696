import { ApiError, GAME_READY } from '@pavilion/api-client';
import { refuseFrame, renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from './remote.ts';

const address = (number: number) => ({
  data: {
    url: `https://lobby.test/product?ticket=once-${number}`,
    expiresAt: new Date('2100-01-01T00:00:00Z'),
    rights: ['storage'],
  },
});
const title = 'Betby sportsbook';
const open = (openLobby: unknown = address(1), path = '/betby') => renderRemote(remote, path, { openLobby });

test.each([
  ['/betby', 'betby', 'Betby'],
  ['/sportsbooktest', 'sportsbooktest', 'Sportsbook test'],
])('%s opens its product through the lobby, in a frame on another origin', async (path, product, name) => {
  const { sent } = await open(address(1), path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(sent('openLobby')).toEqual([{ product }]);
  const frame = await screen.findByTitle(`${name} sportsbook`);
  expect(frame).toHaveAttribute('src', 'https://lobby.test/product?ticket=once-1');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
});

test('while it opens the page says how far it is, and once it is ready the sportsbook alone is there', async () => {
  await open();
  const stage = within(await screen.findByRole('region', { name: title }));
  expect(stage.getByText('Opening Betby')).toBeVisible();
  expect(stage.getByText('Opening the sportsbook')).toBeVisible();
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  const ready = { data: GAME_READY, origin: 'https://lobby.test', source: frame.contentWindow };
  act(() => void window.dispatchEvent(new MessageEvent('message', ready)));
  expect(stage.queryByRole('status')).not.toBeInTheDocument();
});

test('a lobby that refuses is quoted, leads back to the exchange, and Retry opens the sportsbook', async () => {
  let isClosed = true;
  const { shell } = await open(() => {
    if (isClosed)
      throw new ApiError({
        kind: 'refused',
        call: 'openLobby',
        serverMessage: 'Betby is closed for now.',
        requestId: 'LB-7',
      });
    return address(2);
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading')).toHaveTextContent('Failed to get url');
  expect(alert.getByText(/Betby is closed for now\./)).toBeVisible();
  expect(alert.getByRole('link', { name: 'Back to the exchange' })).toHaveAttribute('href', '/exchange/Cricket');
  expect(shell.toasts).toEqual([{ type: 'error', message: 'Failed to get url' }]);
  isClosed = false;
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByTitle(title)).toHaveAttribute('src', 'https://lobby.test/product?ticket=once-2');
});

test('an address that the page’s policy lets no frame show is said to have failed, and Retry asks for another', async () => {
  let given = 0;
  const { shell } = await open(() => {
    given += 1;
    return address(given);
  });
  const errors = jest.spyOn(shell.telemetry, 'error');
  // Chromium's own page of the refusal loads as any page does.
  fireEvent.load(await screen.findByTitle(title));
  act(() => refuseFrame('https://lobby.test'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading')).toHaveTextContent('Failed to get url');
  expect(screen.queryByTitle(title)).not.toBeInTheDocument();
  expect(shell.toasts).toEqual([{ type: 'error', message: 'Failed to get url' }]);
  expect(errors).toHaveBeenCalledTimes(1);
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByTitle(title)).toHaveAttribute('src', 'https://lobby.test/product?ticket=once-2');
});

test('the page speaks Hindi', async () => {
  const { shell } = await open();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByText('Betby खुल रहा है')).toBeVisible();
});
