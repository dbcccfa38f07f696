import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { clearDrafts, readDraft } from './drafts.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());

function Form({ name = 'deposit' }: { readonly name?: string }) {
  const form = useForm({ defaultValues: { amount: '', password: '', terms: false, fields: { utr: '', cvv: '' } } });
  const { restored, clear } = useDraft(form, name, { omit: ['password', 'fields.cvv'] });
  return (
    <form>
      <input aria-label="amount" {...form.register('amount')} />
      <input aria-label="password" {...form.register('password')} />
      <input aria-label="terms" type="checkbox" {...form.register('terms')} />
      <input aria-label="utr" {...form.register('fields.utr')} />
      <input aria-label="cvv" {...form.register('fields.cvv')} />
      <output>{restored ? 'put back' : 'fresh'}</output>
      <button type="button" onClick={clear}>
        clear
      </button>
    </form>
  );
}

const shellOf = (mstruserid: string) =>
  createTestShell({
    session: { ...signedIn, user: { mstruserid, mobileno: '9876543210' } },
  });
const mount = (player = 'PV1', name?: string) =>
  render(
    <ShellContext value={shellOf(player)}>
      <Form {...(name === undefined ? {} : { name })} />
    </ShellContext>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function typed() {
  const user = userEvent.setup();
  const { unmount } = mount();
  await user.type(field('amount'), '500');
  await user.type(field('password'), 'Secret1234');
  await user.click(field('terms'));
  return { user, unmount };
}

test('what was typed is there again when the form is opened again, but for secrets', async () => {
  const { unmount } = await typed();
  unmount();
  mount();
  expect([field('amount').value, field('terms').checked, field('password').value]).toEqual(['500', true, '']);
  expect(screen.getByText('put back')).toBeInTheDocument();
  expect(JSON.stringify(sessionStorage)).not.toContain('Secret1234');
});

test('fields within fields are kept by their paths, each secret of them left out', async () => {
  const user = userEvent.setup();
  const { unmount } = mount();
  await user.type(field('utr'), '412345678901');
  await user.type(field('cvv'), '123');
  unmount();
  mount();
  expect([field('utr').value, field('cvv').value]).toEqual(['412345678901', '']);
});

test('another player and another form find nothing', async () => {
  const { unmount } = await typed();
  unmount();
  const other = mount('PV2');
  expect(field('amount').value).toBe('');
  other.unmount();
  mount('PV1', 'withdraw');
  expect([field('amount').value, screen.queryByText('put back')]).toEqual(['', null]);
});

test('a form that goes on under another name writes no more under the one before', async () => {
  const user = userEvent.setup();
  const shown = (name: string) => (
    <ShellContext value={shell}>
      <Form name={name} />
    </ShellContext>
  );
  const shell = shellOf('PV1');
  const { rerender } = render(shown('deposit'));
  await user.type(field('amount'), '500');
  rerender(shown('withdraw'));
  await user.type(field('amount'), '0');
  expect(['deposit', 'withdraw'].map((name) => readDraft('PV1', name))).toEqual([
    { amount: '500' },
    { amount: '5000' },
  ]);
});

test.each([
  [
    'cleared after it was sent',
    async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('clear')),
  ],
  ['removed as somebody signs out', async () => clearDrafts()],
])('a draft that was %s is gone', async (_, remove) => {
  const { user, unmount } = await typed();
  await remove(user);
  unmount();
  mount();
  expect(field('amount').value).toBe('');
});

test.each(['no json', '[1]', '{"amount":{"odd":1},"unknown":"x"}', 'null'])(
  'a draft that is none of ours (%s) is passed over',
  async (kept) => {
    sessionStorage.setItem('draft:PV1:deposit', kept);
    await act(async () => mount());
    expect([field('amount').value, screen.queryByText('put back')]).toEqual(['', null]);
  },
);

test('a browser that keeps nothing loses nothing of the open form', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await typed();
  expect(field('amount').value).toBe('500');
});
afterEach(() => jest.restoreAllMocks());
