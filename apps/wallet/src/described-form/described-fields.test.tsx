import { ApiError, type FormField } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn, type TestAnswers } from '@pavilion/contract/testing';
import { createQueryClient, ErrorSummary } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import sharp from 'sharp';
import { DescribedFields, type DescribedValues } from './described-fields.tsx';
import { emptyValues, filledValues } from './field-rules.ts';
import { HEAVIEST } from './shrink-picture.ts';
import { atDescribedFields, useFaultyFields } from './use-described.ts';

const PAN: readonly FormField[] = [
  {
    name: 'number',
    label: 'PAN number',
    type: 'text',
    isRequired: true,
    pattern: '[A-Z]{5}\\d{4}[A-Z]',
    hint: '5 letters, 4 digits, 1 letter',
  },
  { name: 'birth', label: 'Date of birth', type: 'date', isRequired: true, rule: 'adult' },
  { name: 'front', label: 'Front', type: 'file', isRequired: true },
  { name: 'note', label: 'Anything else', type: 'text', isRequired: false },
];

/** What the browser unpacks a picture to. */
const bitmap = { width: 3000, height: 1000, close: jest.fn() };
const drawn: [number, number][] = [];

beforeEach(() => {
  drawn.length = 0;
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(async () => bitmap),
  });
  // jsdom has files, and no way to their bytes but a reader.
  Blob.prototype.arrayBuffer = function (this: Blob) {
    return new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: jest.fn() });
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    return { fillRect() {}, drawImage: () => drawn.push([this.width, this.height]) };
  } as never;
  HTMLCanvasElement.prototype.toBlob = (done: BlobCallback, type = '') => done(new Blob(['points'], { type }));
});

const photo = async (name = 'IMG_2041 at home.jpg') => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2ebd7f' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
};

async function open(
  answers: TestAnswers = {},
  { locale = 'en', values = {} }: { locale?: 'en' | 'hi'; values?: object } = {},
) {
  const shell = createTestShell({
    session: signedIn,
    answers: { uploadFile: { data: { fileId: 'kept-1' } }, ...answers },
  });
  shell.stores.preferences.setState({ locale });
  const sent: Record<string, string>[] = [];
  const page: { blame?: (field: string, message: string) => unknown } = {};
  function Form() {
    const form = useForm<DescribedValues>({ defaultValues: { fields: { ...emptyValues(PAN), ...values } } });
    page.blame = atDescribedFields(form, PAN);
    return (
      <form noValidate onSubmit={form.handleSubmit(({ fields }) => void sent.push(filledValues(PAN, fields)))}>
        <ErrorSummary fields={useFaultyFields(PAN, form.formState.errors)} onGoTo={form.setFocus} />
        <DescribedFields form={form} fields={PAN} purpose="kyc" />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { unmount } = await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <Suspense>
            <Form />
          </Suspense>
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  const user = userEvent.setup({ applyAccept: false });
  const submit = () => user.click(screen.getByRole('button', { name: 'Send' }));
  return {
    shell,
    sent,
    submit,
    unmount,
    user,
    blame: (field: string, message: string) => act(async () => void page.blame?.(field, message)),
  };
}

const front = () => within(screen.getByRole('group', { name: /^Front/ }));
const choose = async (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(front().getByLabelText('Front'), file);

test('what is missing or wrong is named at its field and in the summary, and the first has the focus', async () => {
  const { submit, sent } = await open();
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '2015-01-01' } });
  await submit();
  expect(screen.getByText('Check 3 fields')).toBeVisible();
  expect(screen.getByLabelText(/^PAN number/)).toHaveFocus();
  expect(screen.getByLabelText(/^PAN number/)).toHaveAccessibleDescription('PAN number is required.');
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('You must be 18 or older.');
  expect(screen.getByRole('group', { name: /^Front/ })).toHaveAccessibleDescription('Front is required.');
  expect(sent).toEqual([]);
});

test('a picture is made smaller without its name and sent at once; the form sends its id', async () => {
  const { user, submit, shell, sent } = await open();
  await user.type(screen.getByLabelText(/^PAN number/), ' abcpk 1234f');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1994-06-14' } });
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('18 or older');
  await choose(user, await photo());
  expect(await front().findByText(/Uploaded\. 1 KB, without camera data/)).toBeVisible();
  expect(drawn).toEqual([[2000, 667]]);
  expect(bitmap.close).toHaveBeenCalled();
  const [{ input }] = shell.calls as unknown as [{ input: { purpose: string; file: File } }];
  expect([input.purpose, input.file.name, input.file.type]).toEqual(['kyc', 'picture.webp', 'image/webp']);
  await submit();
  expect(sent).toEqual([{ number: 'ABCPK1234F', birth: '1994-06-14', front: 'kept-1' }]);
  await user.click(front().getByRole('button', { name: /Remove/ }));
  await submit();
  expect(sent).toHaveLength(1);
  expect(front().getByText('Front is required.')).toBeVisible();
});

test.each<[string, () => Promise<File> | File, RegExp]>([
  ['an empty file', () => new File([], 'a.jpg'), /This file is empty\. Choose another/],
  [
    'an svg called .jpg',
    () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.jpg'),
    /not a supported picture/,
  ],
  ['a gif', () => new File(['GIF89a'], 'a.gif'), /not a supported picture/],
  ['more than 30 MB', () => new File([new Uint8Array(HEAVIEST + 1)], 'a.jpg'), /too large\. Maximum 30 MB/],
])('%s is refused before anything is sent', async (_, file, message) => {
  const { user, shell } = await open();
  await choose(user, await file());
  expect(await front().findByText(message)).toBeVisible();
  expect(shell.calls).toEqual([]);
});

describe('a picture of any label', () => {
  test.each(['image/jpg', 'application/octet-stream', ''])('is taken by its content: %j', async (type) => {
    const { user } = await open();
    const bytes = await (await photo()).arrayBuffer();
    await choose(user, new File([bytes], 'IMG_1.jpg', { type }));
    await waitFor(() => expect(createImageBitmap).toHaveBeenCalled());
    const labelled = jest.mocked(createImageBitmap).mock.calls[0]?.[0] as Blob | undefined;
    expect(labelled?.type).toBe('image/jpeg');
  });

  test('is taken from a 50-megapixel phone', async () => {
    const { user } = await open();
    const bytes = new Uint8Array(await (await photo()).arrayBuffer());
    const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
    new DataView(bytes.buffer).setUint16(frame + 5, 6144);
    new DataView(bytes.buffer).setUint16(frame + 7, 8160);
    await choose(user, new File([bytes], 'IMG_2.jpg'));
    expect(await front().findByText(/without camera data/)).toBeVisible();
  });
});

test('what would unpack to more than 51 million points is never unpacked', async () => {
  const { user, shell } = await open();
  const bytes = new Uint8Array(await (await photo()).arrayBuffer());
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  bytes.set([0xff, 0xff, 0xff, 0xff], frame + 5);
  await choose(user, new File([bytes], 'bomb.jpg'));
  expect(await front().findByText(/50 megapixels/)).toBeVisible();
  expect(createImageBitmap).not.toHaveBeenCalled();
  expect(shell.calls).toEqual([]);
});

test('the preview of a picture is let go of as it is removed, as another takes its place, and with the page', async () => {
  const { user, unmount } = await open();
  let previews = 0;
  URL.createObjectURL = () => {
    previews += 1;
    return `blob:preview-${previews}`;
  };
  const gone = () => jest.mocked(URL.revokeObjectURL).mock.calls.map(([preview]) => preview);
  const sent = () => front().findByText(/Uploaded\. 1 KB/);
  await choose(user, await photo());
  await sent();
  expect(gone()).toEqual([]);
  await user.click(front().getByRole('button', { name: /Remove/ }));
  expect(gone()).toEqual(['blob:preview-1']);
  await choose(user, await photo('another.jpg'));
  await sent();
  unmount();
  expect(gone()).toEqual(['blob:preview-1', 'blob:preview-2']);
});

test('one that can’t be unpacked, and one too small to be read, is not sent', async () => {
  const { user, shell } = await open();
  jest.mocked(createImageBitmap).mockRejectedValueOnce(new Error('damaged'));
  await choose(user, await photo());
  expect(await front().findByText(/can’t be opened/)).toBeVisible();
  jest.mocked(createImageBitmap).mockResolvedValueOnce({ ...bitmap, width: 120 });
  await choose(user, await photo());
  expect(await front().findByText(/too small to read/)).toBeVisible();
  expect(shell.calls).toEqual([]);
});

test('a picture whose sending fails is sent again without being chosen again', async () => {
  let tries = 0;
  const { user, shell } = await open({
    uploadFile() {
      tries += 1;
      if (tries === 1) throw new ApiError({ kind: 'network', call: 'uploadFile' });
      return { data: { fileId: 'kept-2' } };
    },
  });
  await choose(user, await photo());
  expect(await front().findByText(/The picture was not uploaded/)).toBeVisible();
  expect(shell.holds).toEqual([]);
  await user.click(front().getByRole('button', { name: /Try again/ }));
  expect(await front().findByText(/without camera data/)).toBeVisible();
});

test('while a picture is on its way the form waits for it, and nothing tears the page', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, submit, shell } = await open({ uploadFile: () => new Promise((resolve) => (answer = resolve)) });
  await choose(user, await photo());
  expect(await front().findByText('Uploading…')).toBeVisible();
  expect(shell.holds).toEqual(['upload']);
  await submit();
  expect(front().getByText('Wait until Front is uploaded.')).toBeVisible();
  await act(async () => answer({ data: { fileId: 'kept-3' } }));
  await waitFor(() => expect(front().queryByText(/Wait until/)).toBeNull());
  expect(shell.holds).toEqual([]);
});

test('what was removed while it was sent stays removed', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, submit, sent } = await open({ uploadFile: () => new Promise((resolve) => (answer = resolve)) });
  await choose(user, await photo());
  await front().findByText('Uploading…');
  await user.click(front().getByRole('button', { name: /Remove/ }));
  await act(async () => answer({ data: { fileId: 'kept-4' } }));
  await submit();
  expect(front().getByText('Front is required.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a picture of before a reload is kept by its id; one that the operator has no more is asked for again', async () => {
  const { submit, sent, blame } = await open(
    {},
    { values: { number: 'ABCPK1234F', birth: '1994-06-14', front: 'kept-0' } },
  );
  expect(front().getByText(/Already uploaded/)).toBeVisible();
  await submit();
  expect(sent).toEqual([{ number: 'ABCPK1234F', birth: '1994-06-14', front: 'kept-0' }]);
  await blame('fields.front', 'Front is not there any more. Choose the picture again.');
  expect(front().getByText(/Choose the picture again/)).toBeVisible();
  expect(front().queryByText(/Already uploaded/)).toBeNull();
});

test('labels and hints that are known stand in Hindi, others as the operator wrote them', async () => {
  await open({}, { locale: 'hi' });
  expect(screen.getByLabelText(/^PAN नंबर/)).toHaveAccessibleDescription('5 अक्षर, 4 अंक, 1 अक्षर');
  expect(screen.getByLabelText('जन्मतिथि')).toBeVisible();
  expect(screen.getByLabelText(/^Anything else/)).toBeVisible();
});
