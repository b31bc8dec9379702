const [WIDTH, HEIGHT, MARGIN] = [612, 792, 72];
const [TITLE_SIZE, TEXT_SIZE, LEADING, GAP] = [22, 11, 16, 8];

/** Of a Helvetica letter, in parts of its size: wide enough for none to reach over the margin. */
const widthOf = (letter: string): number => {
  if (/[ijlt.,:;'’|!()I]/.test(letter)) return 0.29;
  if (/[mwMW—]/.test(letter)) return 0.86;
  return /[A-Z]/.test(letter) ? 0.7 : 0.55;
};
const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

const wrap = (text: string, most: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && lengthOf(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

/** Signs that the encoding of PDF's own typefaces has elsewhere than Unicode. */
const WIN_ANSI: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 };
const encoded = (text: string): string =>
  [...text].map((sign) => String.fromCharCode(WIN_ANSI[sign] ?? sign.charCodeAt(0))).join('');
const shown = (text: string): string => `(${encoded(text).replace(/[\\()]/g, '\\$&')}) Tj`;

type Line = { text: string; size: number; font: 'F1' | 'F2'; before: number };
const linesOf = (title: string, paragraphs: readonly string[]): Line[] => {
  const most = WIDTH - 2 * MARGIN;
  const block = (text: string, size: number, font: Line['font'], before: number) =>
    wrap(text, most / size).map((line, index): Line => ({ text: line, size, font, before: index === 0 ? before : 0 }));
  return [
    ...block(title, TITLE_SIZE, 'F2', 0),
    ...paragraphs.flatMap((paragraph) => block(paragraph, TEXT_SIZE, 'F1', GAP)),
  ];
};

/** What is written on each page. */
const pagesOf = (lines: readonly Line[]): string[] => {
  const pages: string[][] = [[]];
  let y = HEIGHT - MARGIN;
  for (const { text, size, font, before } of lines) {
    y -= before + (size === TITLE_SIZE ? TITLE_SIZE + GAP : LEADING);
    if (y < MARGIN) {
      pages.push([]);
      y = HEIGHT - MARGIN - LEADING;
    }
    pages.at(-1)?.push(`BT /${font} ${size} Tf 1 0 0 1 ${MARGIN} ${y} Tm ${shown(text)} ET`);
  }
  return pages.map((page) => page.join('\n'));
};

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
/** Objects before those of the pages: catalogue, list of pages, two typefaces. */
const FIRST_PAGE = 5;

/** A document of letter pages. */
export const pdfOf = (title: string, paragraphs: readonly string[]): Buffer => {
  const pages = pagesOf(linesOf(title, paragraphs));
  const idOf = (page: number) => FIRST_PAGE + 2 * page;
  const kids = pages.map((_, page) => `${idOf(page)} 0 R`).join(' ');
  const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>';
  const box = `[0 0 ${WIDTH} ${HEIGHT}]`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((content, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents ${idOf(page) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
