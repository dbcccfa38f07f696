import { LARGEST_FILE } from '@pavilion/api-client/wire';
import type { FastifyRequest } from 'fastify';
import { codeOf, Refusal } from '../../base/index.ts';

const LIMITS = { files: 1, fileSize: LARGEST_FILE, fields: 10, fieldSize: 2000, fieldNameSize: 60, headerPairs: 50 };

/**
 * A multipart/form-data body as the wire has it: texts as strings, files as `File`. A file that is too large is refused by its
 * field, a body that is cut off or no form at all as one that can't be read.
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal(415, 'Send the request as multipart/form-data.');
  try {
    return await readParts(request);
  } catch (error) {
    throw refusalOf(error);
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      form[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    form[part.fieldname] = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype });
  }
  return { ...form };
}

/** Whatever goes wrong while a form is read is the form's fault; the parser does not always say so. */
function refusalOf(error: unknown): Refusal {
  const { statusCode, part } = error as { statusCode?: number; part?: { fieldname: string } };
  if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') {
    return new Refusal(413, 'The file is too large. Maximum 5 MB.', part?.fieldname);
  }
  if (statusCode === 413) return new Refusal(413, 'The request is too large.');
  return new Refusal(400, 'The form could not be read. Try again.');
}
