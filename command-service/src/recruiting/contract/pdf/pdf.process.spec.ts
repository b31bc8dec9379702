import { deflateSync } from 'node:zlib';
import { isDrawn } from 'contracts/recruiting/contract/contract.letters';
import { create, type Font } from 'fontkit';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString, StandardFonts } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDocumentKey } from './certificate.ts';
import type { Finishing, Stamp } from './finish.ts';
import type { DocumentKey } from './pades.ts';
import { finishedPdf, letterPdf, takeInPdf } from './pdf.process.ts';
import { faces, readFace } from './typeface.ts';

const name = (text: string) => PDFName.of(text);
const pdfOf = async (change: (document: PDFDocument) => void = () => {}): Promise<Buffer> => {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
};
const codeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

/** A few kilobytes that are a gigabyte once they are read. */
const bomb = (): Buffer => {
  const runs = Buffer.alloc(16 * 1_048_576).map((_, index) => (index % 2 === 0 ? 129 : 0x31));
  const packed = deflateSync(runs);
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /RunLengthDecode] /Length ${packed.length} >>\nstream\n`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\n%%EOF';
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]);
};

describe('PDFs of strangers', () => {
  it('given what is no PDF, is broken, or has no pages, when taken in, then it is refused as unreadable', async () => {
    const whole = await pdfOf();
    for (const bytes of [Buffer.from('no PDF'), Buffer.from('%PDF-1.7\n%%EOF'), whole.subarray(0, 40)])
      expect(await codeOf(takeInPdf(bytes))).toBe('contract-pdf-unreadable');
  });

  it('given an encrypted one, when taken in, then it is refused by that name', async () => {
    const encrypted = await pdfOf(({ context }) => {
      const how = {
        Filter: 'Standard',
        V: 1,
        R: 2,
        P: -4,
        O: PDFString.of('o'.repeat(32)),
        U: PDFString.of('u'.repeat(32)),
      };
      context.trailerInfo.Encrypt = context.register(context.obj(how));
    });
    expect(await codeOf(takeInPdf(encrypted))).toBe('contract-pdf-encrypted');
  });

  it('given 300 pages, when taken in, then all are there; one with more than 500 is refused', async () => {
    const withPages = (count: number) =>
      pdfOf((document) => {
        const font = document.embedStandardFont(StandardFonts.Helvetica);
        for (let page = 2; page <= count; page += 1) document.addPage().drawText(`Page ${page}`, { font });
      });
    expect((await takeInPdf(await withPages(300))).pages).toBe(300);
    expect(await codeOf(takeInPdf(await withPages(501)))).toBe('contract-pdf-too-many-pages');
  });

  it('given scripts, an action as it opens, a form and a link, when taken in, then none of them is in the file', async () => {
    const busy = await pdfOf((document) => {
      const { context, catalog } = document;
      document.addJavaScript('greet', 'app.alert("hello")');
      const action = context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("open")') });
      catalog.set(name('OpenAction'), action);
      document.getForm().createTextField('who').addToPage(document.getPage(0), { width: 100, height: 20 });
      const note = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 50, 50], A: action });
      document.getPage(0).node.addAnnot(context.register(note));
    });
    const { bytes } = await takeInPdf(busy);
    const taken = await PDFDocument.load(bytes);
    const said = taken.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
      .filter((object) => object instanceof PDFDict || object instanceof PDFArray)
      .join('\n');
    expect(said).toContain('/Page');
    const left = ['JavaScript', '/JS', 'OpenAction', 'AcroForm', '/Link', '/Widget'].filter((word) =>
      said.includes(word),
    );
    expect(left).toEqual([]);
  });

  it('given one that unpacks to a gigabyte, when taken in, then it is refused, and other work goes on meanwhile', async () => {
    const exploding = codeOf(takeInPdf(bomb()));
    const letter = await letterPdf({ title: 'Meanwhile', markdown: 'Text', signatures: 'Signatures' });
    expect(letter.pages).toBe(2);
    expect(await exploding).toMatch(/^contract-pdf-(unreadable|too-complex)$/);
  });

  it('given no time, when taken in, then it is refused as too complex, and the next one is taken', async () => {
    const whole = await pdfOf();
    expect(await codeOf(takeInPdf(whole, 1))).toBe('contract-pdf-too-complex');
    expect((await takeInPdf(whole)).pages).toBe(1);
  });
});

describe('letters of documents', () => {
  it('given the letters that are said to be drawn, when looked for in each face, then they are there', async () => {
    for (const face of faces) {
      const { characterSet } = create(await readFace(face)) as Font;
      const known = new Set(characterSet);
      const drawn = Array.from({ length: 0x1_0000 }, (_, code) => code).filter((code) =>
        isDrawn(String.fromCodePoint(code)),
      );
      expect(drawn.length).toBeGreaterThan(1_500);
      expect(drawn.filter((code) => !known.has(code)).map((code) => code.toString(16))).toEqual([]);
    }
  });

  it('given a text with Polish, Russian, Greek and Vietnamese, when made, then it is drawn; with others, it is refused by them', async () => {
    const letter = (markdown: string) => letterPdf({ title: 'Łukasz Żółć', markdown, signatures: 'Assinaturas' });
    expect((await letter('Ирина, Ελένη, Nguyễn — 10 €')).pages).toBe(2);
    await expect(letter('李雷 👍 Ирина')).rejects.toMatchObject({
      code: 'contract-letters-unknown',
      detail: '李 雷 👍',
    });
  });
});

describe('finished PDFs', () => {
  let key: DocumentKey;
  beforeAll(async () => {
    key = await makeDocumentKey(new Date(0), 'localhost');
  });
  const stamp = (over: Partial<Stamp>): Stamp => ({
    ...{
      kind: 'text',
      page: 1,
      x: 0.1,
      y: 0.1,
      width: 0.3,
      height: 0.03,
      value: '',
      picture: null,
      caption: '',
      label: '',
    },
    ...over,
  });
  const finishing = async (stamps: Stamp[]): Promise<Finishing> => ({
    ...{
      original: await pdfOf(),
      stamps,
      key,
      reference: 'onrecord:none',
      signedFor: 'Onrecord',
      reason: 'All signed',
    },
    certificate: { trail: [{ text: 'Certificate: Łukasz, 李雷' }], values: { text: 'Answers' }, closing: [] },
    at: new Date(0).toISOString(),
  });

  it('given no picture of a signature, or one that cannot be read, when finished, then the file is made all the same', async () => {
    const signature = { kind: 'signature', value: 'Łukasz Żółć', caption: 'Łukasz Żółć · Employee' } as const;
    const made = await finishedPdf(
      await finishing([stamp(signature), stamp({ ...signature, picture: new Uint8Array([1, 2, 3]) })]),
    );
    expect(made.pages).toBe(2);
  });

  it('given values of 500 characters in small places, when finished, then the certificate has them in full', async () => {
    const short = await finishedPdf(await finishing([stamp({ value: 'Pier 4' })]));
    const long = Array.from({ length: 60 }, () => stamp({ value: 'pier '.repeat(100).trim(), label: 'Address' }));
    const made = await finishedPdf(await finishing(long));
    expect([short.pages, made.pages > 2]).toEqual([2, true]);
  });
});
