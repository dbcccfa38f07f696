import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from './remote.ts';
import { changeStakes, firstSettings, stakesNow } from './slip/stake-settings.ts';

const KEPT = 'pavilion.stakes.RK48213';
const own = {
  ...firstSettings,
  chips: firstSettings.chips.with(0, '150'),
  defaultStake: '300',
  policy: 'any',
} as const;
const open = (locale: 'en' | 'hi' = 'en') => renderRemote(remote, '/betting-settings', {}, { locale });
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? 'null') as unknown;

afterEach(() => {
  act(() => changeStakes(firstSettings));
  localStorage.clear();
  sessionStorage.clear();
});

test('stakes are changed and kept for the slip, also where no slip was open yet', async () => {
  const { user, shell, address } = await open();
  const stakes = within(await screen.findByRole('region', { name: 'Stakes' }));
  const first = stakes.getByLabelText('Stake 1');
  await user.clear(first);
  await user.click(stakes.getByRole('button', { name: 'Save stakes' }));
  expect(first).toHaveAccessibleDescription('Enter an amount in rupees, such as 1,050 or 10.50.');
  expect(kept()).toBeNull();
  await user.type(first, '1,500');
  await user.type(stakes.getByLabelText('Default stake'), '250');
  await user.click(stakes.getByRole('button', { name: 'Save stakes' }));
  expect(kept()).toEqual({ ...firstSettings, chips: firstSettings.chips.with(0, '1500'), defaultStake: '250' });
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Stakes saved' }]);
  expect(address()).toBe('/betting-settings');
});

describe('the form of stakes', () => {
  it('refuses a decimal comma in words, keeps it, and saves nothing', async () => {
    const { user } = await open();
    const stakes = within(await screen.findByRole('region', { name: 'Stakes' }));
    const defaultStake = stakes.getByLabelText('Default stake');
    await user.type(defaultStake, '10,50');
    await user.click(stakes.getByRole('button', { name: 'Save stakes' }));
    expect(defaultStake).toHaveAccessibleDescription('Enter an amount in rupees, such as 1,050 or 10.50.');
    expect(defaultStake).toHaveValue('10,50');
    expect(kept()).toBeNull();
  });

  it('reads the digits of other scripts, and keeps ASCII', async () => {
    const { user } = await open();
    const stakes = within(await screen.findByRole('region', { name: 'Stakes' }));
    const first = stakes.getByLabelText('Stake 1');
    await user.clear(first);
    await user.type(first, '१,०५,०००');
    await user.type(stakes.getByLabelText('Default stake'), '\u200e₹\u00a0５００.５０');
    await user.click(stakes.getByRole('button', { name: 'Save stakes' }));
    expect(kept()).toMatchObject({ chips: firstSettings.chips.with(0, '105000'), defaultStake: '500.50' });
  });
});

test('what this player has kept is what the page begins with, and the policy holds at once', async () => {
  localStorage.setItem('pavilion.stakes.AB1', JSON.stringify({ ...own, policy: 'none' }));
  const { user } = await open();
  const policy = within(await screen.findByRole('region', { name: 'If the price moves' }));
  expect(policy.getByRole('button', { name: 'Better only' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(policy.getByRole('button', { name: 'Any price' }));
  expect(stakesNow().policy).toBe('any');
  expect(kept()).toMatchObject({ policy: 'any' });
});

test('what is wrong is summarised, and the first field of it has the focus', async () => {
  const { user } = await open();
  const stakes = within(await screen.findByRole('region', { name: 'Stakes' }));
  await user.clear(stakes.getByLabelText('Stake 3'));
  await user.type(stakes.getByLabelText('Default stake'), 'x');
  await user.click(stakes.getByRole('button', { name: 'Save stakes' }));
  expect(stakes.getByLabelText('Default stake')).toHaveFocus();
  expect(stakes.getByText('Check 2 fields')).toBeVisible();
  await user.click(stakes.getByRole('button', { name: 'Stake 3' }));
  expect(stakes.getByLabelText('Stake 3')).toHaveFocus();
});

test('what was typed is back after a reload, and gone once it is saved', async () => {
  const first = await open();
  await first.user.type(await screen.findByLabelText('Default stake'), '450');
  first.unmount();
  const second = await open();
  expect(await screen.findByLabelText('Default stake')).toHaveValue('450');
  expect(screen.getByText('Your unsaved stakes are back')).toBeVisible();
  expect(kept()).toBeNull();
  await second.user.click(screen.getByRole('button', { name: 'Save stakes' }));
  expect(kept()).toMatchObject({ defaultStake: '450' });
  second.unmount();
  await open();
  expect(await screen.findByLabelText('Default stake')).toHaveValue('450');
  expect(screen.queryByText('Your unsaved stakes are back')).toBeNull();
});

test('what is typed and not wanted is left by Cancel, which leads to the profile', async () => {
  const { user, address } = await open();
  await user.type(await screen.findByLabelText('Default stake'), '9');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(kept()).toBeNull();
});

test('in Hindi the page is in Hindi', async () => {
  await open('hi');
  expect(await screen.findByRole('heading', { level: 1, name: 'दाँव की सेटिंग' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'भाव बदलने पर' })).toBeVisible();
});
