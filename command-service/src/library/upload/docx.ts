/** What a Word document says of its parts, at its end: a ZIP archive's central directory. Nothing is unpacked to read it. */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
/** The directory of a document of thousands of pictures has a fraction of that. */
const MAX_DIRECTORY_BYTES = 1_048_576;
/** Bytes that a document may grow to when Word opens it, all together and for each byte that is sent. */
const MAX_UNPACKED_BYTES = 1_073_741_824;
const MAX_GROWTH = 200;
/** A small part may be packed well without harm. */
const HARMLESS_BYTES = 10 * 1_048_576;
/** Word's own programs, and archives or programs that nobody expects in a document. */
const DANGEROUS_PART = /vbaProject|\.(?:exe|dll|js|vbs|bat|cmd|ps1|zip|docx|jar|html?)$/i;

type Part = { name: string; packed: number; unpacked: number };

const partsIn = (directory: Buffer): Part[] | null => {
  const parts: Part[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const end = at + ENTRY_BYTES + name;
    parts.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, end),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
    });
    at = end + extra + comment;
  }
  return parts;
};

/** What is at most this far from the end of the file, and how to read a part of it. */
export type Readable = { size: number; bytes(start: number, end: number): Promise<Buffer> };

/** Whether an archive is a Word document that grows to no more than is sensible. */
export const isSafeDocx = async ({ size, bytes }: Readable): Promise<boolean> => {
  if (size < END_BYTES) return false;
  const end = await bytes(size - END_BYTES, size - 1);
  // Word writes no comment: what has one is hidden behind it.
  if (end.readUInt32LE(0) !== END_SIGNATURE) return false;
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > MAX_DIRECTORY_BYTES || start + length !== size - END_BYTES || length === 0) return false;
  const parts = partsIn(await bytes(start, start + length - 1));
  if (!parts?.some(({ name }) => name === '[Content_Types].xml')) return false;
  if (!parts.some(({ name }) => name === 'word/document.xml')) return false;
  if (parts.some(({ name }) => DANGEROUS_PART.test(name))) return false;
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0);
  const growsTooMuch = parts.some((part) => part.unpacked > HARMLESS_BYTES && part.unpacked > part.packed * MAX_GROWTH);
  return unpacked <= MAX_UNPACKED_BYTES && !growsTooMuch;
};
