import { crc32 } from 'node:zlib';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:r>${properties}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const TYPES = `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONSHIPS = `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="r1" Type="${SCHEMAS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const TITLE = '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>';

const bodyOf = (title: string, paragraphs: readonly string[]): string =>
  `${XML}<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body>${paragraph(title, TITLE)}${paragraphs
    .map((one) => paragraph(one))
    .join('')}</w:body></w:document>`;

/** Fields of four bytes, little-endian, and of two where the list says so. */
const header = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** 1980-01-01, the first day that the format knows. */
const DAY = 0x0021;

/** An archive whose parts are not compressed. */
const zipOf = (parts: readonly (readonly [name: string, text: string])[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of parts) {
    const bytes = Buffer.from(text);
    const same = [
      ...([
        [2, 20],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, DAY],
        [4, crc32(bytes)],
      ] as const),
      ...([
        [4, bytes.length],
        [4, bytes.length],
        [2, name.length],
        [2, 0],
      ] as const),
    ] as const;
    const local = Buffer.concat([header([4, 0x04034b50], ...same), Buffer.from(name), bytes]);
    files.push(local);
    directory.push(
      header([4, 0x02014b50], [2, 20], ...same, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      Buffer.from(name),
    );
    at += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = [2, parts.length] as const;
  const end = header([4, 0x06054b50], [2, 0], [2, 0], count, count, [4, size], [4, at], [2, 0]);
  return Buffer.concat([...files, ...directory, end]);
};

/** A document as Word writes it. */
export const docxOf = (title: string, paragraphs: readonly string[]): Buffer =>
  zipOf([
    ['[Content_Types].xml', TYPES],
    ['_rels/.rels', RELATIONSHIPS],
    ['word/document.xml', bodyOf(title, paragraphs)],
  ]);
