import { exampleUserId } from 'contracts/kernel/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { docxFile, drawn, lockedPdf, pdfFile } from '#command-service/test/resume-files.fixture';
import { pdfText } from './pdf-text.ts';

const path = '/api/tenant/candidates/resume-reading';
const LINES = [
  'ADA BERG',
  'Boatbuilder',
  'Duluth, MN 55802 | ada@mail.example | +1 218 555 0142',
  'https://github.com/adaberg',
  'Summary',
  'Builds wooden boats.',
  'Experience',
  'Joiner, Blue Door Yard',
  'March 2019 - present',
  'Planks and decks.',
  'Skills',
  'Lofting, Epoxy; Steam bending',
  'Languages',
  'English (native), Norwegian (basic)',
];

/** Milliseconds for a thread to begin on a busy machine. */
const PATIENCE = 90_000;

describe('a résumé that is read', { timeout: PATIENCE }, () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });
  const send = (bytes: Buffer, type = 'application/pdf') =>
    app
      .recruiter('post', path)
      .set('Content-Type', type)
      .send(bytes as never);
  const read = async (bytes: Buffer, type?: string) => {
    const { body } = await send(bytes, type);
    const values = body.suggestions.map(({ field, value }: { field: string; value: unknown }) => [field, value]);
    return { ...body, values: Object.fromEntries(values) };
  };
  const refusal = async (bytes: Buffer, type?: string) => {
    const { status, body } = await send(bytes, type);
    return [status, body.code, body.errors?.file];
  };

  it.each([
    ['a PDF', () => pdfFile([drawn(LINES)]), 'application/pdf'],
    [
      'a Word document',
      () => docxFile(LINES.map((line) => `<w:r><w:t xml:space="preserve">${line}</w:t></w:r>`)),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a text', () => Buffer.from(LINES.join('\r\n')), 'text/plain'],
  ])(
    'given %s, when it is read, then it says in fields what it seems to say, and nothing is kept',
    async (_, file, type) => {
      const { values, isCut, hasHidden } = await read(file(), type);
      expect(values).toMatchObject({
        ...{ firstName: 'Ada', lastName: 'Berg', currentTitle: 'Boatbuilder', email: 'ada@mail.example' },
        ...{
          phone: '+1 218 555 0142',
          city: 'Duluth',
          state: 'MN',
          postalCode: '55802',
          summary: 'Builds wooden boats.',
        },
        work: [{ jobTitle: 'Joiner', organization: 'Blue Door Yard', startDate: '2019-03', isCurrent: true }],
        skills: ['Lofting', 'Epoxy', 'Steam bending'],
        languages: [
          { name: 'English', level: 'native' },
          { name: 'Norwegian', level: 'basic' },
        ],
        webAddresses: [{ type: 'github', address: 'https://github.com/adaberg' }],
      });
      expect([isCut, hasHidden]).toEqual([false, false]);
      expect((await app.events.feed.read(0n, 10)).events).toEqual([]);
    },
  );

  it('given somebody of no company, when they have their own résumé read, then it says the same and nothing is kept', async () => {
    const { status, body } = await app
      .asPerson(exampleUserId)('post', '/api/candidate/profile/resume-reading')
      .set('Content-Type', 'text/plain')
      .send(LINES.join('\n'));
    expect([status, body.isCut, body.hasHidden]).toEqual([200, false, false]);
    expect(body.suggestions).toContainEqual({ field: 'currentTitle', value: 'Boatbuilder' });
    expect((await app.events.feed.read(0n, 10)).events).toEqual([]);
  });

  it('given text that nobody sees, when it is read, then it is left out and said to be there', async () => {
    const tiny = drawn(['Skills', 'Rocket science'], { size: 1, y: 400 });
    const outside = drawn(['hidden@mail.example'], { x: 5_000 });
    const pdf = await read(pdfFile([[outside, drawn(LINES), tiny].join('\n')]));
    expect([pdf.hasHidden, pdf.values.email]).toEqual([true, 'ada@mail.example']);
    expect(JSON.stringify(pdf.values)).not.toContain('Rocket');
    const word = await read(
      docxFile(['<w:r><w:rPr><w:vanish/></w:rPr><w:t>Skills</w:t></w:r>', '<w:r><w:t>Ada Berg</w:t></w:r>']),
      'application/octet-stream',
    );
    expect([word.hasHidden, word.values]).toEqual([true, { firstName: 'Ada', lastName: 'Berg' }]);
  });

  it('given a Word document that is nothing but the beginning of a tag, when it is read, then it is refused without delay', async () => {
    const endless = docxFile(['<w:r '.repeat(900_000)]);
    expect(await refusal(endless, 'application/octet-stream')).toEqual([
      ...[422, 'resume-without-text', ['resume-without-text']],
    ]);
  });

  it('given 300 pages, when they are read, then the first are, and it is said that there was more', async () => {
    const pages = [drawn(LINES), ...Array.from({ length: 299 }, (_, at) => drawn([`Page ${at + 2}`]))];
    const { isCut, values } = await read(pdfFile(pages));
    expect([isCut, values.lastName]).toEqual([true, 'Berg']);
  });

  it('given a password, a picture, a broken file or none, when it is read, then it is refused with its reason', async () => {
    expect(await refusal(lockedPdf())).toEqual([422, 'resume-encrypted', ['resume-encrypted']]);
    const compound = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]);
    expect((await refusal(compound))[1]).toBe('resume-encrypted');
    expect((await refusal(pdfFile(['0 0 100 100 re f'])))[1]).toBe('resume-without-text');
    expect((await refusal(Buffer.from('%PDF-1.7 and nothing more')))[1]).toBe('resume-unreadable');
    expect((await refusal(Buffer.from('PK\x03\x04 and nothing more')))[1]).toBe('resume-unreadable');
    expect((await refusal(Buffer.from([0, 1, 2, 3])))[1]).toBe('resume-unreadable');
    expect((await refusal(Buffer.alloc(5 * 1024 * 1024 + 1, 65)))[0]).toBe(413);
    expect((await app.as('Trainer')('post', path).set('Content-Type', 'text/plain').send('x')).status).toBe(403);
  });

  it('given a file that takes longer than it may, when it is read, then it is given up', async () => {
    await expect(pdfText(pdfFile([drawn(LINES)]), 0)).rejects.toMatchObject({ code: 'resume-too-complex' });
  });
});
