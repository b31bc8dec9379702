import { Rejection } from 'contracts/kernel/problem';
import { ImportMapping } from 'contracts/recruiting/candidate-import/candidate-import.entity';

export type UploadedTable = { bytes: Buffer; name: string | null; mapping: ImportMapping | null };

const refuse = (field: string, code: string) =>
  new Rejection('validation-failed', 422, { errors: { [field]: [code] } });

const mappingOf = (text: string): ImportMapping => {
  try {
    return ImportMapping.parse(JSON.parse(text));
  } catch {
    throw refuse('mapping', 'field-invalid');
  }
};

/** A form begins with its boundary; anything else is the file itself. */
const BOUNDARY = /^--([^\r\n]{1,70})\r?\n[Cc]ontent-/;

/** What was sent: a file, or a form with one and perhaps with a mapping. */
export const readUploadForm = async (bytes: Buffer): Promise<UploadedTable> => {
  const boundary = BOUNDARY.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  if (boundary === undefined) return { bytes, name: null, mapping: null };
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw refuse('file', 'field-invalid');
  });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw refuse('file', 'field-required');
  const mapping = form.get('mapping');
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    name: file.name,
    mapping: typeof mapping === 'string' && mapping.trim() !== '' ? mappingOf(mapping) : null,
  };
};
