import { ApiError } from '@pavilion/api-client';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import { type RenderedRemote, renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from './remote.ts';
import { type Form, forms, READS } from './test-forms.ts';
import { testAccount } from './withdraw/test-withdrawals.ts';

jest.mock('./described-form/shrink-picture.ts', () => ({ shrinkPicture: async (file: File) => ({ file }) }));
jest.mock('./deposit/payment-page.ts', () => ({
  ...jest.requireActual<object>('./deposit/payment-page.ts'),
  keepPaymentPage() {},
  leaveFor() {},
}));
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL() {} });
});

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const fields = (labels: Form['typed'] = {}) => Object.entries(labels);

/** Opens a form at its address, or where its player left it; while `network.isOff`, what it sends has no answer. */
async function open(form: Form, network = { isOff: false }, address = form.path): Promise<RenderedRemote> {
  const answer = (call: string, answered: unknown) => () => {
    if (network.isOff) throw new ApiError({ kind: 'network', call });
    return answered;
  };
  const page = await renderRemote(remote, address, {
    ...READS,
    // A withdrawal to a new account saves that first.
    addBank: answer('addBank', { data: { bank: testAccount({ id: '9', lastDigits: '9012' }) } }),
    [form.call]: answer(form.call, form.answer),
  });
  await opened(form);
  return page;
}

/** Waits until the fields of a form are shown. */
async function opened(form: Form): Promise<void> {
  await form.open?.();
  await waitFor(() => formOf(form));
}

/** The form as it is submitted; throws where it is not shown. */
function formOf({ name, typed, secret }: Form): HTMLFormElement {
  const [label = ''] = Object.keys({ ...typed, ...secret }).slice(-1);
  const { form } = field(label);
  if (!form) throw new Error(`The fields of ${name} are in no form`);
  return form;
}

function fill(of: Form['typed']): void {
  for (const [label, value] of fields(of)) {
    const input = field(label);
    if (value !== true) fireEvent.change(input, { target: { value } });
    else if (!input.checked) fireEvent.click(input);
  }
}

async function fillIn({ typed, secret, picture }: Form): Promise<void> {
  fill(secret);
  fill(typed);
  if (picture === undefined) return;
  fireEvent.change(field(picture), { target: { files: [new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })] } });
  await screen.findByText(/^Uploaded\./);
}

const read = (label: string) => (field(label).type === 'checkbox' ? field(label).checked : field(label).value);
const valuesOf = (of: Form['typed']) => Object.fromEntries(fields(of).map(([label]) => [label, read(label)]));
const blank = (of: Form['typed']) =>
  Object.fromEntries(fields(of).map(([label, value]) => [label, value === true ? false : '']));

/** Sends the form; the operator receives everything that was filled in, and nothing is kept any more. */
async function isSent(form: Form, { sent }: RenderedRemote): Promise<void> {
  fireEvent.submit(formOf(form));
  await waitFor(() => expect(sent(form.call).at(-1)).toEqual(form.sends));
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
}

describe('a form of the wallet', () => {
  it.each(forms)('keeps $name while the network is away, and says so', async (form) => {
    const network = { isOff: true };
    const page = await open(form, network);
    await fillIn(form);
    const filled = { ...form.typed, ...form.secret };
    fireEvent.submit(formOf(form));
    expect(await screen.findByText(/^No connection\. What you entered is kept: check your connection/)).toBeVisible();
    expect(valuesOf(filled)).toEqual(filled);
    network.isOff = false;
    await isSent(form, page);
  });

  it.each(forms)('keeps $name over a reload or a new release, but for secrets', async (form) => {
    const first = await open(form);
    await fillIn(form);
    for (const [, value] of fields(form.secret))
      if (value !== true) expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(value);
    first.unmount();
    // Another copy of the app, with nothing but what the tab keeps.
    const page = await open(form, { isOff: false }, first.address());
    expect([valuesOf(form.typed), valuesOf(form.secret)]).toEqual([form.typed ?? {}, blank(form.secret)]);
    fill(form.secret);
    await isSent(form, page);
  });

  it.each(forms)('keeps $name over another page, Back and the end of a session', async (form) => {
    const page = await open(form);
    await fillIn(form);
    const address = page.address();
    await page.goTo('/elsewhere');
    await page.goTo(address);
    await opened(form);
    expect(valuesOf(form.typed)).toEqual(form.typed ?? {});
    const { session } = page.shell.stores;
    await act(async () => session.setState(signedOut));
    expect(() => formOf(form)).toThrow();
    await act(async () => session.setState(signedIn));
    await page.goTo(address);
    await opened(form);
    expect([valuesOf(form.typed), valuesOf(form.secret)]).toEqual([form.typed ?? {}, blank(form.secret)]);
    fill(form.secret);
    await isSent(form, page);
  });

  it('says of a new password that a reload empties its fields', async () => {
    await renderRemote(remote, '/profile?change=password', READS);
    expect(await screen.findByText(/If the page reloads, enter it again\./)).toBeVisible();
  });
});
