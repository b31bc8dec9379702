import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import { certificateNumber } from 'contracts/training/certificate/certificate.choices';
import type { TrainingCertificateRecord } from 'contracts/training/certificate/certificate.entity';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { certificatePdf } from '#command-service/recruiting/contract/pdf/pdf.process';
import { linksInPdf } from '#command-service/test/pdf-links.fixture';
import { certificateDrawing } from './certificate.words.ts';

const id = derivedId('certificate pdf');
const link = `https://onrecord.example/p/certificates/${'a'.repeat(86)}`;
const record: TrainingCertificateRecord = {
  ...{ id, assignmentId: derivedId('a'), userId: exampleUserId, userName: 'Łucja Ångström', status: 'valid' },
  ...{ companyName: 'Harbor & Pine', programId: derivedId('p'), programVersion: 3, programName: 'First week' },
  ...{ earned: 4, possible: 5, completedOn: '2028-02-29', validUntil: '2029-02-28', expiresAt: null, noticeAt: null },
  ...{ withdrawnAt: null, createdAt: '2028-02-29T12:00:00.000Z', updatedAt: '2028-02-29T12:00:00.000Z' },
};
const drawingOf = (locale: Locale, more: Partial<TrainingCertificateRecord> = {}) => {
  const shown = { ...record, ...more };
  return certificateDrawing({ record: shown, name: shown.userName ?? '', link, locale, colour: '#0a6e5c' });
};

describe('a certificate as a PDF', () => {
  it('given one, when a library reads it, then it is one page with a title, a language, its company and its link (TRA-51)', async () => {
    const { bytes } = await certificatePdf(drawingOf('pt-br'));
    const pdf = await PDFDocument.load(bytes);
    expect([pdf.getPageCount(), pdf.getTitle(), pdf.getAuthor()]).toEqual([
      ...[1, 'Certificado: First week', 'Harbor & Pine'],
    ]);
    expect(pdf.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('pt-BR');
    expect(await linksInPdf(bytes)).toEqual([link]);
  });

  it('given the longest names, a word without an end and letters that the typeface lacks, when it is drawn, then it is one page', async () => {
    const longest = {
      programName: 'W'.repeat(200),
      userName: `张${'Wanda '.repeat(33)}`,
      companyName: 'Wood '.repeat(39),
    };
    const { bytes, pages } = await certificatePdf(drawingOf('en-us', longest));
    expect([pages, (await PDFDocument.load(bytes)).getPageCount()]).toEqual([1, 1]);
  });

  it('given points and an end, or neither, when it is written, then it says days, score and number in words of its language', () => {
    expect(drawingOf('en-us').facts).toEqual([
      ['Completed on', 'February 29, 2028'],
      ['Score', '4 of 5 points'],
      ['Valid until', 'February 28, 2029'],
      ['Certificate number', certificateNumber(id)],
    ]);
    expect(drawingOf('pt-br', { possible: 0, earned: 0, validUntil: null }).facts).toEqual([
      ['Concluído em', '29 de fevereiro de 2028'],
      ['Número do certificado', certificateNumber(id)],
    ]);
  });
});
