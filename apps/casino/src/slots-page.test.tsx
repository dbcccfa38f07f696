import { ApiError } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from './remote.ts';
import { expectListed, listed } from './testing/listed.ts';
import { gameOf, indexOf, keepingFavourites, operator } from './testing/operator.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  onlineManager.setOnline(true);
});

const redTigerNames = ['Dragon’s Eye', 'Golden Legacy', 'Pirate Bounty', 'Midas Gold', 'Lucky Roulette'];

describe('tabs', () => {
  test('the slot providers stand as tabs with their counts, the first one selected', async () => {
    await renderRemote(remote, '/slots', operator);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Netent2', 'Red Tiger5', 'Jili0']);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slots 7 games');
  });

  test('the address says which tab is open, and opening it directly opens that tab', async () => {
    const { address, shell } = await renderRemote(remote, '/slots?provider=red-tiger', operator);
    await expectListed('Red Tiger', redTigerNames);
    expect(shell.titles).toEqual(['Red Tiger · Slots']);
    expect(screen.getByRole('tab', { name: /Red Tiger/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: /Netent/ }));
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
    expect(address()).toBe('/slots?provider=netent');
    expect(shell.titles).toEqual(['Netent · Slots']);
  });

  test('a provider named in the address is asked for beside the list of providers', async () => {
    const { shell } = await renderRemote(remote, '/slots?provider=red-tiger', {
      ...operator,
      getProviders: () => new Promise(() => {}),
    });
    expect(shell.calls.map(({ call }) => call).toSorted()).toEqual(['getGameIndex', 'getOwnGames', 'getProviders']);
  });

  test('an unknown provider in the address opens the first tab', async () => {
    await renderRemote(remote, '/slots?provider=nobody', operator);
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
  });

  test('arrow keys walk the tabs, Enter opens one', async () => {
    const { address } = await renderRemote(remote, '/slots', operator);
    (await screen.findByRole('tab', { name: /Netent/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Red Tiger/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/slots?provider=red-tiger'));
    await expectListed('Red Tiger', redTigerNames);
  });

  test('the banner names the provider, its returns and its lowest stake', async () => {
    await renderRemote(remote, '/slots?provider=red-tiger', operator);
    await expectListed('Red Tiger', redTigerNames);
    const banner = screen.getByRole('region', { name: 'Red Tiger' });
    expect(banner).toHaveTextContent('5 games. RTP 93.9% to 97.3%, stakes from ₹5');
  });

  test('/slots-games leads to /slots', async () => {
    const { address } = await renderRemote(remote, '/slots-games', operator);
    await waitFor(() => expect(address()).toBe('/slots'));
  });
});

test('a game that can’t be opened now says why on its tile, and its page opens all the same', async () => {
  const until = new Date('2026-11-30T12:30:00Z');
  const games = [
    gameOf({ name: 'Dragon’s Eye', closed: { code: 'game-maintenance', until } }),
    gameOf({ name: 'Golden Legacy', closed: { code: 'provider-maintenance-open' } }),
    gameOf({ name: 'Pirate Bounty', closed: { code: 'not-in-country' } }),
    gameOf({ name: 'Midas Gold', closed: { code: 'not-in-currency' } }),
    gameOf({ name: 'Lucky Roulette' }),
  ];
  const { shell } = await renderRemote(remote, '/slots?provider=red-tiger', {
    ...operator,
    getGameIndex: () => indexOf(games),
  });
  const tile = (name: RegExp) => screen.findByRole('link', { name });
  const maintained = await tile(/^Dragon’s Eye, Red Tiger\. Closed for maintenance until 30 Nov 2026, /);
  expect(maintained).toHaveAttribute('href', '/casino/red-tiger/dragon-s-eye');
  expect(within(maintained).getByText(/^Closed for maintenance until 30 Nov 2026/)).toBeVisible();
  expect(await tile(/^Golden Legacy, Red Tiger\. Closed for maintenance$/)).toBeVisible();
  expect(await tile(/^Pirate Bounty, Red Tiger\. Not in your country$/)).toBeVisible();
  expect(await tile(/^Midas Gold, Red Tiger\. Not in your currency$/)).toBeVisible();
  expect(await tile(/^Lucky Roulette, Red Tiger$/)).toBeVisible();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await tile(/^Pirate Bounty, Red Tiger\. आपके देश में नहीं$/)).toBeVisible();
});

test('a tile says that a round of its game is open, once the player has left it so and until it ends', async () => {
  let open = [{ provider: 'netent', code: '1100040' }];
  const getOwnGames = () => ({ data: { favourites: [], recents: [], open } });
  const { shell, goTo, sent } = await renderRemote(remote, '/slots?provider=red-tiger', { ...operator, getOwnGames });
  const tile = (name: string) => screen.findByRole('link', { name });
  // The round is of another provider's game of this code.
  expect(await tile('Golden Legacy, Red Tiger')).not.toHaveTextContent('Round open');
  open = [];
  await act(async () => shell.emit('update_balance', { balance: 3 }));
  const reads = sent('getOwnGames').length;
  await act(async () => shell.emit('update_balance', { balance: 3 }));
  // Nothing is open that could end: a balance that moves is no reason to read it.
  expect(sent('getOwnGames')).toHaveLength(reads);

  await goTo('/casino/red-tiger/1100040');
  await screen.findByTitle('Golden Legacy, the game by Red Tiger');
  open = [{ provider: 'red-tiger', code: '1100040' }];
  await goTo('/slots?provider=red-tiger');
  const marked = await tile('Golden Legacy, Red Tiger. Round open');
  expect(within(marked).getByText('Round open')).toBeVisible();
  expect(await tile('Midas Gold, Red Tiger')).not.toHaveTextContent('Round open');
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await tile('Golden Legacy, Red Tiger. राउंड खुला')).toBeVisible();
  open = [];
  await act(async () => shell.emit('update_balance', { balance: 4 }));
  expect(await tile('Golden Legacy, Red Tiger')).not.toHaveTextContent('राउंड');
});

describe('search', () => {
  test('what is typed narrows the tab, whatever the case, and stands in the address', async () => {
    const { address } = await renderRemote(remote, '/slots?provider=red-tiger', operator);
    await expectListed('Red Tiger', redTigerNames);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'GOLD');
    await expectListed('Red Tiger', ['Golden Legacy', 'Midas Gold']);
    await waitFor(() => expect(address()).toBe('/slots?provider=red-tiger&q=GOLD'));
    expect(screen.getByRole('status')).toHaveTextContent('2 games');
  });

  test('a reload keeps what was typed', async () => {
    await renderRemote(remote, '/slots?provider=red-tiger&q=gold', operator);
    expect(await screen.findByRole('searchbox')).toHaveValue('gold');
    await expectListed('Red Tiger', ['Golden Legacy', 'Midas Gold']);
  });

  test('the search goes along to another tab', async () => {
    await renderRemote(remote, '/slots?provider=red-tiger&q=gold&category=slots', operator);
    await userEvent.click(await screen.findByRole('tab', { name: /Netent/ }));
    await expectListed('Netent', ['Golden Jester']);
  });

  test('a search without a result says so, and leads to the search of all games', async () => {
    await renderRemote(remote, '/slots?q=zebra', operator);
    expect(await screen.findByText('No games found for “zebra”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all games' })).toHaveAttribute('href', '/games-all?q=zebra');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('what is cleared beside the field is cleared in it', async () => {
    await renderRemote(remote, '/slots', operator);
    await userEvent.type(await screen.findByRole('searchbox'), 'zebra');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  test('Escape and the cross clear the field', async () => {
    const { address } = await renderRemote(remote, '/slots?q=viking', operator);
    const field = await screen.findByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/slots'));
    await userEvent.type(field, 'run');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address()).toBe('/slots'));
    expect(field).toHaveFocus();
  });
});

describe('filters and sort', () => {
  test('sorting by RTP puts the highest first and stands in the address', async () => {
    const { address } = await renderRemote(remote, '/slots?provider=red-tiger', operator);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'RTP');
    await expectListed('Red Tiger', ['Lucky Roulette', 'Golden Legacy', 'Midas Gold', 'Dragon’s Eye', 'Pirate Bounty']);
    expect(address()).toBe('/slots?provider=red-tiger&sort=rtp');
  });

  test('a category that the tab has can be picked; one category alone is not offered', async () => {
    await renderRemote(remote, '/slots?provider=red-tiger', operator);
    const pick = await screen.findByRole('combobox', { name: 'Category' });
    expect(
      within(pick)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All (5)', 'Roulette (1)', 'Slots (4)']);
    await userEvent.selectOptions(pick, 'roulette');
    await expectListed('Red Tiger', ['Lucky Roulette']);
    await userEvent.click(screen.getByRole('tab', { name: /Netent/ }));
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
    expect(screen.queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
  });

  test('badge chips say how many they leave, and press in and out', async () => {
    const { address } = await renderRemote(remote, '/slots?provider=red-tiger', operator);
    const chip = await screen.findByRole('button', { name: /^New/ });
    expect(chip).toHaveTextContent('New1');
    await userEvent.click(chip);
    await expectListed('Red Tiger', ['Pirate Bounty']);
    expect(address()).toBe('/slots?provider=red-tiger&badge=new');
    await userEvent.click(screen.getByRole('button', { name: /^New/ }));
    await expectListed('Red Tiger', redTigerNames);
  });
});

describe('favourites', () => {
  const heart = (game: string) => screen.findByRole('button', { name: `Favourite: ${game}` });

  test('a heart is kept by the operator, and the filter shows only those', async () => {
    const { address, shell } = await renderRemote(remote, '/slots?provider=red-tiger', keepingFavourites());
    await userEvent.click(await heart('Midas Gold'));
    expect(await heart('Midas Gold')).toHaveAttribute('aria-pressed', 'true');
    expect(shell.calls.at(-1)).toEqual({
      call: 'changeFavourites',
      input: { add: [{ provider: 'red-tiger', code: '1100042' }] },
    });
    await userEvent.click(screen.getByRole('button', { name: /^Favourites/ }));
    await expectListed('Red Tiger', ['Midas Gold']);
    expect(address()).toBe('/slots?provider=red-tiger&favourites=1');
    await userEvent.click(await heart('Midas Gold'));
    expect(await screen.findByText('No favourites yet')).toBeVisible();
  });

  test('a heart that the operator refuses is as before, and the player is told why', async () => {
    const { shell } = await renderRemote(remote, '/slots?provider=red-tiger', {
      ...keepingFavourites(['1100040']),
      changeFavourites: () => {
        throw new ApiError({
          kind: 'refused',
          call: 'changeFavourites',
          status: 409,
          serverMessage: 'You have 200 favourites. Remove one first.',
        });
      },
    });
    await waitFor(async () => expect(await heart('Golden Legacy')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await heart('Midas Gold'));
    await waitFor(() => expect(shell.toasts.map(({ type }) => type)).toEqual(['error']));
    await waitFor(async () => expect(await heart('Midas Gold')).toHaveAttribute('aria-pressed', 'false'));
    expect(shell.toasts[0]?.message).toContain('You have 200 favourites');
  });

  test('what this browser kept before the operator did is brought over once', async () => {
    localStorage.setItem('pavilion.favourites.RK48213', '["red-tiger/1100042","nonsense",7]');
    const { shell } = await renderRemote(remote, '/slots?provider=red-tiger', keepingFavourites(['1100040']));
    await waitFor(async () => expect(await heart('Midas Gold')).toHaveAttribute('aria-pressed', 'true'));
    expect(await heart('Golden Legacy')).toHaveAttribute('aria-pressed', 'true');
    expect(shell.calls.filter(({ call }) => call === 'changeFavourites').map(({ input }) => input)).toEqual([
      { add: [{ provider: 'red-tiger', code: '1100042' }] },
    ]);
    expect(localStorage.getItem('pavilion.favourites.RK48213')).toBeNull();
  });

  test('what could not be brought over stays for the next visit', async () => {
    localStorage.setItem('pavilion.favourites.RK48213', '["red-tiger/1100042"]');
    const { shell } = await renderRemote(remote, '/slots?provider=red-tiger', {
      ...operator,
      changeFavourites: () => {
        throw new ApiError({ kind: 'timeout', call: 'changeFavourites' });
      },
    });
    await waitFor(() => expect(shell.calls.map(({ call }) => call)).toContain('changeFavourites'));
    await heart('Midas Gold');
    expect(localStorage.getItem('pavilion.favourites.RK48213')).toBe('["red-tiger/1100042"]');
  });
});

describe('tiles', () => {
  test('a tile leads to its game, by pointer and by keyboard', async () => {
    const { address } = await renderRemote(remote, '/slots?provider=red-tiger', operator);
    const tile = await screen.findByRole('link', { name: 'Dragon’s Eye, Red Tiger' });
    expect(tile).toHaveAttribute('href', '/casino/red-tiger/1100039');
    act(() => tile.focus());
    expect(tile).toHaveAccessibleDescription(/RTP 95.4% Volatility Medium Stake ₹10 to ₹25,000/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/casino/red-tiger/1100039'));
  });

  test('on touch a button opens the details in a sheet that stands in the address and closes', async () => {
    const { address } = await renderRemote(remote, '/slots?provider=red-tiger', operator);
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Pirate Bounty' }));
    const sheet = await screen.findByRole('dialog', { name: 'Pirate Bounty' });
    expect(sheet).toHaveTextContent('VolatilityLow');
    expect(within(sheet).getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/casino/red-tiger/1100041');
    expect(address()).toBe('/slots?provider=red-tiger&details=red-tiger%2F1100041');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/slots?provider=red-tiger');
  });

  test('a sheet opened by its address closes to the list', async () => {
    const { address } = await renderRemote(remote, '/slots?provider=red-tiger&details=red-tiger%2F1100041', operator);
    const sheet = await screen.findByRole('dialog', { name: 'Pirate Bounty' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/slots?provider=red-tiger'));
  });

  test('a cover that cannot be loaded shows the name in type', async () => {
    await renderRemote(remote, '/slots', operator);
    const tile = await screen.findByRole('link', { name: 'Viking Runes, Netent' });
    const picture = tile.querySelector('img');
    act(() => void picture?.dispatchEvent(new Event('error')));
    expect(within(tile).getByText('Viking Runes')).toBeInTheDocument();
  });

  test('of a long list only what is near the screen is in the page, each tile with its place among all', async () => {
    const games = Array.from({ length: 400 }, (_, index) => gameOf({ name: `Game ${index}` }));
    await renderRemote(remote, '/slots?provider=red-tiger', { ...operator, getGameIndex: indexOf(games) });
    await waitFor(() => expect(listed('Red Tiger')).toHaveLength(48));
    const [first] = screen.getByRole('list', { name: 'Red Tiger' }).children;
    expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '400']);
    expect(screen.getByRole('status')).toHaveTextContent('400 games');
  });
});

describe('states', () => {
  test('while the games load the page says so, and names no game', async () => {
    await renderRemote(remote, '/slots', { ...operator, getGameIndex: () => new Promise(() => {}) });
    expect(await screen.findByRole('tab', { name: /Netent/ })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading Games' })).toBeInTheDocument();
    expect(screen.queryByText('Viking Runes')).not.toBeInTheDocument();
  });

  test('a list that cannot be loaded is named in plain words, and Retry heals it', async () => {
    let broken = true;
    await renderRemote(remote, '/slots', {
      ...operator,
      getProviders: (input: never) => {
        if (broken) throw new ApiError({ kind: 'server', call: 'getProviders', status: 503, requestId: 'r-17' });
        return (operator.getProviders as (input: never) => unknown)(input);
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Games could not be loaded');
    expect(alert).toHaveTextContent('Reference r-17');
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
  });

  test('one provider that fails leaves the other tabs working', async () => {
    await renderRemote(remote, '/slots?provider=red-tiger', {
      ...operator,
      getGameIndex: (input: never) => {
        if ((input as { provider: string }).provider === 'red-tiger') {
          throw new ApiError({ kind: 'timeout', call: 'getGameIndex' });
        }
        return (operator.getGameIndex as (input: never) => unknown)(input);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Games could not be loaded');
    await userEvent.click(screen.getByRole('tab', { name: /Netent/ }));
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
  });

  test('offline, the page says so, and the list loads when the connection is back', async () => {
    onlineManager.setOnline(false);
    let isDown = true;
    const whenUp = (answer: unknown) => (input: never) => {
      if (isDown) throw new ApiError({ kind: 'network', call: 'getGameIndex' });
      return typeof answer === 'function' ? answer(input) : answer;
    };
    const answers = Object.entries(operator).map(([call, answer]) => [call, whenUp(answer)]);
    await renderRemote(remote, '/slots', Object.fromEntries(answers));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    isDown = false;
    act(() => onlineManager.setOnline(true));
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
  });

  test('a list that could not be refreshed stays, and says how old it is', async () => {
    let broken = false;
    const { client } = await renderRemote(remote, '/slots', {
      ...operator,
      getGameIndex: (input: never) => {
        if (broken) throw new ApiError({ kind: 'server', call: 'getGameIndex' });
        return (operator.getGameIndex as (input: never) => unknown)(input);
      },
    });
    await expectListed('Netent', ['Viking Runes', 'Golden Jester']);
    broken = true;
    await act(() => client.refetchQueries({ queryKey: ['games'] }));
    expect(await screen.findByText(/^As of/)).toBeVisible();
    expect(listed('Netent')).toHaveLength(2);
  });

  test('a provider without games says so and leads to all games', async () => {
    await renderRemote(remote, '/slots?provider=jili', operator);
    expect(await screen.findByText('No games available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games-all');
  });
});
