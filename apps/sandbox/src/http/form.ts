import { LARGEST_FILE } from '@pavilion/api-client/wire';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const LIMITS = { files: 1, fileSize: LARGEST_FILE, fields: 10, fieldSize: 2000, fieldNameSize: 60, headerPairs: 50 };

/** A multipart/form-data body as the wire has it: texts as strings, files as `File`. A file that is too large is refused by its field. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal(415, 'Send the request as multipart/form-data.');
  const form: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      form[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw part.file.truncated ? new Refusal(413, 'The file is too large: it may have 5 MB.', part.fieldname) : error;
    });
    form[part.fieldname] = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype });
  }
  return { ...form };
}
