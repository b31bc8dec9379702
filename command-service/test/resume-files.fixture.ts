import { deflateRawSync } from 'node:zlib';

const objectsOf = (pages: readonly string[]): string[] => {
  const first = 4;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + at * 2 + 1} 0 R
         /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
};

/** A PDF whose pages hold what they are told to draw. */
export const pdfFile = (pages: readonly string[], trailer = ''): Buffer => {
  let text = '%PDF-1.7\n';
  const places = objectsOf(pages).map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines}`;
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** Draws lines from the top of a page down; `size` and `x` in points. */
export const drawn = (lines: readonly string[], { size = 11, x = 72, y = 720 } = {}): string =>
  lines
    .map((line, at) => `BT /F1 ${size} Tf ${x} ${y - at * 16} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`)
    .join('\n');

/** One that asks for a password. */
export const lockedPdf = (): Buffer => {
  const key = '00'.repeat(32);
  return pdfFile(
    [drawn(['Ada'])],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${key}> /U <${key}> >> /ID [<00> <00>]`,
  );
};

const part = (name: string, content: string) => {
  const [bytes, path] = [Buffer.from(content), Buffer.from(name)];
  const packed = deflateRawSync(bytes);
  const sizes = (head: Buffer, at: number) => {
    head.writeUInt32LE(packed.length, at);
    head.writeUInt32LE(bytes.length, at + 4);
    head.writeUInt16LE(path.length, at + 8);
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(8, 8);
  sizes(local, 18);
  const entry = (start: number) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50);
    head.writeUInt16LE(8, 10);
    sizes(head, 20);
    head.writeUInt32LE(start, 42);
    return Buffer.concat([head, path]);
  };
  return { file: Buffer.concat([local, path, packed]), entry };
};

/** A Word document of these paragraphs, as XML. */
export const docxFile = (paragraphs: readonly string[]): Buffer => {
  const body = paragraphs.map((runs) => `<w:p>${runs}</w:p>`).join('');
  const parts = [
    part('[Content_Types].xml', '<Types/>'),
    part('word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`),
  ];
  let start = 0;
  const entries = parts.map(({ file, entry }) => {
    const head = entry(start);
    start += file.length;
    return head;
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...parts.map(({ file }) => file), directory, end]);
};
