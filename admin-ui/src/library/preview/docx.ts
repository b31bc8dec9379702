/** Bytes of the text of a document that are read at most: the server lets through what grows reasonably. */
const MOST = 5 * 1_048_576;
const DOCUMENT = 'word/document.xml';
const [END, ENTRY] = [0x06054b50, 0x02014b50];

type Part = { at: number; size: number; isPacked: boolean };

/** Where in the archive its text is, as the directory at its end says. */
const documentPart = (view: DataView): Part | null => {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === ENTRY) {
    const [nameLength, more] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength));
    if (name === DOCUMENT) {
      const local = view.getUint32(at + 42, true);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      return { at: start, size: view.getUint32(at + 20, true), isPacked: view.getUint16(at + 10, true) !== 0 };
    }
    at += 46 + nameLength + more + view.getUint16(at + 32, true);
  }
  return null;
};

const unpacked = async (bytes: ArrayBuffer, { at, size, isPacked }: Part): Promise<string> => {
  const part = new Blob([new Uint8Array(bytes, at, size)]).stream();
  const reader = (isPacked ? part.pipeThrough(new DecompressionStream('deflate-raw')) : part).getReader();
  const decoder = new TextDecoder();
  let [text, read] = ['', 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.length;
    if (read > MOST) {
      await reader.cancel();
      throw new Error('too-large');
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text;
};

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const signs: Record<string, string> = { tab: '\t', br: '\n', cr: '\n' };

const textOf = (paragraph: Element): string =>
  [...paragraph.getElementsByTagNameNS(WORD, '*')]
    .map(({ localName, textContent }) => (localName === 't' ? (textContent ?? '') : (signs[localName] ?? '')))
    .join('');

/** The paragraphs of a Word document, as plain text. */
export const docxParagraphs = async (bytes: ArrayBuffer): Promise<string[]> => {
  const part = documentPart(new DataView(bytes));
  if (!part) throw new Error('no-document');
  const parsed = new DOMParser().parseFromString(await unpacked(bytes, part), 'application/xml');
  if (parsed.doctype || parsed.querySelector('parsererror')) throw new Error('no-document');
  return [...parsed.getElementsByTagNameNS(WORD, 'p')].map(textOf);
};
