import { ApiError, type Kyc, type KycDocument } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from './remote.ts';

const today = new Date();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const schema: Kyc['schema'] = [
  {
    type: 'pan',
    label: 'PAN',
    fields: [
      {
        name: 'number',
        label: 'PAN number',
        type: 'text',
        isRequired: true,
        pattern: '[A-Z]{5}\\d{4}[A-Z]',
        hint: '5 letters, 4 digits, 1 letter',
      },
      { name: 'birth', label: 'Date of birth', type: 'date', isRequired: true, rule: 'adult' },
    ],
  },
  { type: 'voterId', label: 'Voter ID', fields: [] },
];
const pan = (more: Partial<KycDocument> = {}): KycDocument => ({
  id: '5001',
  type: 'pan',
  number: '••••••234F',
  status: 'pending',
  submittedAt: today,
  ...more,
});
const kycOf = (status: Kyc['status'], ...documents: KycDocument[]): Kyc => ({ status, documents, schema });

async function open(
  kyc: Kyc,
  { at = '/kyc', locale = 'en' as 'en' | 'hi', submitKyc = (): unknown => ({ data: kyc }), withoutKyc = 900_000 } = {},
) {
  const standing = { now: kyc };
  const page = await renderRemote(
    remote,
    at,
    {
      getKyc: () => ({ data: standing.now }),
      getWithdrawals: () => ({
        data: {
          withdrawList: [{ waitsForKyc: true }, { waitsForKyc: false }],
          count: 2,
          available: { kycAbove: 1_000_000, withoutKyc },
        },
      }),
      submitKyc,
    },
    { locale },
  );
  await screen.findAllByRole('listitem');
  return { ...page, standing };
}
const card = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement);

test('a player who has sent nothing is told what for, and sees what the operator takes', async () => {
  await open(kycOf('none'));
  expect(screen.getByText('Verify your identity')).toBeVisible();
  expect(
    await screen.findByText(/Until then you can withdraw ₹9,000\.00 in total\. 1 withdrawal is waiting for KYC\./),
  ).toBeVisible();
  expect(card('PAN').getByText('Not sent')).toBeVisible();
  expect(card('Voter ID').getByRole('link', { name: 'Send Voter ID' })).toHaveAttribute('href', '/kyc?send=voterId');
});

test('where no more goes without KYC, withdrawals are said to wait for it', async () => {
  await open(kycOf('none'), { withoutKyc: 0 });
  expect(
    await screen.findByText(/Until then withdrawals stay pending\. 1 withdrawal is waiting for KYC\./),
  ).toBeVisible();
});

test('the side menu marks KYC while a document is wanted', async () => {
  const wanted = () => screen.queryByRole('link', { name: /^KYC ?: Document required$/ });
  const { standing, shell } = await open(
    kycOf('declined', pan({ status: 'declined', reason: 'The picture is blurred.' })),
  );
  expect(wanted()).toHaveAttribute('href', '/kyc');
  standing.now = kycOf('pending', pan());
  await act(async () => shell.emit('sub:notification_toast', { title: 'KYC', message: 'PAN', status: 'info' }));
  await waitFor(() => expect(wanted()).toBeNull());
});

test('one that is checked offers nothing to send, and appears decided by itself', async () => {
  const { shell, standing } = await open(kycOf('pending', pan()));
  expect(card('PAN').getByText('Under review')).toBeVisible();
  expect(card('PAN').queryByRole('link')).toBeNull();
  standing.now = kycOf('declined', pan({ status: 'declined', reason: 'The picture is blurred.', decidedAt: today }));
  await act(async () =>
    shell.emit('sub:notification_toast', { title: 'KYC declined', message: 'PAN', status: 'error' }),
  );
  expect(await screen.findByText('PAN was declined')).toBeVisible();
  expect(card('PAN').getByText('The picture is blurred.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Send PAN again' })).toHaveLength(2);
});

test('what happened to each of two documents stands before what goes on', async () => {
  await open(
    kycOf(
      'pending',
      pan({ submittedAt: new Date('2026-11-20T10:00:00Z') }),
      pan({
        id: '5002',
        type: 'voterId',
        status: 'declined',
        submittedAt: new Date('2026-11-20T11:00:00Z'),
        decidedAt: new Date('2026-11-21T10:00:00Z'),
      }),
    ),
  );
  const panel = within(screen.getByRole('region', { name: 'KYC progress' }));
  expect(panel.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)).toEqual([
    'Done: PAN sent',
    'Stopped here: Voter ID declined',
    'Now: Review by our team',
    'Next: KYC approved',
  ]);
});

test('an approved one is good news until its end is near', async () => {
  const { unmount } = await open(kycOf('approved', pan({ status: 'approved', decidedAt: today })));
  expect(screen.getByText('You are verified')).toBeVisible();
  unmount();
  await open(kycOf('approved', pan({ status: 'approved', expiresOn: inDays(3) })));
  expect(screen.getByText(/^PAN expires in [23] days$/)).toBeVisible();
});

test('an expired one is replaced; what was sent before it is kept with its reason', async () => {
  await open(
    kycOf(
      'expired',
      pan({ id: '5002', status: 'expired', expiresOn: '2026-01-31' }),
      pan({ status: 'declined', reason: 'Too dark.' }),
    ),
  );
  expect(screen.getByText('PAN has expired')).toBeVisible();
  expect(card('PAN').getByText('Expired on 31 Jan 2026.')).toBeVisible();
  expect(card('PAN').getByText(/Too dark\./)).toBeVisible();
  expect(card('PAN').getByRole('link', { name: 'Replace PAN' })).toBeVisible();
});

async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(screen.getByLabelText(/^PAN number/), 'abcpk1234f');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1994-06-14' } });
}

test('a document is sent as its schema describes it, and then waits', async () => {
  const after = kycOf('pending', pan());
  const { user, sent, address, shell } = await open(kycOf('none'), {
    at: '/kyc?send=pan',
    submitKyc: () => ({ data: after }),
  });
  await fill(user);
  expect(screen.getByText('18 or older', { selector: 'li span' })).toHaveTextContent('met');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(address()).toBe('/kyc'));
  expect(sent('submitKyc')).toEqual([{ type: 'pan', fields: { number: 'ABCPK1234F', birth: '1994-06-14' } }]);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Submitted for review' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('another view of the page begins at its top, with the focus on its title; what filters one does not', async () => {
  const { goTo } = await open(kycOf('none'));
  const scrolled = () => document.documentElement.scrollTop;
  document.documentElement.scrollTop = 300;
  await goTo('/kyc?send=pan');
  expect(scrolled()).toBe(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  document.documentElement.scrollTop = 300;
  await goTo('/kyc?send=pan&filter=1');
  expect(scrolled()).toBe(300);
});

test('what was filled in is there again after a failure, and after a reload but for the document’s number, which is kept nowhere', async () => {
  const failing = () => {
    throw new ApiError({ kind: 'network', call: 'submitKyc' });
  };
  const { user, unmount } = await open(kycOf('none'), { at: '/kyc?send=pan', submitKyc: failing });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('The document was not sent')).toBeVisible();
  expect(screen.getByLabelText(/^PAN number/)).toHaveValue('abcpk1234f');
  unmount();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/abcpk1234f/i);
  await open(kycOf('none'), { at: '/kyc?send=pan' });
  expect(screen.getByLabelText(/^PAN number/)).toHaveValue('');
  expect(screen.getByLabelText('Date of birth')).toHaveValue('1994-06-14');
  expect(screen.getByText(/Your details are saved/)).toBeVisible();
  sessionStorage.clear();
});

test('the operator’s no stands at its field', async () => {
  const { user } = await open(kycOf('none'), {
    at: '/kyc?send=pan',
    submitKyc: () => {
      throw new ApiError({
        kind: 'refused',
        call: 'submitKyc',
        serverMessage: 'You must be 18 or older.',
        field: 'fields.birth',
      });
    },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('You must be 18 or older.');
  expect(screen.getByLabelText('Date of birth')).toHaveFocus();
  sessionStorage.clear();
});

test.each([
  ['?send=pan', kycOf('pending', pan()), 'PAN is already under review'],
  ['?send=pan', kycOf('approved', pan({ status: 'approved' })), 'PAN is already approved'],
  ['?send=ration-card', kycOf('none'), 'This document is not accepted'],
])('%s of a player who stands so says why there is no form', async (search, kyc, title) => {
  await renderRemote(remote, `/kyc${search}`, { getKyc: () => ({ data: kyc }) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('KYC for a withdrawal', () => {
  const at = '/kyc?from=withdrawal';

  it('leads back to the withdrawal, and on to it once approved', async () => {
    const { shell, standing } = await open(kycOf('pending', pan()), { at });
    expect(screen.getByRole('link', { name: 'Back to withdrawal' })).toHaveAttribute('href', '/withdraw');
    expect(screen.queryByRole('link', { name: 'Continue to withdrawal' })).toBeNull();
    standing.now = kycOf('approved', pan({ status: 'approved', decidedAt: today }));
    act(() => shell.emit('sub:notification_toast', { title: 'KYC approved', message: 'PAN', status: 'success' }));
    expect(await screen.findByRole('link', { name: 'Continue to withdrawal' })).toHaveAttribute('href', '/withdraw');
  });

  it('keeps its way back in the form of a document', async () => {
    const { user } = await open(kycOf('none'), { at });
    await user.click(card('Voter ID').getByRole('link', { name: 'Send Voter ID' }));
    await user.click(await screen.findByRole('link', { name: 'Back to KYC' }));
    expect(await screen.findByRole('link', { name: 'Back to withdrawal' })).toBeVisible();
  });
});

test('all of it is there in Hindi', async () => {
  const named = { reason: { name: 'reason-blurred', values: {} } };
  await open(kycOf('declined', pan({ status: 'declined', reason: 'The picture is blurred.', named })), {
    locale: 'hi',
  });
  expect(card('PAN').getByText('तस्वीर धुंधली है।')).toBeVisible();
  expect(screen.queryByText(/blurred/)).toBeNull();
  expect(screen.getByText('PAN नामंज़ूर हुआ')).toBeVisible();
  expect(card('PAN').getByText('नामंज़ूर')).toBeVisible();
});
