import sharp from 'sharp';
import type { Answer, TestSandbox } from './sandbox.ts';

/** A picture of one colour, as a phone would send it: with the place where it was taken. */
export function photo(colour = '#2ebd7f', [width, height] = [320, 480]): Promise<Buffer> {
  return sharp({ create: { width: width ?? 320, height: height ?? 480, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: 'Pavilion', Model: 'Test camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 52/1 39/1' },
    })
    .jpeg()
    .toBuffer();
}

/** Sends `uploadFile` with whatever bytes under whatever name and type. */
export async function upload(
  sandbox: TestSandbox,
  token: string,
  bytes: Uint8Array,
  { purpose = 'deposit', name = 'picture.jpg', type = 'image/jpeg' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const request = new Request('http://sandbox.invalid', { method: 'POST', body: form });
  return sandbox.post('/api/upload', Buffer.from(await request.arrayBuffer()), {
    token,
    'content-type': request.headers.get('content-type') ?? '',
  });
}

/** Uploads a good picture and returns its id. */
export async function uploaded(sandbox: TestSandbox, token: string, purpose: 'deposit' | 'kyc'): Promise<string> {
  const { body } = await upload(sandbox, token, await photo(), { purpose });
  return (body.data as { fileId: string }).fileId;
}
